import { build } from 'esbuild';

const page = (script) => `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Tickets</title>
<meta name="viewport" content="width=device-width" /></head>
<body><div id="root"></div><script type="module" src="${script}"></script></body></html>`;

const load = "fetch('/api/v1/events/1001/tickets').then((answer) => answer.json())";
const price = '(ticket.buyerPrice / 100).toFixed(2)';

const vanilla = `
  ${load}.then(({ tickets }) => {
    document.querySelector('#root').innerHTML = tickets.map((ticket) =>
      '<p>' + ticket.name + ' ' + ${price} + ' <select aria-label="Quantity">' +
      [0, 1, 2, 3, 4].map((count) => '<option>' + count).join('') + '</select></p>').join('');
  });`;

const react = `
  import { createElement as h, useEffect, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  function Tickets() {
    const [tickets, show] = useState([]);
    useEffect(() => { ${load}.then((answer) => show(answer.tickets)); }, []);
    return tickets.map((ticket) => h('p', { key: ticket.id }, ticket.name, ' ', ${price}, ' ',
      h('select', { 'aria-label': 'Quantity' }, [0, 1, 2, 3, 4].map((count) => h('option', { key: count }, count)))));
  }
  createRoot(document.querySelector('#root')).render(h(Tickets));`;

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

/** The least that shows the same list: address → page, and the files they load. */
export async function floors() {
  return {
    '/floor/vanilla': page('/floor/vanilla.js'),
    '/floor/react': page('/floor/react.js'),
    '/floor/vanilla.js': vanilla,
    '/floor/react.js': await bundle(react),
  };
}
