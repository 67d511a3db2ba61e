import { afterEach, describe, expect, test, vi } from 'vitest';
import { edit, editsOf, forgetEdits, onEdits } from '../../../../src/i18n/inContext/edits';
import { lostParts } from '../../../../src/i18n/inContext/knowledge';
import { patchFile, patchName, patchOf } from '../../../../src/i18n/inContext/patch';

afterEach(() => forgetEdits('de'));

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

test.each([
  ['Noch {{count}}', '{{count}} left', 'other', []],
  ['Noch eins', '{{count}} left', 'one', []],
  ['Noch einige', '{{count}} left', 'other', ['{{count}}']],
  ['Ihre <b>Karte', 'Your <b>ticket</b>', undefined, ['</b>']],
])('“%s” for “%s” (%s) has lost %j', (text, english, form, lost) => {
  expect(lostParts(text, english, form)).toEqual(lost);
});
