// Runs Editors/vscode/extension.js without Visual Studio Code: `make server-test`. The client that the extension asks for
// is a small one of ours, which starts the program as it is told to, opens a screen and waits for its findings. The path
// of the program is the only argument.
"use strict";

const assert = require("node:assert");
const { spawn } = require("node:child_process");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");

const program = path.resolve(process.argv[2]);
const root = path.resolve(__dirname, "../..");
const manifest = JSON.parse(fs.readFileSync(path.join(root, "Editors/vscode/package.json"), "utf8"));
const screen = "screen: A\ntitle: A\nelements:\n  - { type: button, id: pay, image: ic_pay }\n";
const uri = "file:///project/a.yaml";
const folder = { uri: { fsPath: root, toString: () => "file:///project" } };
const settings = { path: program, set: ["rules.small-target=off"], rules: [], configuration: "" };
const shown = [];
let heard;
const findings = new Promise((resolve) => (heard = resolve));

class LanguageClient {
  constructor(id, name, server, options) {
    Object.assign(this, { server, options });
    for (const { language } of options.documentSelector) {
      assert(manifest.activationEvents.includes(`onLanguage:${language}`), language);
    }
  }

  async start() {
    this.child = spawn(this.server.command, this.server.args, this.server.options);
    let buffer = Buffer.alloc(0);
    this.child.stdout.on("data", (block) => {
      buffer = Buffer.concat([buffer, block]);
      for (;;) {
        const head = /^Content-Length: (\d+)\r\n\r\n/.exec(buffer.toString("latin1"));
        if (!head || buffer.length < head[0].length + Number(head[1])) return;
        const end = head[0].length + Number(head[1]);
        const message = JSON.parse(buffer.subarray(head[0].length, end).toString("utf8"));
        buffer = buffer.subarray(end);
        if (message.method === "textDocument/publishDiagnostics") heard(message.params.diagnostics);
      }
    });
    const rootUri = this.options.workspaceFolder.uri.toString();
    this.send({ id: 1, method: "initialize", params: {
      rootUri, capabilities: {}, initializationOptions: this.options.initializationOptions } });
    this.send({ method: "initialized", params: {} });
    this.send({ method: "textDocument/didOpen", params: {
      textDocument: { uri, languageId: "yaml", version: 1, text: screen } } });
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.child.stdin.write(body);
  }

  needsStop() { return true; }

  async stop() {
    this.send({ id: 2, method: "shutdown" });
    this.send({ method: "exit" });
    const status = await new Promise((resolve) => this.child.on("exit", resolve));
    assert.strictEqual(status, 0);
  }
}

const commands = [];
const vscode = {
  commands: { registerCommand: (name) => commands.push(name) },
  window: { showErrorMessage: (text) => shown.push(text) },
  workspace: {
    workspaceFolders: [folder],
    getConfiguration: () => ({ ...settings, get: (name) => settings[name] }),
    onDidChangeWorkspaceFolders: () => ({}),
    onDidChangeConfiguration: () => ({}),
  },
};
const load = Module._load;
Module._load = (name, ...more) =>
  name === "vscode" ? vscode : name === "vscode-languageclient/node" ? { LanguageClient } : load(name, ...more);

async function main() {
  for (const key of ["name", "version", "publisher", "engines", "main", "activationEvents", "contributes"]) {
    assert(manifest[key], `package.json has no ${key}`);
  }
  assert.deepStrictEqual(Object.keys(manifest.dependencies), ["vscode-languageclient"]);
  const declared = Object.keys(manifest.contributes.configuration.properties).map((name) => name.replace("a11ylint.", ""));
  assert.deepStrictEqual(declared.sort(), Object.keys(settings).sort());
  const extension = require(path.join(root, "Editors/vscode", manifest.main));
  extension.activate({ subscriptions: { push() {} } });
  assert.deepStrictEqual(commands, manifest.contributes.commands.map((entry) => entry.command));
  const rules = (await findings).map((finding) => finding.code);
  assert(rules.includes("missing-label"), `${rules}`);
  await extension.deactivate();
  assert.deepStrictEqual(shown, []);
  console.log("extension: it starts the server, which answers");
}

setTimeout(() => { throw new Error("no findings after 30 seconds"); }, 30000).unref();
main().catch((error) => { console.error(error); process.exit(1); });
