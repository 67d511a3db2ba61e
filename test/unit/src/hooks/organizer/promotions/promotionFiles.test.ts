import { describe, expect, test } from 'vitest';
import type { PromotionCode } from '../../../../../../src/contract';
import {
  promotionFile,
  readPromotionFile,
} from '../../../../../../src/hooks/organizer/promotions/promotionFiles';

const promotion: PromotionCode = {
  id: 'p-1',
  code: '-HARBOUR',
  percentOff: 15,
  note: '=1+1',
  discountedTicketTypeIds: ['3001', '3002'],
  revealedTicketTypeIds: [],
  start: null,
  end: null,
  maxTickets: null,
  maxUses: 50,
  promotionGroupId: null,
  uses: 3,
  status: 'ACTIVE',
  lastEmailed: null,
  created: '2026-01-01T00:00:00.000Z',
  modified: '2026-01-02T00:00:00.000Z',
};

const fileOf = (text: string) => new Blob([text], { type: 'text/csv' });

describe('promotions as a file', () => {
  test('what was exported is read as it was, and no cell of it is a formula', async () => {
    const { file, name } = await promotionFile('csv', [promotion]);
    expect(name).toBe('promotions.csv');
    expect(await file.text()).toContain("'=1+1");
    expect(await readPromotionFile(file)).toMatchObject({
      lines: [
        {
          line: 2,
          cells: { code: '-HARBOUR', percentOff: '15', discountedTicketTypeIds: '3001;3002', note: '=1+1' },
        },
      ],
    });
  });

  test('a sheet of a spreadsheet program is made as well', async () => {
    const { file, name } = await promotionFile('xlsx', [promotion]);
    expect(name).toBe('promotions.xlsx');
    const [first, second] = new Uint8Array(await file.arrayBuffer());
    expect(String.fromCharCode(first ?? 0, second ?? 0)).toBe('PK');
  });

  test('semicolons part columns too; empty rows are none, and lines keep their numbers', async () => {
    expect(await readPromotionFile(fileOf('percentOff;code\n20;SPRING\n;\n5;FALL'))).toEqual({
      lines: [
        { line: 2, cells: { code: 'SPRING', percentOff: '20' } },
        { line: 4, cells: { code: 'FALL', percentOff: '5' } },
      ],
    });
  });

  test('a file of something else says what it does not have', async () => {
    expect(await readPromotionFile(fileOf('name,email\nAmara,amara@example.com'))).toEqual({
      missing: 'code',
    });
    expect(await readPromotionFile(fileOf(''))).toEqual({ missing: 'code' });
  });
});
