/// The style of pages, for the browser's light and dark appearance.
let pageStyle: StaticString = """
  :root{color-scheme:light dark;--ground:#ededf2;--panel:#fff;--ink:#1c1c1e;--soft:#5c5c66;--line:#c8c8d0;--accent:#0058c4;--hint:#3c3c434d}
  @media(prefers-color-scheme:dark){:root{--ground:#141416;--panel:#1f1f23;--ink:#f2f2f7;--soft:#a6a6b0;--line:#3c3c44;--accent:#6cb0ff;--hint:#ebebf54d}}
  *{box-sizing:border-box}
  body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.4 -apple-system,Helvetica Neue,Arial,sans-serif}
  h1{font-size:15px;margin:0}
  .screens{display:flex;flex-wrap:wrap;gap:32px;padding:32px;align-items:flex-start}
  .detail{margin:0 0 8px;color:var(--soft);font-size:13px}
  .screen{position:relative;overflow:hidden;border-radius:12px;outline:1px solid var(--line);color-scheme:light}
  .view{position:absolute}
  .view>svg{position:absolute;left:0;top:0;overflow:visible}
  .view>input{position:absolute;inset:0;width:100%;height:100%;border:0;background:transparent;font-family:inherit}
  .view>input::placeholder{color:var(--hint);opacity:1}
  .read{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:pre-wrap}
  .view:focus-visible,.view>input:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
  """
