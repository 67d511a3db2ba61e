import { describe, expect, it } from 'vitest';
import {
  costHead,
  costsOf,
  leastOf,
  marksOf,
  overCost,
  showCost,
  type TraceEvent,
} from '../../../../scripts/loaded/changeCost.mjs';
import { eachRow } from '../../../eachRow';

const marks = marksOf(10);

const mark = (name: string, ts: number): TraceEvent => ({ name, pid: 7, ts, args: {} });
const restyle = (ts: number, elementCount: number): TraceEvent => ({
  name: 'UpdateLayoutTree',
  pid: 7,
  ts,
  args: { elementCount },
});
const layout = (ts: number, dirtyObjects: number, pid = 7): TraceEvent => ({
  name: 'Layout',
  pid,
  ts,
  args: { beginData: { dirtyObjects } },
});

/** Two changes: the first reads a size between two writes; what comes after a frame is not a change's, nor is another page's. */
const trace = [
  layout(5, 900),
  mark(marks.changed, 10),
  restyle(12, 2),
  layout(13, 30),
  layout(14, 4),
  layout(15, 700, 8),
  mark(marks.drawn, 20),
  restyle(25, 500),
  mark(marks.changed, 30),
  restyle(31, 3),
  layout(32, 20),
  mark(marks.drawn, 40),
];

const cost = { elements: 360, layouts: 1, boxes: 34, restyles: 1, styled: 2 };

describe('what a changed quantity costs', () => {
  it('is counted from each change until its frame is drawn', () => {
    expect(costsOf(trace, marks)).toEqual([
      { layouts: 2, boxes: 34, restyles: 1, styled: 2 },
      { layouts: 1, boxes: 20, restyles: 1, styled: 3 },
    ]);
  });

  it('is the least of several changes, figure by figure', () => {
    expect(leastOf(costsOf(trace, marks))).toEqual({ layouts: 1, boxes: 20, restyles: 1, styled: 2 });
  });

  eachRow([
    [{}, []],
    [{ elements: 361 }, ['361 elements on the page, OVER 360']],
    [{ layouts: 2, boxes: 68 }, ['2 layouts, OVER 1', '68 boxes laid out, OVER 34']],
    [{ restyles: 3, styled: 12 }, ['3 style recalculations, OVER 1', '12 elements styled, OVER 2']],
  ])('is held figure by figure: %o', (more, over) => {
    expect(overCost({ ...cost, ...more }, cost)).toEqual(over);
  });

  it('is over a limit where nothing was counted', () => {
    expect(overCost({ ...cost, ...leastOf([]) }, cost)).toHaveLength(4);
  });

  it('is a row of the table', () => {
    expect([costHead.split('\n')[0], showCost('10 rows', cost)]).toEqual([
      '| a changed quantity of | elements on the page | layouts | boxes laid out | style recalculations | elements styled |',
      '| 10 rows | 360 | 1 | 34 | 1 | 2 |',
    ]);
  });
});
