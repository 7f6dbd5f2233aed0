// Draws the plots of a report: once for light grounds and paper, and for dark ones when they are wanted.
(() => {
  'use strict';
  const read = id => document.getElementById(id).textContent;
  const palettes = JSON.parse(read('palettes'));
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const boxes = [...document.querySelectorAll('.drawing')];
  const font = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
  const COLOURS = new Set(['color', 'range', 'stroke', 'fill', 'value']);

  /** The specification with the palette's colours in place of their names. */
  function specification(box, palette) {
    const named = { ...palette, first: palette.categories[0] };
    const fill = (key, value) =>
      COLOURS.has(key) && typeof value === 'string' && value[0] === '$' ? named[value.slice(1)] : value;
    return JSON.parse(read('spec-' + box.id.slice('drawing-'.length)), fill);
  }

  function fit(spec, room) {
    const { columns, square } = spec.usermeta;
    spec.autosize = { type: 'pad' };
    if (!columns) {
      spec.width = room;
      spec.autosize = { type: 'fit-x', contains: 'padding' };
      return;
    }
    const names = spec.data.values.map(datum => datum.y.length);
    const margin = (square ? 30 : 50) + 7 * Math.max(...names);
    const widest = square ? 54 : 84;
    const step = Math.max(square ? 22 : 34, Math.min(widest, Math.floor((room - margin) / columns)));
    spec.width = { step };
    spec.height = { step: square ? step : 34 };
    spec.params = [{ name: 'step', value: step }];
  }

  function config(palette, spec, room) {
    const longest = Math.max(0, ...spec.usermeta.legend.map(name => name.length));
    return {
      background: 'transparent',
      font,
      view: { stroke: null },
      axis: {
        labelColor: palette.ink, titleColor: palette.quiet, labelFontSize: 12, titleFontSize: 12,
        titleFontWeight: 'normal', gridColor: palette.hairline, domainColor: palette.hairline,
        ticks: false, labelPadding: 6, titlePadding: 10, labelLimit: Math.round(room * 0.42),
        tickCount: 6, maxExtent: room, labelOverlap: true
      },
      axisBand: { grid: false },
      axisQuantitative: { domain: false },
      legend: {
        orient: 'top', direction: 'horizontal', labelColor: palette.ink, titleColor: palette.quiet,
        labelFontSize: 12, titleFontSize: 12, titleFontWeight: 'normal', labelLimit: room - 40,
        columns: Math.max(1, Math.floor(room / (longest * 7 + 44))), symbolSize: 90,
        symbolStrokeWidth: 2, symbolOpacity: 1, offset: 12
      }
    };
  }

  async function draw(box, scheme) {
    let place = box.querySelector('.' + scheme);
    if (!place) {
      place = document.createElement('div');
      place.className = scheme;
      box.append(place);
    }
    const room = box.clientWidth;
    const palette = palettes[scheme];
    const spec = specification(box, palette);
    fit(spec, room);
    const options = {
      mode: 'vega-lite', ast: true, renderer: 'svg', actions: false, defaultStyle: false, config: config(palette, spec, room),
      tooltip: { theme: scheme }
    };
    const { view } = await vegaEmbed(place, spec, options);
    if (scheme === 'light') box.view = view;
  }

  let width = 0;
  async function drawAll() {
    width = document.documentElement.clientWidth;
    for (const box of boxes) {
      await draw(box, 'light');
      if (dark.matches) await draw(box, 'dark');
    }
  }

  function offerToSave(box) {
    const line = document.createElement('p');
    line.className = 'save';
    for (const kind of ['svg', 'png']) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Save as ' + kind.toUpperCase();
      button.addEventListener('click', async () => {
        const link = document.createElement('a');
        link.href = await box.view.toImageURL(kind, 3);
        link.download = box.parentElement.id + '.' + kind;
        link.click();
      });
      line.append(button);
    }
    box.parentElement.querySelector('.data').append(line);
  }

  let waiting = 0;
  addEventListener('resize', () => {
    cancelAnimationFrame(waiting);
    if (document.documentElement.clientWidth !== width) waiting = requestAnimationFrame(drawAll);
  });
  dark.addEventListener('change', drawAll);
  boxes.forEach(offerToSave);
  drawAll();
})();
