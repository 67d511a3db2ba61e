import { describe, expect, it } from 'vitest';
import { readSheet, sentFile, sheetFile } from '../../../../../../src/hooks/organizer/resource/readSheet';
import { eachRow } from '../../../../../eachRow';

const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat()]);

describe('a file of rows', () => {
  eachRow([
    ['commas', 'code,note\nA,é', [['A', 'é']]],
    ['semicolons', 'code;note\nA;"x;y"', [['A', 'x;y']]],
    ['tabs', 'code\tnote\nA\t', [['A', '']]],
    ['the mark of UTF-8', '\uFEFFcode,note\nA,1', [['A', '1']]],
    ['UTF-16', utf16('code\tnote\nA\t1'), [['A', '1']]],
    [
      'what old spreadsheet programs write',
      Uint8Array.from('code,note\nA,é', (letter) => letter.charCodeAt(0)),
      [['A', 'é']],
    ],
    [
      'a cell that looks like a formula',
      "code,note\nA,'=1+1\nB,=1+1",
      [
        ['A', '=1+1'],
        ['B', '=1+1'],
      ],
    ],
  ])('is read with %s', async (_, content, rows) => {
    const sheet = await readSheet(new Blob([content]));
    expect(sheet?.names).toEqual(['code', 'note']);
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual(rows);
  });

  it('has no empty rows, and the lines keep their numbers', async () => {
    const sheet = await readSheet(new Blob(['code;note\nA;\n;\n\nB;']));
    expect(sheet?.rows.map(({ line }) => line)).toEqual([2, 5]);
  });

  it('is none where it is no text', async () => {
    expect(await readSheet(new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])]))).toBeNull();
    expect(await readSheet(new Blob(['']))).toEqual({ names: [], rows: [] });
  });

  it('names the row whose quotation mark is not closed', async () => {
    const sheet = await readSheet(new Blob(['code,note\nA,1\nB,"2\nC,3\n']));
    expect(sheet?.rows).toMatchObject([{ line: 2 }, { line: 3, isBroken: true }]);
  });

  it('is sent as it is read, and runs in no spreadsheet when it is saved', async () => {
    const columns = [
      { id: 'code', label: 'Code' },
      { id: 'note', label: 'Note' },
      { id: 'end', label: 'Ends' },
    ] as const;
    const sent = await sentFile(columns, [{ code: 'A' }, { code: 'B', note: '=1+1' }]);
    expect(await sent.text()).toBe('code,note\r\nA,\r\nB,=1+1');
    const saved = await sheetFile([['code'], ['=1+1']]);
    expect([...new Uint8Array(await saved.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    expect(await saved.text()).toContain("'=1+1");
  });
});
