import { describe, expect, test } from 'vitest';
import type { PromotionCode } from '../../../../../../src/contract';
import { promotionFile } from '../../../../../../src/hooks/organizer/promotions/promotionFiles';
import { readSheet } from '../../../../../../src/hooks/organizer/resource/readSheet';

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

describe('promotions as a file', () => {
  test('what was exported is read as it was, and no cell of it is a formula', async () => {
    const { file, name } = await promotionFile('csv', [promotion]);
    expect(name).toBe('promotions.csv');
    expect(await file.text()).toContain("'=1+1");
    expect((await readSheet(file))?.rows).toMatchObject([
      { line: 2, cells: ['-HARBOUR', '15', '3001;3002', '', '', '', '', '50', '=1+1', '3', 'ACTIVE'] },
    ]);
  });

  test('a sheet of a spreadsheet program is made as well', async () => {
    const { file, name } = await promotionFile('xlsx', [promotion]);
    expect(name).toBe('promotions.xlsx');
    const [first, second] = new Uint8Array(await file.arrayBuffer());
    expect(String.fromCharCode(first ?? 0, second ?? 0)).toBe('PK');
  });
});
