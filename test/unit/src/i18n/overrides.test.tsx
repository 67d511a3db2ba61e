import { expect, expectTypeOf, it } from 'vitest';
import type { I18nOptions, I18nRootProps, TextOverrides } from '../../../../src/i18n';
import { createI18n } from '../../../../src/i18n';
import type { TextsInContextProps } from '../../../../src/i18n/inContext/TextsInContext';
import type { BoxofficeProviderProps } from '../../../../src/widget/BoxofficeProvider';

// The compiler alone finds a mistyped key: at run time it is a text that nobody asks for.
it('takes texts of one’s own by keys that exist, in the plural forms of any language', () => {
  expectTypeOf<I18nOptions['overrides']>().toEqualTypeOf<TextOverrides | undefined>();
  expectTypeOf<I18nRootProps['overrides']>().toEqualTypeOf<TextOverrides | undefined>();
  expectTypeOf<TextsInContextProps['overrides']>().toEqualTypeOf<TextOverrides | undefined>();
  expectTypeOf<BoxofficeProviderProps['overrides']>().toEqualTypeOf<TextOverrides | undefined>();

  const overrides: TextOverrides = {
    'tickets.title': 'Vstupenky',
    'organizer.kit.nav.label': 'Správa',
    'order.count_few': '{{count}} vstupenky',
  };
  // @ts-expect-error There is no such text.
  const mistyped: TextOverrides = { 'tickets.titel': 'Vstupenky' };
  // @ts-expect-error A text that counts has one for each form.
  const uncounted: TextOverrides = { 'order.count': 'Vstupenky' };
  expect(Object.keys({ ...mistyped, ...uncounted })).toEqual(['tickets.titel', 'order.count']);
  const i18n = createI18n({ locale: 'cs', catalogue: {}, overrides });
  expect(i18n.t('order.count', { count: 3, ns: 'boxoffice' })).toBe('3 vstupenky');
});
