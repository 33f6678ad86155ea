"""Sends every request of the language server once, with pytest-lsp. THEMEC is the program, PROJECT the folder."""
import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

FOLDER = pathlib.Path(os.environ["PROJECT"])
XIB = FOLDER / "LoginPane.xib"
URI = XIB.as_uri()
DOCUMENT = types.TextDocumentIdentifier(uri=URI)


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["THEMEC"], "lsp"]))
async def client(lsp_client: LanguageClient):
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities("neovim"),
            workspace_folders=[types.WorkspaceFolder(uri=FOLDER.as_uri(), name="test")],
        )
    )
    lsp_client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(uri=URI, language_id="xml", version=1, text=XIB.read_text())
        )
    )
    yield
    await lsp_client.shutdown_session()


def position_of(text, offset=0):
    before = XIB.read_text().split(text)[0]
    return types.Position(line=before.count("\n"), character=len(before.split("\n")[-1]) + offset)


async def test_every_request(client: LanguageClient):
    report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=DOCUMENT))
    assert any("scaleToFil" in item.message for item in report.items)
    project = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    assert any(item.uri == URI for item in project.items)
    place = position_of("lbl-1", 1)
    at = {"text_document": DOCUMENT, "position": place}
    assert len(await client.text_document_definition_async(types.DefinitionParams(**at))) == 1
    references = types.ReferenceParams(**at, context=types.ReferenceContext(include_declaration=True))
    assert len(await client.text_document_references_async(references)) == 3
    assert len(await client.text_document_document_highlight_async(types.DocumentHighlightParams(**at))) == 3
    assert await client.text_document_prepare_rename_async(types.PrepareRenameParams(**at)) is not None
    edit = await client.text_document_rename_async(types.RenameParams(**at, new_name="lbl-2"))
    assert edit.changes or edit.document_changes
    items = await client.text_document_completion_async(types.CompletionParams(**at))
    assert "lbl-1" in [item.label for item in items.items]
    label = {"text_document": DOCUMENT, "position": position_of("<label", 3)}
    assert "UILabel" in (await client.text_document_hover_async(types.HoverParams(**label))).contents.value
    assert await client.text_document_linked_editing_range_async(types.LinkedEditingRangeParams(**label)) is not None
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=DOCUMENT))
    assert symbols
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(text_document=DOCUMENT))
    selection = types.SelectionRangeParams(text_document=DOCUMENT, positions=[place])
    assert await client.text_document_selection_range_async(selection)
    await client.text_document_document_color_async(types.DocumentColorParams(text_document=DOCUMENT))
    options = types.FormattingOptions(tab_size=4, insert_spaces=True)
    await client.text_document_formatting_async(types.DocumentFormattingParams(text_document=DOCUMENT, options=options))
    whole = types.Range(start=types.Position(line=0, character=0), end=types.Position(line=30, character=0))
    ranged = types.DocumentRangeFormattingParams(text_document=DOCUMENT, range=whole, options=options)
    await client.text_document_range_formatting_async(ranged)
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(text_document=DOCUMENT, range=whole))
    assert "label" in hints[0].label
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(text_document=DOCUMENT))
    assert [(lens.command.title, lens.command.command) for lens in lenses] == [("preview", "themec.preview")]
    actions = types.CodeActionParams(
        text_document=DOCUMENT,
        range=whole,
        context=types.CodeActionContext(diagnostics=[]),
    )
    found = await client.text_document_code_action_async(actions)
    assert "add the outlet 'missing' to 'LoginPane'" in [action.title for action in found]
    assert await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="nameLabel"))
    command = types.ExecuteCommandParams(command="themec.open", arguments=[URI])
    assert await client.workspace_execute_command_async(command) is None
