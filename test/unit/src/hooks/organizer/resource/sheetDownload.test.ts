import { describe, expect, it } from 'vitest';
import { listSheet } from '../../../../../../src/domain/table';
import { sheetDownload } from '../../../../../../src/hooks/organizer/resource/sheetDownload';

const columns = [
  { label: 'Name', exportValue: ({ name }: { name: string }) => name },
  { label: 'Actions' },
  { label: 'Uses', exportValue: () => 3 },
];
const rows = listSheet(columns, [{ name: '=1+1' }, { name: 'Ada' }]);

describe('the file of a list', () => {
  it('has the columns that say what they are in a file', () => {
    expect(rows).toEqual([
      ['Name', 'Uses'],
      ['=1+1', 3],
      ['Ada', 3],
    ]);
  });

  it('runs no cell as CSV, and knows its encoding', async () => {
    const { file, name } = await sheetDownload('csv', rows, 'tags');
    expect(name).toBe('tags.csv');
    expect(await file.text()).toContain("Name,Uses\r\n'=1+1,3\r\nAda,3");
    expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('is a workbook as XLSX', async () => {
    const { file, name } = await sheetDownload('xlsx', rows, 'tags');
    expect(name).toBe('tags.xlsx');
    expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 2)).toEqual([0x50, 0x4b]);
  });
});
