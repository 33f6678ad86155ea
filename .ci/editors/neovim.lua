-- Drives the server in Neovim 0.7 or later: diagnostics, completion, a fix and a rename in two files.
-- Usage: nvim --headless -u NONE -l neovim.lua, or with -S in 0.7. THEMEC is the program.
vim.cmd("autocmd BufRead,BufNewFile *.xib setfiletype xml")

local function fail(message)
  io.stderr:write(message .. "\n")
  vim.cmd("cquit 1")
end

local function await(what, condition)
  if not vim.wait(60000, condition, 50) then fail("timeout: " .. what) end
end

local function run()
  vim.cmd("edit LoginPane.xib")
  local buffer = vim.api.nvim_get_current_buf()
  local id = vim.lsp.start_client({ name = "themec", cmd = { vim.env.THEMEC, "lsp" }, root_dir = vim.fn.getcwd() })
  vim.lsp.buf_attach_client(buffer, id)
  local client = vim.lsp.get_client_by_id(id)
  await("initialize", function() return client.initialized or client.server_capabilities ~= nil end)
  await("diagnostics", function() return #vim.diagnostic.get(buffer) > 0 end)
  local codes = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do
    codes[#codes + 1] = diagnostic.message
  end
  local all = table.concat(codes, "\n")
  if not all:find("missing", 1, true) then fail("no diagnostic about the outlet 'missing':\n" .. all) end
  if not all:find("scaleToFil", 1, true) then fail("no diagnostic about 'scaleToFil':\n" .. all) end

  local function request(method, params)
    local answers = vim.lsp.buf_request_sync(buffer, method, params, 60000)
    local answer = answers and answers[id]
    if not answer or answer.err then fail(method .. ": " .. vim.inspect(answer)) end
    return answer.result
  end
  local function at(text, offset)
    local line, column = unpack(vim.fn.searchpos(text, "nw"))
    return {
      textDocument = vim.lsp.util.make_text_document_params(buffer),
      position = { line = line - 1, character = column - 1 + offset },
    }
  end

  local items = request("textDocument/completion", at('destination="lbl-1', #'destination="')).items
  local labels = vim.tbl_map(function(item) return item.label end, items)
  -- The outlet is a label, so that the view cannot be its destination.
  if not vim.tbl_contains(labels, "lbl-1") or vim.tbl_contains(labels, "view-1") then
    fail("completion of ids: " .. vim.inspect(labels))
  end

  local mistake = at("scaleToFil", 0)
  local actions = request("textDocument/codeAction", {
    textDocument = mistake.textDocument,
    range = { start = mistake.position, ["end"] = mistake.position },
    context = { diagnostics = {} },
  })
  local fix
  for _, action in ipairs(actions) do
    if action.title:find("scaleToFill", 1, true) then fix = action end
  end
  if not fix then fail("no fix of 'scaleToFil': " .. vim.inspect(actions)) end
  vim.lsp.util.apply_workspace_edit(fix.edit, client.offset_encoding or "utf-16")
  if vim.fn.search('contentMode="scaleToFill"', "nw") == 0 then fail("the fix was not applied") end

  local rename = at('property="nameLabel', #'property="')
  rename.newName = "titleLabel"
  vim.lsp.util.apply_workspace_edit(request("textDocument/rename", rename), client.offset_encoding or "utf-16")
  vim.cmd("silent wall")
  local swift = table.concat(vim.fn.readfile("LoginPane.swift"), "\n")
  local xib = table.concat(vim.fn.readfile("LoginPane.xib"), "\n")
  if swift:find("nameLabel", 1, true) or select(2, swift:gsub("titleLabel", "")) ~= 2 then fail("rename in Swift:\n" .. swift) end
  if not xib:find('property="titleLabel"', 1, true) then fail("rename in the XIB:\n" .. xib) end
  await("no diagnostic about the mistake", function()
    for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do
      if diagnostic.message:find("scaleToFil'", 1, true) then return false end
    end
    return true
  end)
  print("Neovim: diagnostics, completion, fix and rename\n")
  vim.cmd("qall!")
end

local ok, message = pcall(run)
if not ok then fail(tostring(message)) end
