// Everything that is measured in the browser, one after the other: `npm run bench`.
for (const bench of [
  'first-list',
  'change-latency',
  'form-paint',
  'typing-latency',
  'orders-table',
  'orders-grids',
  'form-typing',
  'door-search',
])
  await import(`./${bench}.mjs`);
