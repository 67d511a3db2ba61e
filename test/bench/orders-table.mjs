// How long the organizer's list of 10,000 orders keeps the main thread busy while it is scrolled, searched and sorted, against a
// bare table of the same rows: `npm run bench`. No CPU is throttled: a list of this length is worked with at a desk.
//   longest   longest task of all steps; 200 ms is the limit
//   busy      main thread over all steps
import { busyOf, openPages } from './openPages.mjs';
import { count, ours, rows } from './ordersPages.mjs';

const limit = 200;
const rounds = Number(process.env.ROUNDS ?? 3);

/** The least that shows, finds and sorts the same: every row is there, nothing is drawn by a library. */
const floor = `
  const orders = ${rows};
  const draw = (found) => { body.innerHTML = found.map((order) => '<tr><td>' + order.id + '<td>' + order.buyerName + '<td>' +
    order.buyerEmail + '<td>' + order.status + '<td>' + order.quantity + '<td>' + order.total / 100).join(''); };
  const root = document.querySelector('#root');
  root.innerHTML = '<input type="search" /><button name="total">Total</button><div data-scroll style="height:32rem;overflow:auto"><table><tbody>';
  const body = root.querySelector('tbody');
  root.querySelector('input').addEventListener('input', ({ target }) => draw(orders.filter((order) =>
    (order.buyerName + order.buyerEmail + order.id).toLowerCase().includes(target.value))));
  root.querySelector('button').addEventListener('click', () => draw([...orders].sort((a, b) => b.total - a.total)));
  draw(orders);`;

/** Scrolls to the end and back, searches, and sorts; answers the milliseconds of each long task, and of all. */
const work = (page) =>
  page.evaluate(async () => {
    const tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
    const frames = async (many) => {
      for (let frame = 0; frame < many; frame += 1) await new Promise(requestAnimationFrame);
    };
    const box = [...document.querySelectorAll('#root *')].find(
      (element) =>
        element.scrollHeight > element.clientHeight + 1_000 && getComputedStyle(element).overflowY === 'auto',
    );
    for (let step = 0; step <= 60; step += 1) {
      box.scrollTop = (box.scrollHeight * (step <= 30 ? step : 60 - step)) / 30;
      await frames(1);
    }
    const search = document.querySelector('input[type=search]');
    const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    for (const query of ['h', 'ha', 'han', 'hana', '']) {
      type.call(search, query);
      search.dispatchEvent(new Event('input', { bubbles: true }));
      await frames(4);
    }
    for (const button of document.querySelectorAll('button'))
      if (button.textContent.startsWith('Total')) {
        button.click();
        break;
      }
    await frames(10);
    await new Promise((done) => setTimeout(done, 200));
    return tasks.map(({ duration }) => duration);
  });

const { browser, addressOf, close } = await openPages({ floor, boxoffice: ours });
const results = new Map([
  ['bare table, every row drawn', []],
  ['Boxoffice DataTable', []],
]);
try {
  for (let round = 0; round < rounds; round += 1)
    for (const [index, name] of [...results.keys()].entries()) {
      const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await tab.goto(addressOf(index === 0 ? 'floor' : 'boxoffice'));
      await tab.waitForSelector('tbody tr');
      await tab.waitForTimeout(1_000);
      const busy = await busyOf(tab);
      const before = await busy();
      const tasks = await work(tab);
      results.get(name).push({ longest: Math.max(0, ...tasks), busy: (await busy()) - before });
      await tab.close();
    }
} finally {
  await close();
}
const best = (name, key) => Math.min(...results.get(name).map((result) => result[key]));
console.log(`\n${count} orders scrolled, searched and sorted, best of ${rounds}`);
const [floorName, ourName] = [...results.keys()];
for (const name of results.keys())
  console.log(
    `  ${name.padEnd(28)} longest task ${best(name, 'longest').toFixed(0)} ms  ${(best(name, 'longest') / best(floorName, 'longest')).toFixed(2)} × bare` +
      `  busy ${best(name, 'busy').toFixed(0)} ms  ${(best(name, 'busy') / best(floorName, 'busy')).toFixed(2)} × bare`,
  );
if (best(ourName, 'longest') > limit) {
  console.log(`  longer than ${limit} ms`);
  process.exitCode = 1;
}
