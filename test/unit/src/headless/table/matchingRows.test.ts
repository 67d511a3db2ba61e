import { describe, expect, it } from 'vitest';
import { wholeTable } from '../../../../../src/domain';
import { matchingRows } from '../../../../../src/headless/table';

interface Row {
  name: string;
  seats: number;
}
const rows: Row[] = [
  { name: 'İzmir', seats: 40 },
  { name: 'Lagos', seats: 140 },
];
const columns = [{ value: ({ name }: Row) => name }, { value: ({ seats }: Row) => seats }, {}];
const isLarge = ({ seats }: Row, { size }: Readonly<Record<string, string>>) =>
  size !== 'large' || seats > 100;
const found = (search: string, filters = {}, locale = 'en') =>
  matchingRows(rows, columns, { ...wholeTable, search, filters }, isLarge, locale).map(({ name }) => name);

describe('rows of a whole list that match', () => {
  it.each([
    ['', ['İzmir', 'Lagos']],
    [' lag ', ['Lagos']],
    ['140', ['Lagos']],
    ['nobody', []],
  ])('"%s" finds %j', (search, names) => {
    expect(found(search)).toEqual(names);
  });

  it('pass the filters too', () => {
    expect(found('', { size: 'large' })).toEqual(['Lagos']);
    expect(found('40', { size: 'large' })).toEqual(['Lagos']);
  });

  it('compares letters as the reader’s language does', () => {
    expect(found('izmir', {}, 'tr')).toEqual(['İzmir']);
  });
});
