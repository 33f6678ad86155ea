/// The style of a gallery, added after the style of all pages.
let galleryStyle: StaticString = """

  header{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:8px 24px;align-items:baseline;padding:12px 24px;background:var(--panel);border-bottom:1px solid var(--line)}
  header p{margin:0}
  a{color:var(--accent)}
  form{display:flex;flex-wrap:wrap;gap:8px 16px}
  form[hidden],.card[hidden],section[hidden]{display:none}
  label{color:var(--soft);font-size:13px}
  input[type=search],select{font:inherit;font-size:13px;padding:3px 6px;border:1px solid var(--line);border-radius:6px;background:var(--ground);color:var(--ink)}
  #count{color:var(--soft);font-size:13px}
  #cards,#compare{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:24px;padding:24px;align-items:end}
  #compare{display:flex;overflow-x:auto;align-items:flex-start;background:var(--panel);border-bottom:1px solid var(--line)}
  #compare[hidden]{display:none}
  .card{margin:0;display:flex;flex-direction:column;gap:8px;min-width:0}
  .card img{display:block;width:auto;height:auto;max-width:100%;max-height:420px;border-radius:8px;outline:1px solid var(--line)}
  #compare .card img{max-width:none;max-height:70vh}
  figcaption{display:flex;flex-wrap:wrap;gap:2px 8px;align-items:baseline;align-content:flex-start;min-height:44px;font-size:13px}
  small{color:var(--soft);font-size:12px}
  figcaption button,header button{font:inherit;font-size:12px;padding:2px 8px;border:1px solid var(--line);border-radius:6px;background:transparent;color:var(--accent);cursor:pointer}
  figcaption button[aria-pressed=true]{background:var(--accent);color:var(--panel);border-color:var(--accent)}
  h2{font-size:13px;margin:0}
  .split{display:flex;align-items:flex-start}
  .split .screens{flex:1;min-width:0}
  #inspector{position:sticky;top:56px;width:440px;max-height:calc(100vh - 56px);overflow:auto;padding:24px;font-size:13px}
  #inspector dl{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:8px 0}
  #inspector dt{color:var(--soft)}
  #inspector dd{margin:0;overflow-wrap:anywhere}
  #inspector pre{font:12px/1.45 Menlo,monospace;white-space:pre;overflow:auto;padding:8px;background:var(--panel);border:1px solid var(--line);border-radius:6px}
  .view.marked{outline:2px solid #ff2d92;outline-offset:0}
  @media(max-width:900px){.split{flex-direction:column}#inspector{position:static;width:100%}}

  """
