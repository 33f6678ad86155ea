/// The script of a gallery: filters and comparison on the index, the inspector on the page of a theme.
///
/// Content of themes is only set as `textContent` and attributes, never as markup.
let galleryScript: StaticString = """
  'use strict';
  (() => {
    const index = document.getElementById('cards');
    if (index) startIndex(index);
    const views = document.getElementById('views');
    if (views) startInspector(JSON.parse(views.textContent));

    function startIndex(main) {
      const form = document.getElementById('filters');
      const count = document.getElementById('count');
      const tray = document.getElementById('compare');
      const cards = [...main.querySelectorAll('.card')];
      const keys = ['screenlet', 'theme', 'size', 'appearance', 'language'].filter(key => form.elements[key]);
      form.hidden = false;
      for (const key of ['size', 'appearance', 'language']) {
        const select = form.elements[key];
        if (select && select.options.length > 1) select.selectedIndex = 1;
      }
      const hash = new URLSearchParams(location.hash.slice(1));
      for (const [key, value] of hash) if (form.elements[key]) form.elements[key].value = value;
      function update() {
        const words = form.elements.text.value.toLowerCase().split(/\\s+/).filter(Boolean);
        let shown = 0;
        for (const card of cards) {
          const text = [...card.querySelectorAll('figcaption span, figcaption small')].map(part => part.textContent).join(' ').toLowerCase();
          const fits = keys.every(key => !form.elements[key].value || card.dataset[key] === form.elements[key].value)
            && words.every(word => text.includes(word));
          card.hidden = !fits;
          if (fits) shown += 1;
        }
        count.textContent = shown + ' of ' + cards.length + ' screens';
        const state = new URLSearchParams();
        for (const key of ['text', ...keys]) state.set(key, form.elements[key].value);
        history.replaceState(null, '', '#' + state);
      }
      form.addEventListener('input', update);
      form.addEventListener('submit', event => event.preventDefault());
      for (const card of cards) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'Compare';
        button.setAttribute('aria-pressed', 'false');
        button.setAttribute('aria-label', 'Compare ' + card.querySelector('img').alt);
        let copy = null;
        button.addEventListener('click', () => {
          if (copy) {
            copy.remove();
            copy = null;
          } else {
            copy = card.cloneNode(true);
            copy.querySelector('button').remove();
            tray.append(copy);
          }
          button.setAttribute('aria-pressed', String(copy !== null));
          tray.hidden = tray.children.length === 0;
        });
        card.querySelector('figcaption').append(button);
      }
      update();
    }

    function startInspector(data) {
      const panel = document.getElementById('inspector');
      // The inspector of a former version of the page ends.
      window.endInspector?.abort();
      window.endInspector = new AbortController();
      const { signal } = window.endInspector;
      let kept = null;
      let marked = null;
      function add(list, term, text) {
        if (text === undefined || text === '') return;
        const dt = document.createElement('dt');
        const dd = document.createElement('dd');
        dt.textContent = term;
        dd.textContent = text;
        list.append(dt, dd);
      }
      function viewDataOf(element) {
        const screen = data.screens[Number(element.closest('[data-screen]').dataset.screen)];
        return screen[Number(element.dataset.node)];
      }
      function show(element) {
        if (marked) marked.classList.remove('marked');
        marked = element;
        if (!element) return;
        element.classList.add('marked');
        const view = viewDataOf(element);
        const list = document.createElement('dl');
        add(list, 'class', view.class);
        add(list, 'outlet', view.outlets);
        add(list, 'id', view.id);
        const [x, y, width, height] = view.frame.map(length => Math.round(length * 100) / 100);
        add(list, 'frame', x + ', ' + y + ', ' + width + ' × ' + height);
        for (const key of ['presents', 'fires', 'background', 'font', 'opacity']) add(list, key, view[key]);
        panel.replaceChildren(list);
        const explanation = data.explanations[view.id];
        if (explanation) {
          const pre = document.createElement('pre');
          pre.textContent = explanation;
          panel.append(pre);
        }
      }
      function viewOf(event) {
        const element = event.target.closest && event.target.closest('.view');
        return element && element.closest('[data-screen]') ? element : null;
      }
      document.addEventListener('mouseover', event => {
        const element = viewOf(event);
        if (!kept && element) show(element);
      }, { signal });
      document.addEventListener('focusin', event => {
        const element = viewOf(event);
        if (element) show(element);
      }, { signal });
      document.addEventListener('click', event => {
        const element = viewOf(event);
        if (!element) return;
        kept = kept === element ? null : element;
        show(element);
        if (kept) document.dispatchEvent(new CustomEvent('view-selected', { detail: viewDataOf(kept).id }));
      }, { signal });
      document.addEventListener('select-view', event => {
        const element = [...document.querySelectorAll('[data-screen] .view')].find(
          view => viewDataOf(view).id === event.detail);
        if (!element) return;
        kept = element;
        show(element);
        element.scrollIntoView({ block: 'nearest' });
      }, { signal });
      document.addEventListener('keydown', event => {
        if (event.key === 'Escape') {
          kept = null;
          show(null);
        }
      }, { signal });
    }
  })();

  """
