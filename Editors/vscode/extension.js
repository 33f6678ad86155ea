// Starts `themec lsp` and shows its diagnostics, fixes, completion, hover, hints, lenses and definitions. Plain JavaScript
// without dependencies, so it speaks the protocol itself.
"use strict";
const { spawn } = require("child_process");
const vscode = require("vscode");

const isServed = (document) =>
  document.uri.scheme === "file" && /\.(xib|storyboard|xml|swift)$|\/\.themec\.yml$/.test(document.uri.path);

class Server {
  constructor(path, output) {
    this.output = output;
    this.pending = new Map();
    this.nextID = 1;
    this.buffer = Buffer.alloc(0);
    this.diagnostics = vscode.languages.createDiagnosticCollection("themec");
    this.process = spawn(path, ["lsp"]);
    this.process.stdout.on("data", (data) => this.read(data));
    this.process.stderr.on("data", (data) => output.append(String(data)));
    this.process.stdin.on("error", () => {});
    const end = (reason) => {
      output.appendLine(`themec ended: ${reason}`);
      for (const { reject } of this.pending.values()) reject(new Error("themec ended"));
      this.pending.clear();
    };
    this.process.on("error", (error) => end(error.message));
    this.process.on("exit", (code) => end(`status ${code}`));
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) { this.send({ method, params }); }

  request(method, params) {
    const id = this.nextID++;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.send({ id, method, params });
    });
  }

  read(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/Content-Length: *(\d+)/i.exec(this.buffer.toString("latin1", 0, end))?.[1]);
      if (this.buffer.length < end + 4 + length) return;
      const message = JSON.parse(this.buffer.toString("utf8", end + 4, end + 4 + length));
      this.buffer = this.buffer.subarray(end + 4 + length);
      this.handle(message);
    }
  }

  handle(message) {
    if (message.method === "textDocument/publishDiagnostics") return this.show(message.params);
    if (message.method === "window/logMessage") return this.output.appendLine(message.params.message);
    if (message.method === "window/showDocument") {
      const uri = vscode.Uri.parse(message.params.uri);
      const { external, selection } = message.params;
      const options = selection && { selection: range(selection) };
      const opened = external ? vscode.env.openExternal(uri) : vscode.window.showTextDocument(uri, options);
      Promise.resolve(opened).then(
        () => this.send({ id: message.id, result: { success: true } }),
        () => this.send({ id: message.id, result: { success: false } }));
      return;
    }
    if (message.method && message.id !== undefined) return this.send({ id: message.id, result: null });
    const waiting = this.pending.get(message.id);
    if (!waiting) return;
    this.pending.delete(message.id);
    if (message.error) waiting.reject(new Error(message.error.message));
    else waiting.resolve(message.result);
  }

  show({ uri, diagnostics }) {
    const shown = diagnostics.map((found) => {
      const diagnostic = new vscode.Diagnostic(range(found.range), found.message, found.severity - 1);
      diagnostic.source = found.source;
      diagnostic.code = found.code;
      diagnostic.tags = found.tags;
      diagnostic.relatedInformation = found.relatedInformation?.map(
        (related) => new vscode.DiagnosticRelatedInformation(location(related.location), related.message));
      return diagnostic;
    });
    this.diagnostics.set(vscode.Uri.parse(uri), shown);
  }

  stop() {
    return this.request("shutdown", null).then(() => this.notify("exit", null), () => this.process.kill());
  }
}

const range = ({ start, end }) => new vscode.Range(start.line, start.character, end.line, end.character);
const position = ({ line, character }) => new vscode.Position(line, character);
const location = (place) => new vscode.Location(vscode.Uri.parse(place.uri), range(place.range));
const at = (document, position) => ({ textDocument: { uri: String(document.uri) }, position });

function edit(changes) {
  const result = new vscode.WorkspaceEdit();
  for (const { textDocument, edits } of changes.documentChanges) {
    for (const one of edits) result.replace(vscode.Uri.parse(textDocument.uri), range(one.range), one.newText);
  }
  return result;
}

