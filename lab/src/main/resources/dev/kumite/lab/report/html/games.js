// Lets a reader narrow a list of games to those that contain some words.
(() => {
  'use strict';
  for (const list of document.querySelectorAll('details.games')) {
    const finder = list.querySelector('.finder');
    if (!finder) continue;
    const games = [...list.querySelectorAll('li')].map(item => ({ item, text: item.textContent.toLowerCase() }));
    finder.hidden = false;
    finder.querySelector('input').addEventListener('input', event => {
      const words = event.target.value.toLowerCase().split(/\s+/).filter(word => word);
      let shown = 0;
      for (const { item, text } of games) {
        item.hidden = !words.every(word => text.includes(word));
        if (!item.hidden) shown++;
      }
      finder.querySelector('output').textContent = words.length ? shown + ' of ' + games.length : '';
    });
  }
})();
