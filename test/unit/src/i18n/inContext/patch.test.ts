import { describe, expect, test, vi } from 'vitest';
import { edit, editsOf, forgetEdits, onEdits } from '../../../../../src/i18n/inContext/edits';
import { patch as format } from '../../../../../scripts/i18n/formats/patch';
import { merged } from '../../../../../scripts/i18n/transfer';
import { lostParts } from '../../../../../src/i18n/inContext/knowledge';
import { patchFile, patchName, patchOf } from '../../../../../src/i18n/inContext/patch';
import { afterEachRow, eachRow } from '../../../../eachRow';

afterEachRow(() => forgetEdits('de'));

describe('an edit', () => {
  test('keeps what the text was at first', () => {
    edit('de', 'order.buy', 'Jetzt kaufen', 'Kaufen');
    edit('de', 'order.buy', 'Bestellen', 'Jetzt kaufen');
    expect(editsOf('de')).toEqual({ 'order.buy': { text: 'Bestellen', was: 'Kaufen' } });
    expect(editsOf('ar')).toEqual({});
  });

  test('back to what the text was, or to nothing, is none', () => {
    for (const text of ['Kaufen', '', '  ']) {
      edit('de', 'order.buy', 'Bestellen', 'Kaufen');
      edit('de', 'order.buy', text, 'Bestellen');
      expect(editsOf('de')).toEqual({});
    }
  });

  test('is told to whoever listens, until they stop', () => {
    const listen = vi.fn();
    const stop = onEdits(listen);
    edit('de', 'order.buy', 'Bestellen', 'Kaufen');
    expect(listen).toHaveBeenCalledTimes(1);
    stop();
    forgetEdits('de');
    expect(listen).toHaveBeenCalledTimes(1);
  });
});

test('a patch names the locale and the changed keys in order', () => {
  edit('de', 'tickets.left_other', '{{count}} übrig', '{{count}} frei');
  edit('de', 'order.buy', 'Bestellen', 'Kaufen');
  const patch = patchOf('de', editsOf('de'));
  expect(JSON.parse(patchFile(patch))).toEqual({
    locale: 'de',
    texts: { 'order.buy': 'Bestellen', 'tickets.left_other': '{{count}} übrig' },
  });
  expect(Object.keys(patch.texts)).toEqual(['order.buy', 'tickets.left_other']);
  expect(patchName(patch)).toBe('boxoffice-de.patch.json');
});

eachRow([
  ['Noch {{count}}', '{{count}} left', 'other', []],
  ['Noch eins', '{{count}} left', 'one', []],
  ['Noch einige', '{{count}} left', 'other', ['{{count}}']],
  ['Ihre <b>Karte', 'Your <b>ticket</b>', undefined, ['</b>']],
])('“%s” for “%s” (%s) has lost %j', (text, english, form, lost) => {
  expect(lostParts(text, english, form)).toEqual(lost);
});

describe('the import of a patch', () => {
  const english = { 'order.now': 'Order Now', 'tickets.left_other': '{{count}} Left' };
  const file = (texts: Record<string, unknown>) => JSON.stringify({ locale: 'de', texts });

  test('takes the changed texts over and leaves the others', async () => {
    edit('de', 'order.now', 'Bestellen', 'Kaufen');
    const changed = await format.read(patchFile(patchOf('de', editsOf('de'))), 'de');
    const before = { 'order.now': 'Kaufen', 'tickets.left_other': 'Noch {{count}}' };
    expect(merged('de', before, changed, english)).toEqual({ ...before, 'order.now': 'Bestellen' });
  });

  test('refuses another locale, what is no patch, and a text without its placeholder', async () => {
    await expect(format.read(file({}), 'fr')).rejects.toThrow('The patch is for de, not fr.');
    await expect(format.read('[]', 'de')).rejects.toThrow('no patch');
    await expect(format.read(file({ 'order.now': 1 }), 'de')).rejects.toThrow('order.now is no text.');
    const broken = await format.read(file({ 'tickets.left_other': 'Noch wenige' }), 'de');
    expect(() => merged('de', {}, broken, english)).toThrow(/Nothing was taken over[^]*tickets\.left_other/);
  });
});
