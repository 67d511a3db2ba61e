import { kilo } from '../attribute.mjs';

/** Scripts and styles; answers of the backend and pictures are the event's. */
const isCode = ({ path }) => /\.(?:js|css)$/.test(path);
const sum = (requests) => requests.reduce((bytes, request) => bytes + request.bytes, 0);

/** What was begun until the list, or then the form, could be used, what of it had come by then, and what followed. */
export function phasesOf({ from, usable, requests }) {
  const code = requests.filter((request) => isCode(request) && request.begun > from);
  const first = code.filter(({ begun }) => begun <= usable);
  return {
    first,
    arrived: first.filter(({ ended }) => ended <= usable),
    later: code.filter(({ begun }) => begun > usable),
  };
}

/** What of a page is over its limits, in words. */
export function overLimit(loaded, limits) {
  const { first } = phasesOf(loaded);
  const bytes = sum(first);
  return [
    ...(first.length > limits.requests ? [`${first.length} requests, OVER ${limits.requests}`] : []),
    ...(bytes > limits.bytes ? [`${kilo(bytes)}, OVER ${kilo(limits.bytes)}`] : []),
  ];
}

const row = (...cells) => `| ${cells.join(' | ')} |`;
export const tableHead = [
  row('page', 'begun until usable', 'of it arrived', 'usable', 'within 3 s after'),
  row('---', '---', '---', '---', '---'),
].join('\n');

/** A row of the table; with `each`, every request below it, in order. */
export function showLoaded(name, loaded, each = false) {
  const { first, arrived, later } = phasesOf(loaded);
  const cell = (requests) => `${kilo(sum(requests))} in ${requests.length}`;
  const line = row(
    ...[name, cell(first), cell(arrived), `${(loaded.usable / 1_000).toFixed(1)} s`, cell(later)],
  );
  if (!each) return line;
  const times = ({ begun, ended, bytes, path }) =>
    `  ${[begun, ended, bytes].map((figure) => String(Math.round(figure)).padStart(7)).join('')}  ${path}`;
  return [line, '    begun  ended  bytes', ...loaded.requests.map(times)].join('\n');
}
