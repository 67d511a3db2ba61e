// The organizer's list of 10,000 orders beside AG Grid community and MUI X Data Grid with the same rows and columns, in one run:
// `npm run bench`, or `npm run bench:grids` for this alone. Both grids are installed for it, into a folder that is thrown away.
//   filter, sort, scroll   main thread, milliseconds: five letters of a search, two sorts, thirty steps down and thirty up
//   longest                longest task of all of them; 100 ms is the limit for ours
// MUI's free grid shows at most 100 rows a page: it filters and sorts all of them, and scrolls these.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { busyOf, openPages } from './openPages.mjs';
import { install, newHome, versions } from '../pack/packed.mjs';
import { count, ours, rows } from './ordersPages.mjs';

const limit = 100;
const share = 1 / 3;
const rounds = Number(process.env.ROUNDS ?? 3);
const steps = ['filter', 'sort', 'scroll'];

const names = `[['id', 'Order'], ['buyerName', 'Buyer'], ['buyerEmail', 'Email'], ['status', 'Status'], ['quantity', 'Tickets'], ['total', 'Total']]`;
const reactPage = (imports, body) => `
  import { createElement as h, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  ${imports}
  const orders = ${rows};
  function List() {
    const [search, setSearch] = useState('');
    const field = h('input', { type: 'search', value: search, onChange: (event) => setSearch(event.target.value) });
    ${body}
  }
  createRoot(document.querySelector('#root')).render(h(List));`;

const ag = reactPage(
  `import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
   import { AgGridReact } from 'ag-grid-react';
   ModuleRegistry.registerModules([AllCommunityModule]);
   const columns = ${names}.map(([field, headerName]) => ({ field, headerName, sortable: true, flex: 1 }));`,
  `return h('div', null, field, h('div', { style: { height: 512 } }, h(AgGridReact, {
     rowData: orders, columnDefs: columns, quickFilterText: search, getRowId: ({ data }) => data.id })));`,
);
const mui = reactPage(
  `import { DataGrid } from '@mui/x-data-grid';
   const columns = ${names}.map(([field, headerName]) => ({ field, headerName, flex: 1 }));`,
  `return h('div', null, field, h('div', { style: { height: 512 } }, h(DataGrid, {
     rows: orders, columns, pageSizeOptions: [100], initialState: { pagination: { paginationModel: { pageSize: 100 } } },
     filterModel: { items: [], quickFilterValues: search ? [search] : [] } })));`,
);

const grids = [
  { name: 'Boxoffice DataTable', page: ours, row: 'tbody tr', head: '#root button' },
  { name: 'AG Grid community', page: ag, row: '.ag-row', head: '.ag-header-cell-text' },
  {
    name: 'MUI X Data Grid',
    page: mui,
    row: '.MuiDataGrid-row',
    head: '.MuiDataGrid-columnHeaderTitle',
  },
];

/** One step of the work; answers how long each of its long tasks was. */
const work = (tab, step, head) =>
  tab.evaluate(
    async ([what, headSelector]) => {
      const tasks = [];
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
      observer.observe({ type: 'longtask' });
      const frames = async (many) => {
        for (let frame = 0; frame < many; frame += 1) await new Promise(requestAnimationFrame);
      };
      const steps = {
        async filter() {
          const search = document.querySelector('input[type=search]');
          const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
          for (const query of ['h', 'ha', 'han', 'hana', '']) {
            type.call(search, query);
            search.dispatchEvent(new Event('input', { bubbles: true }));
            // MUI waits for a pause in the typing.
            await frames(30);
          }
        },
        async sort() {
          const find = () =>
            [...document.querySelectorAll(headSelector)].find(({ textContent }) =>
              textContent.trim().startsWith('Total'),
            );
          for (let press = 0; press < 2; press += 1) {
            const button = find();
            if (!button) throw new Error(`no ${headSelector} of Total`);
            button.click();
            await frames(20);
          }
        },
        async scroll() {
          const box = [...document.querySelectorAll('#root *')]
            .filter(
              ({ scrollHeight, clientHeight }) => clientHeight > 100 && scrollHeight > clientHeight + 1_000,
            )
            .find((element) => /auto|scroll/.test(getComputedStyle(element).overflowY));
          for (let at = 0; at <= 60; at += 1) {
            box.scrollTop = (box.scrollHeight * (at <= 30 ? at : 60 - at)) / 30;
            await frames(1);
          }
        },
      };
      await steps[what]();
      await new Promise((done) => setTimeout(done, 200));
      observer.disconnect();
      return tasks.map(({ duration }) => duration);
    },
    [step, head],
  );

const home = newHome('grids');
const app = join(home, 'app');
mkdirSync(app);
writeFileSync(
  join(app, 'package.json'),
  JSON.stringify({ private: true, type: 'module', dependencies: versions('react', 'react-dom') }),
);
install(
  app,
  ...['ag-grid-community@36.2.0', 'ag-grid-react@36.2.0', '@mui/x-data-grid@9.17.0', '@mui/material@9.5.0'],
  ...['@emotion/react@^11.14.0', '@emotion/styled@^11.14.0'],
);
const alias = ['ag-grid-community', 'ag-grid-react', '@mui/x-data-grid'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: join(app, 'node_modules', name),
}));
const { browser, addressOf, close } = await openPages(
  Object.fromEntries(grids.map(({ page }, index) => [`grid${index}`, page])),
  { resolve: { alias, dedupe: ['react', 'react-dom'] } },
);
const results = grids.map(() => []);
try {
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { row, head }] of grids.entries()) {
      const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await tab.goto(addressOf(`grid${index}`));
      await tab.waitForSelector(row);
      await tab.waitForTimeout(1_000);
      const busy = await busyOf(tab);
      const result = { longest: 0 };
      for (const step of steps) {
        const before = await busy();
        const tasks = await work(tab, step, head);
        result[step] = (await busy()) - before;
        result.longest = Math.max(result.longest, ...tasks);
      }
      results[index].push(result);
      await tab.close();
    }
} finally {
  await close();
  rmSync(home, { recursive: true, force: true });
}

const best = (index, key) => Math.min(...results[index].map((result) => result[key]));
console.log(`\n${count} orders in three grids, main thread in ms, best of ${rounds}`);
for (const [index, { name }] of grids.entries())
  console.log(
    `  ${name.padEnd(22)}${[...steps, 'longest'].map((key) => `${key} ${best(index, key).toFixed(0)}`.padEnd(16)).join('')}`,
  );
for (const [index, { name }] of grids.entries())
  if (index > 0)
    console.log(
      `  ours of ${name}: ${steps.map((step) => `${step} ${(best(0, step) / best(index, step)).toFixed(2)}`).join(', ')}, aim ${share.toFixed(2)}`,
    );
if (best(0, 'longest') > limit) {
  console.log(`  longer than ${limit} ms`);
  process.exitCode = 1;
}
