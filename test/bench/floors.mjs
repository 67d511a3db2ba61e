import { build } from 'esbuild';

const page = (script) => `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Tickets</title>
<meta name="viewport" content="width=device-width" /></head>
<body><div id="root"></div><script type="module" src="${script}"></script></body></html>`;

const load = "fetch('/api/v1/events/1001/tickets').then((answer) => answer.json())";
const price = '(ticket.buyerPrice / 100).toFixed(2)';
const total = (ticket, count) => `${ticket}.buyerPrice * ${count}`;

const vanilla = `
  ${load}.then(({ tickets }) => {
    const root = document.querySelector('#root');
    root.innerHTML = tickets.map((ticket) =>
      '<p>' + ticket.name + ' ' + ${price} + ' <select aria-label="Quantity">' +
      [0, 1, 2, 3, 4].map((count) => '<option>' + count).join('') + '</select></p>').join('') + '<p><output></output></p>';
    const chosen = new Map();
    root.addEventListener('change', ({ target }) => {
      chosen.set(target, ${total('tickets[[...root.children].indexOf(target.parentNode)]', 'target.value')});
      root.querySelector('output').textContent = [...chosen.values()].reduce((sum, amount) => sum + amount, 0) / 100;
    });
  });`;

const react = `
  import { createElement as h, useEffect, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  function Tickets() {
    const [tickets, show] = useState([]);
    const [chosen, choose] = useState({});
    useEffect(() => { ${load}.then((answer) => show(answer.tickets)); }, []);
    const total = tickets.reduce((sum, ticket) => sum + ${total('ticket', '(chosen[ticket.id] ?? 0)')}, 0);
    return [...tickets.map((ticket) => h('p', { key: ticket.id }, ticket.name, ' ', ${price}, ' ',
      h('select', { 'aria-label': 'Quantity', value: chosen[ticket.id] ?? 0,
        onChange: (event) => choose({ ...chosen, [ticket.id]: Number(event.target.value) }) },
        [0, 1, 2, 3, 4].map((count) => h('option', { key: count }, count))))),
      h('p', { key: 'total' }, h('output', null, total / 100))];
  }
  createRoot(document.querySelector('#root')).render(h(Tickets));`;

/** What a form costs at the least: nothing is controlled, checked, kept or shown upon a key. */
const form = `
  import { createElement as h } from 'react';
  import { createRoot } from 'react-dom/client';
  const attendees = Number(new URLSearchParams(location.search).get('attendees'));
  const list = (length, draw) => Array.from({ length }, (_, index) => draw(index + 1));
  createRoot(document.querySelector('#root')).render(h('form', null, list(attendees, (person) =>
    h('fieldset', { key: person }, h('legend', null, 'Attendee ' + person), list(10, (question) =>
      h('p', { key: question }, h('label', null, 'Question ' + question + ' ',
        h('input', { name: 'attendees.' + person + '.' + question }))))))));`;

const bundle = async (contents) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0].text;
};

/** The least that shows the same list and adds it up, or the same form: address → page, and the files they load. */
export async function floors() {
  return {
    '/floor/vanilla': page('/floor/vanilla.js'),
    '/floor/react': page('/floor/react.js'),
    '/floor/form': page('/floor/form.js'),
    '/floor/vanilla.js': vanilla,
    '/floor/react.js': await bundle(react),
    '/floor/form.js': await bundle(form),
  };
}
