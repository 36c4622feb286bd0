-- For Neovim from 0.7 on: put it into the folder plugin/ of your configuration. From 0.11 on, docs/editors.md has fewer
-- lines. `vim.lsp.start` came with 0.8.
vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  pattern = { '*.storyboard', '*.xib' },
  callback = function() vim.bo.filetype = 'xml' end,
})

local client

vim.api.nvim_create_autocmd('FileType', {
  pattern = { 'yaml', 'json', 'xml' },
  callback = function(event)
    local marker = vim.fn.findfile('.a11ylint.yml', '.;')
    local root = marker ~= '' and vim.fn.fnamemodify(marker, ':p:h') or vim.fn.getcwd()
    local config = { name = 'a11ylint', cmd = { 'a11ylint', 'server' }, root_dir = root }
    if vim.lsp.start then
      vim.lsp.start(config)
    else
      client = client or vim.lsp.start_client(config)
      if client then vim.lsp.buf_attach_client(event.buf, client) end
    end
  end,
})