function register(context, server) {
  const selector = [{ scheme: "file", language: "xml" }, { scheme: "file", pattern: "**/.themec.yml" }];
  const { languages } = vscode;
  context.subscriptions.push(
    languages.registerHoverProvider(selector, {
      async provideHover(document, position) {
        const hover = await server.request("textDocument/hover", at(document, position));
        return hover && new vscode.Hover(new vscode.MarkdownString(hover.contents.value), range(hover.range));
      },
    }),
    languages.registerDefinitionProvider(selector, {
      async provideDefinition(document, position) {
        return (await server.request("textDocument/definition", at(document, position))).map(location);
      },
    }),
    languages.registerCompletionItemProvider(selector, {
      async provideCompletionItems(document, position) {
        const list = await server.request("textDocument/completion", at(document, position));
        return list.items.map((item) => {
          const shown = new vscode.CompletionItem(item.label, item.kind - 1);
          shown.detail = item.detail;
          shown.insertText = item.textEdit.newText;
          shown.range = range(item.textEdit.range);
          return shown;
        });
      },
    }, "<", " ", "\"", "/"),
    languages.registerRenameProvider(selector, {
      async provideRenameEdits(document, position, newName) {
        return edit(await server.request("textDocument/rename", { ...at(document, position), newName }));
      },
    }),
    languages.registerInlayHintsProvider(selector, {
      async provideInlayHints(document, visible) {
        const params = { textDocument: { uri: String(document.uri) }, range: visible };
        return (await server.request("textDocument/inlayHint", params)).map((found) => {
          const hint = new vscode.InlayHint(position(found.position), found.label);
          hint.paddingLeft = found.paddingLeft;
          hint.tooltip = found.tooltip;
          return hint;
        });
      },
    }),
    languages.registerCodeLensProvider(selector, {
      async provideCodeLenses(document) {
        const lenses = await server.request("textDocument/codeLens", { textDocument: { uri: String(document.uri) } });
        return lenses.map((lens) => new vscode.CodeLens(range(lens.range), lens.command));
      },
    }),
    ...["themec.open", "themec.preview"].map((command) =>
      vscode.commands.registerCommand(command, (...args) =>
        server.request("workspace/executeCommand", { command, arguments: args }))),
    languages.registerDocumentRangeFormattingEditProvider(selector, {
      async provideDocumentRangeFormattingEdits(document, selected, options) {
        const params = { textDocument: { uri: String(document.uri) }, range: selected, options };
        return (await server.request("textDocument/rangeFormatting", params)).map(
          (found) => new vscode.TextEdit(range(found.range), found.newText));
      },
    }),
    languages.registerCodeActionsProvider(selector, {
      async provideCodeActions(document, selected) {
        const params = { textDocument: { uri: String(document.uri) }, range: selected, context: { diagnostics: [] } };
        return (await server.request("textDocument/codeAction", params)).map((found) => {
          const action = new vscode.CodeAction(found.title, vscode.CodeActionKind.Empty.append(found.kind));
          action.edit = edit(found.edit);
          action.isPreferred = found.isPreferred;
          return action;
        });
      },
    }));
}

function synchronize(context, server) {
  const open = (document) => {
    if (!isServed(document)) return;
    server.notify("textDocument/didOpen", {
      textDocument: {
        uri: String(document.uri), languageId: document.languageId, version: document.version, text: document.getText(),
      },
    });
  };
  vscode.workspace.textDocuments.forEach(open);
  const watcher = vscode.workspace.createFileSystemWatcher("**/*.{xib,storyboard,xml,swift,h,m,yml,strings,xcstrings,json,txt}");
  const changed = (type) => (uri) =>
    server.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: String(uri), type }] });
  context.subscriptions.push(
    watcher, watcher.onDidCreate(changed(1)), watcher.onDidChange(changed(2)), watcher.onDidDelete(changed(3)),
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidCloseTextDocument((document) => {
      if (isServed(document)) server.notify("textDocument/didClose", { textDocument: { uri: String(document.uri) } });
    }),
    // The view around the cursor is marked in the served preview.
    vscode.window.onDidChangeTextEditorSelection(({ textEditor: { document }, selections }) => {
      if (isServed(document)) server.notify("themec/selection", at(document, selections[0].active));
    }),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isServed(document) || contentChanges.length === 0) return;
      // The ranges of the changes all refer to the text before the first of them, so the whole text is sent.
      server.notify("textDocument/didChange", {
        textDocument: { uri: String(document.uri), version: document.version },
        contentChanges: [{ text: document.getText() }],
      });
    }));
}

let server;

exports.activate = async function (context) {
  const output = vscode.window.createOutputChannel("themec");
  server = new Server(vscode.workspace.getConfiguration("themec").get("path"), output);
  context.subscriptions.push(output, server.diagnostics);
  const folders = (vscode.workspace.workspaceFolders ?? []).map((folder) => ({ uri: String(folder.uri), name: folder.name }));
  await server.request("initialize", {
    processId: process.pid, rootUri: folders[0]?.uri ?? null, workspaceFolders: folders,
    capabilities: {
      general: { markdown: { parser: "marked", allowedTags: ["img"] } },
      // The extension reports changes of files without being asked.
      workspace: { workspaceEdit: { documentChanges: true }, didChangeWatchedFiles: { dynamicRegistration: true } },
      window: { showDocument: { support: true } },
    },
  });
  server.notify("initialized", {});
  register(context, server);
  synchronize(context, server);
};

exports.deactivate = () => server?.stop();
