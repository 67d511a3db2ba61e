import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countSelected,
  filteredBy,
  isAmong,
  isNarrowed,
  nothingSelected,
  pageSelection,
  rangeOf,
  readSavedViews,
  readTableView,
  sameView,
  searchedFor,
  viewLike,
  viewNameProblem,
  wholeTable,
  withoutGone,
  withRows,
  withName,
  withView,
  writeSavedViews,
  writeTableView,
  type TableView,
} from '../../../../src/domain';

const word = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/);
const views: fc.Arbitrary<TableView> = fc.record({
  // A space after a word stays: somebody may still be typing.
  search: fc.string({ maxLength: 12 }).map((text) => (text.trim() === '' ? '' : text)),
  filters: fc.dictionary(word, fc.string({ minLength: 1, maxLength: 8 }), { maxKeys: 3 }).map((filters) => ({
    ...filters,
  })),
  sort: fc.option(
    fc.record({ column: word, direction: fc.constantFrom('ascending' as const, 'descending' as const) }),
  ),
  page: fc.integer({ min: 1, max: 400 }),
  hidden: fc.uniqueArray(word, { maxLength: 3 }).map((ids) => ids.sort()),
});

describe('what a list shows, as an address', () => {
  it('comes back as it went', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(readTableView(writeTableView(view))).toEqual(view);
      }),
    );
  });

  it('is empty for everything', () => expect(writeTableView(wholeTable)).toBe(''));

  it('is the same text for the same view, in whatever order it was made', () => {
    const one = filteredBy(filteredBy(wholeTable, 'status', 'paid'), 'type', '3001');
    const other = filteredBy(filteredBy(wholeTable, 'type', '3001'), 'status', 'paid');
    expect(writeTableView(one)).toBe(writeTableView(other));
  });

  it('leaves what makes no sense, and what belongs to others, alone', () => {
    expect(readTableView('?page=-2&sort=-&filter.=x&filter.status=&locale=ar')).toEqual(wholeTable);
  });
});

describe('a change of what is looked for', () => {
  const later = { ...wholeTable, page: 7 };

  it('begins at the first page', () => {
    expect(searchedFor(later, 'osei').page).toBe(1);
    expect(filteredBy(later, 'status', 'paid').page).toBe(1);
  });

  it('narrows until it is taken back', () => {
    const narrowed = filteredBy(later, 'status', 'paid');
    expect(isNarrowed(narrowed)).toBe(true);
    expect(isNarrowed(filteredBy(narrowed, 'status', ''))).toBe(false);
    expect(isNarrowed(searchedFor(later, '  '))).toBe(false);
  });
});

describe('a saved view', () => {
  const paid = filteredBy(wholeTable, 'status', 'paid');

  it('is found again on any page', () => {
    const saved = withView([], ' Paid ', { ...paid, page: 3 });
    expect(viewLike(saved, { ...paid, page: 5 })?.name).toBe('Paid');
    expect(sameView(paid, wholeTable)).toBe(false);
  });

  it('needs a name of its own', () => {
    const saved = withView([], 'Paid', paid);
    expect(viewNameProblem('  ', saved)).toBe('nameMissing');
    expect(viewNameProblem('Paid ', saved)).toBe('nameTaken');
    expect(viewNameProblem('Unpaid', saved)).toBeNull();
  });

  it('keeps what it shows under another name', () => {
    const saved = withView(withView([], 'Paid', paid), 'All', wholeTable);
    expect(withName(saved, 'Paid', ' Settled ').map(({ name }) => name)).toEqual(['Settled', 'All']);
    expect(viewLike(withName(saved, 'Paid', 'Settled'), paid)?.name).toBe('Settled');
  });

  it('survives the store, and a store that somebody else wrote to', () => {
    const saved = withView([], 'Paid', paid);
    expect(readSavedViews(writeSavedViews(saved))).toEqual(saved);
    for (const text of [null, '', '{', '{"a":1}', '[1,["x"],[2,"page=1"]]'])
      expect(readSavedViews(text)).toEqual([]);
  });
});

describe('chosen rows', () => {
  const page = ['a', 'b', 'c', 'd'];

  it('are chosen one by one and let go again', () => {
    const two = withRows(withRows(nothingSelected, ['a'], true), ['c'], true);
    expect([...two.ids]).toEqual(['a', 'c']);
    expect(pageSelection(two, page)).toBe('some');
    expect(pageSelection(withRows(two, page, true), page)).toBe('all');
    expect(pageSelection(withRows(two, page, false), page)).toBe('none');
  });

  it('reach from the last one to this, in either direction', () => {
    expect(rangeOf(page, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(rangeOf(page, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(rangeOf(page, 'gone', 'b')).toEqual(['b']);
  });

  it('are those of the page once one of every row is let go', () => {
    const every = { ids: new Set(page), isEvery: true };
    expect(countSelected(every, 241)).toBe(241);
    const fewer = withRows(every, ['b'], false, page);
    expect([...fewer.ids]).toEqual(['a', 'c', 'd']);
    expect(countSelected(fewer, 241)).toBe(3);
  });

  it('are chosen no more once they are gone', () => {
    const two = withRows(nothingSelected, ['a', 'c'], true);
    expect([...withoutGone(two, isAmong([{ id: 'b' }, { id: 'c' }])).ids]).toEqual(['c']);
    expect(withoutGone(two, isAmong([{ id: 'a' }, { id: 'c' }]))).toBe(two);
  });
});
