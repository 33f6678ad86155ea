/// The script of pages that a server replaces: it asks for changes, and replaces the content of the page without losing the
/// place and the filters, which are in the address. Views that are selected in the page and in an editor are exchanged with the
/// server.
let liveScript: StaticString = """
  'use strict';
  (() => {
    const root = new URL('.', document.currentScript.src);
    // That of the first pages, so that changes between the loading of a page and its first question are not missed.
    let revision = 1;
    let selected = null;

    function select() {
      if (selected) document.dispatchEvent(new CustomEvent('select-view', { detail: selected }));
    }
    document.addEventListener('view-selected', event => {
      selected = event.detail;
      fetch(new URL('select?' + new URLSearchParams({ page: path(location.href), id: selected }), root)).catch(() => {});
    });

    function path(url) {
      const address = new URL(url, document.baseURI);
      return address.href.startsWith(root.href) ? address.pathname.slice(root.pathname.length) || 'index.html' : null;
    }

    async function replace(paths) {
      if (paths.includes(path(location.href))) {
        const answer = await fetch(location.href.split('#')[0]);
        if (answer.ok) {
          const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
          const place = [scrollX, scrollY];
          document.title = next.title;
          document.body.replaceWith(next.body);
          const inspector = document.createElement('script');
          inspector.src = new URL('gallery.js?' + revision, root);
          inspector.addEventListener('load', () => {
            inspector.remove();
            select();
          });
          document.head.append(inspector);
          scrollTo(...place);
        }
      }
      for (const image of document.images) {
        if (paths.includes(path(image.src))) image.src = image.src.split('?')[0] + '?' + revision;
      }
    }

    async function watch() {
      for (;;) {
        try {
          const answer = await fetch(new URL('changes?' + revision, root), { cache: 'no-store' });
          if (!answer.ok) return;
          const changes = await answer.json();
          if (changes.revision !== revision) {
            revision = changes.revision;
            await replace(changes.paths);
            if (changes.selection && changes.selection.page === path(location.href)) {
              selected = changes.selection.id;
              select();
            }
          }
        } catch {
          // The server ended, or is started again with another address.
          return;
        }
      }
    }
    watch();
  })();
  """
