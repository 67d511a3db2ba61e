// How long from the answer to Order Now until the form's first field is on the screen, and from the answer with the questions until the first
// attendee's are: `npm run bench`. CPU 4× slower; its chunks were loaded while tickets were chosen.
//   field       answer → frame with the form's first field
//   attendees   answer with the questions → frame with the first attendee's first field
//   task        the longest task in either
import { median, openBench, quartiles } from './openBench.mjs';
import { chooseFor, eventFor } from './formEvent.mjs';

const attendees = Number(process.env.ATTENDEES ?? 10);
const rounds = Number(process.env.ROUNDS ?? 5);

/** Notes in the page when each answer had come, when what it brings was drawn, and each task of over 50 ms. */
function watch() {
  const moments = (globalThis.moments = { tasks: [] });
  const note = (name) => (moments[name] ??= performance.now());
  const painted = (name) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => note(name);
      port2.postMessage(null);
    });
  new MutationObserver(() => {
    if (document.querySelector('form input')) painted('field');
    if (document.querySelector('form input[name^="attendees."]')) painted('attendees');
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries()) {
      if (/\/transactions\?/.test(name)) moments.held ??= responseEnd;
      if (/\/person_tickets\?/.test(name)) moments.asked ??= responseEnd;
    }
  }).observe({ type: 'resource' });
  new PerformanceObserver((list) =>
    moments.tasks.push(...list.getEntries().map((task) => task.toJSON())),
  ).observe({
    type: 'longtask',
  });
}

async function measure(bench) {
  const { page, leave } = await bench.visit();
  await page.addInitScript(watch);
  const order = await chooseFor(page, bench.address, attendees);
  await order();
  await page.waitForFunction(() => globalThis.moments.attendees, null, { timeout: 120_000 });
  // The observers hear of it later.
  await page.waitForTimeout(1_000);
  const { held, asked, field, attendees: drawn, tasks } = await page.evaluate(() => globalThis.moments);
  await leave();
  const during = tasks.filter(({ startTime, duration }) => startTime + duration > held && startTime < drawn);
  return {
    field: field - held,
    attendees: drawn - asked,
    task: Math.max(0, ...during.map(({ duration }) => duration)),
  };
}

const bench = await openBench();
try {
  bench.offer(eventFor(attendees));
  const results = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measure(bench));
  console.log(`\nForm of ${attendees} attendees, median of ${rounds}`);
  for (const figure of ['field', 'attendees', 'task']) {
    const taken = results.map((result) => result[figure]);
    const middle = quartiles(taken).map((time) => time.toFixed(0));
    console.log(`  ${figure.padEnd(10)} ${median(taken).toFixed(0)} (${middle.join('–')}) ms`);
  }
} finally {
  await bench.close();
}
