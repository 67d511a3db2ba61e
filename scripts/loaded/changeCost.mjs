/** Marks in a page around a change: the last moment before it, and the first after its frame was drawn. @param length of the list */
export const marksOf = (length) => ({ changed: `${length} rows changed`, drawn: `${length} rows drawn` });

const sum = (events, figure) => events.reduce((total, event) => total + (figure(event) ?? 0), 0);

/** What the page of the marks did between each two of them, in a trace of the whole browser. */
export function costsOf(events, marks) {
  const starts = events.filter(({ name }) => name === marks.changed);
  const ends = events.filter(({ name }) => name === marks.drawn);
  return starts.map(({ pid, ts: from }, change) => {
    const done = events.filter(
      (event) => event.pid === pid && event.ts >= from && event.ts <= ends[change].ts,
    );
    const layouts = done.filter(({ name }) => name === 'Layout');
    const restyles = done.filter(({ name }) => name === 'UpdateLayoutTree');
    return {
      layouts: layouts.length,
      boxes: sum(layouts, ({ args }) => args.beginData?.dirtyObjects),
      restyles: restyles.length,
      styled: sum(restyles, ({ args }) => args.elementCount),
    };
  });
}

const words = {
  elements: 'elements on the page',
  layouts: 'layouts',
  boxes: 'boxes laid out',
  restyles: 'style recalculations',
  styled: 'elements styled',
};

/** The least of each figure: what else a busy machine does meanwhile is not the change's. */
export const leastOf = (costs) =>
  Object.fromEntries(
    ['layouts', 'boxes', 'restyles', 'styled'].map((figure) => [
      figure,
      Math.min(...costs.map((cost) => cost[figure])),
    ]),
  );

/** What of a change is over its limits, in words. */
export const overCost = (cost, limits) =>
  Object.entries(words)
    .filter(([figure]) => cost[figure] > limits[figure])
    .map(([figure, name]) => `${cost[figure]} ${name}, OVER ${limits[figure]}`);

const row = (...cells) => `| ${cells.join(' | ')} |`;
export const costHead = [
  row('a changed quantity of', ...Object.values(words)),
  row('---', ...Object.values(words).map(() => '---')),
].join('\n');

/** A row of the table. */
export const showCost = (name, cost) => row(name, ...Object.keys(words).map((figure) => cost[figure]));
