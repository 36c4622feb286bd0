// Starts `a11ylint server` for each folder of the workspace, with the settings of that folder.
"use strict";

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

/** The clients by the URI of their folder; files outside of all folders have the key "". */
const clients = new Map();

/** Only what the server reads; it ignores files that describe no screen. */
const languages = ["yaml", "xml", "json"];

function start(folder) {
  const key = folder ? folder.uri.toString() : "";
  if (clients.has(key)) return;
  const program = vscode.workspace.getConfiguration("a11ylint", folder).get("path");
  const server = { command: program, args: ["server"], options: folder ? { cwd: folder.uri.fsPath } : {} };
  const pattern = folder ? { baseUri: folder.uri.toString(), pattern: "**/*" } : undefined;
  const client = new LanguageClient("a11ylint", "a11ylint", server, {
    documentSelector: languages.map((language) => ({ language, scheme: "file", pattern })),
    workspaceFolder: folder,
    initializationOptions: vscode.workspace.getConfiguration("a11ylint", folder),
    synchronize: { configurationSection: "a11ylint" },
  });
  clients.set(key, client);
  client.start().catch((error) => {
    vscode.window.showErrorMessage(`a11ylint could not be started as “${program}”: ${error.message ?? error}`);
  });
}

async function stop(key) {
  const client = clients.get(key);
  clients.delete(key);
  if (client && client.needsStop()) await client.stop();
}

function startAll() {
  const folders = vscode.workspace.workspaceFolders ?? [];
  if (folders.length) folders.forEach(start);
  else start(undefined);
}

async function restart() {
  await Promise.all([...clients.keys()].map(stop));
  startAll();
}

exports.activate = (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand("a11ylint.restart", restart),
    vscode.workspace.onDidChangeWorkspaceFolders((change) => {
      change.removed.forEach((folder) => stop(folder.uri.toString()));
      change.added.forEach(start);
    }),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("a11ylint.path")) restart();
    }),
  );
  startAll();
};

exports.deactivate = () => Promise.all([...clients.keys()].map(stop));
