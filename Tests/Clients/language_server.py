"""A session of a real client with the language server: `make server-test`.

The client is pygls, which reads every answer as the type that the protocol gives it (lsprotocol): what does not fit
raises an error. The path of the program is the only argument. Not part of `make test`, since it needs packages from
PyPI; the same conversations are had in Swift, without a process.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from lsprotocol import types as lsp
from pygls.lsp.client import LanguageClient

SCREEN = """\
screen: Pay 😀
title: Pay
elements:
  - type: button
    id: pay
    image: arrow
    action: pay
    frame: [16, 100, 358, 50]
"""


class Client(LanguageClient):
    """A client that keeps what it is told."""

    def __init__(self):
        super().__init__("a11ylint-test", "1")
        self.published = asyncio.Queue()
        self.watchers = []
        self.trouble = []

        @self.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def _(params: lsp.PublishDiagnosticsParams):
            self.published.put_nowait(params)

        @self.feature(lsp.CLIENT_REGISTER_CAPABILITY)
        def _(params: lsp.RegistrationParams):
            self.watchers += params.registrations

        @self.feature(lsp.WINDOW_LOG_MESSAGE)
        def _(params: lsp.LogMessageParams):
            self.trouble.append(params.message)

        @self.feature(lsp.WINDOW_SHOW_MESSAGE)
        def _(params: lsp.ShowMessageParams):
            self.trouble.append(params.message)

    def report_server_error(self, error, source):
        self.trouble.append(f"{source}: {error!r}")

    async def findings(self):
        return await asyncio.wait_for(self.published.get(), 10)


def abilities(pulls):
    """What the client says that it can do."""
    document = lsp.TextDocumentClientCapabilities(
        publish_diagnostics=lsp.PublishDiagnosticsClientCapabilities(
            related_information=True, code_description_support=True, data_support=True),
        hover=lsp.HoverClientCapabilities(content_format=[lsp.MarkupKind.Markdown]),
        document_symbol=lsp.DocumentSymbolClientCapabilities(hierarchical_document_symbol_support=True),
        code_action=lsp.CodeActionClientCapabilities(
            code_action_literal_support=lsp.ClientCodeActionLiteralOptions(
                code_action_kind=lsp.ClientCodeActionKindOptions(value_set=[lsp.CodeActionKind.QuickFix]))),
        diagnostic=lsp.DiagnosticClientCapabilities() if pulls else None)
    workspace = lsp.WorkspaceClientCapabilities(
        did_change_watched_files=lsp.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True),
        workspace_edit=lsp.WorkspaceEditClientCapabilities(document_changes=True))
    general = lsp.GeneralClientCapabilities(position_encodings=[lsp.PositionEncodingKind.Utf16])
    return lsp.ClientCapabilities(text_document=document, workspace=workspace, general=general)


async def begin(program, folder, pulls):
    client = Client()
    await client.start_io(program, "server")
    result = await client.initialize_async(
        lsp.InitializeParams(capabilities=abilities(pulls), root_uri=folder.as_uri(), process_id=None))
    assert result.server_info.name == "a11ylint", result
    assert result.capabilities.position_encoding == lsp.PositionEncodingKind.Utf16, result
    client.initialized(lsp.InitializedParams())
    uri = (folder / "pay.yaml").as_uri()
    client.text_document_did_open(
        lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(uri=uri, language_id="yaml", version=1, text=SCREEN)))
    return client, lsp.TextDocumentIdentifier(uri=uri)


async def end(client):
    await client.shutdown_async(None)
    client.exit(None)
    assert await asyncio.wait_for(client._server.wait(), 10) == 0
    assert client.trouble == [], client.trouble


async def converse(program, folder):
    """Everything that an editor asks, once."""
    client, document = await begin(program, folder, pulls=False)
    found = await client.findings()
    assert found.version == 1 and found.diagnostics, found
    first = found.diagnostics[0]
    assert first.source == "a11ylint" and first.data["fingerprint"], first
    assert [item.method for item in client.watchers] == ["workspace/didChangeWatchedFiles"]

    place = lsp.Position(3, 5)
    hover = await client.text_document_hover_async(lsp.HoverParams(document, place))
    assert "VoiceOver, stop 1 of 1" in hover.contents.value, hover
    actions = await client.text_document_code_action_async(
        lsp.CodeActionParams(document, lsp.Range(place, place), lsp.CodeActionContext(found.diagnostics)))
    accepting = [action for action in actions if action.title.startswith("Accept ")]
    assert accepting and accepting[0].edit.document_changes[0].edits, actions
    outline = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(document))
    assert outline[0].name == "Pay 😀" and outline[0].children[0].name == "button#pay", outline

    named = lsp.TextDocumentContentChangePartial(
        range=lsp.Range(lsp.Position(5, 4), lsp.Position(5, 9)), text="label: Pay\n    image")
    client.text_document_did_change(
        lsp.DidChangeTextDocumentParams(lsp.VersionedTextDocumentIdentifier(version=2, uri=document.uri), [named]))
    changed = await client.findings()
    assert changed.version == 2 and len(changed.diagnostics) < len(found.diagnostics), changed

    client.text_document_did_save(lsp.DidSaveTextDocumentParams(document))
    assert (await client.findings()).diagnostics == changed.diagnostics
    client.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams([]))
    assert (await client.findings()).diagnostics == changed.diagnostics
    client.text_document_did_close(lsp.DidCloseTextDocumentParams(document))
    assert not (await client.findings()).diagnostics
    await end(client)
    return found.diagnostics


async def ask(program, folder):
    """The findings, for a client that asks for them."""
    client, document = await begin(program, folder, pulls=True)
    report = await client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(document))
    await end(client)
    return report.items


async def main(program):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        sent = await converse(program, folder)
        assert await ask(program, folder) == sent
    print("language server: every answer is as the protocol has it")


asyncio.run(main(str(Path(sys.argv[1]).resolve())))
