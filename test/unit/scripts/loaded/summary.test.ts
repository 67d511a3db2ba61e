import { describe, expect, it } from 'vitest';
import { overLimit, phasesOf, showLoaded, type Loaded } from '../../../../scripts/loaded/summary.mjs';
import { eachRow } from '../../../eachRow';

const request = (path: string, begun: number, ended: number, bytes: number) => ({
  path,
  begun,
  ended,
  bytes,
});

/** Usable after a second, by two files; a third is still on its way, and a fourth follows. */
const loaded: Loaded = {
  from: -Infinity,
  usable: 1_000,
  requests: [
    request('/', 0, 100, 500),
    request('/assets/index.js', 100, 600, 60_000),
    request('/assets/index.css', 100, 300, 5_000),
    request('/api/v1/events/1001/tickets', 700, 900, 800),
    request('/assets/texts.js', 700, 1_400, 11_000),
    request('/assets/form.js', 1_100, 1_500, 7_000),
  ],
};

describe('what is loaded until the list can be used', () => {
  it('is scripts and styles by the moment they were begun', () => {
    const { first, arrived, later } = phasesOf(loaded);
    const paths = [first, arrived, later].map((requests) => requests.map(({ path }) => path));
    expect(paths).toEqual([
      ['/assets/index.js', '/assets/index.css', '/assets/texts.js'],
      ['/assets/index.js', '/assets/index.css'],
      ['/assets/form.js'],
    ]);
  });

  it('leaves out what was begun before the list could be used', () => {
    const { first } = phasesOf({ ...loaded, from: 1_000, usable: 1_600 });
    expect(first.map(({ path }) => path)).toEqual(['/assets/form.js']);
  });

  eachRow([
    [76_000, 3, []],
    [76_000, 2, ['3 requests, OVER 2']],
    [75_900, 3, ['76.0 kB, OVER 75.9 kB']],
  ])('is held at %i bytes in %i requests', (bytes, requests, over) => {
    expect(overLimit(loaded, { bytes, requests })).toEqual(over);
  });

  it('is a row of the table', () => {
    expect(showLoaded('a page', loaded)).toBe(
      '| a page | 76.0 kB in 3 | 65.0 kB in 2 | 1.0 s | 7.0 kB in 1 |',
    );
  });
});
