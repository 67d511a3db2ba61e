import { expect, expectTypeOf, it } from 'vitest';
import type { MessageKey, Translate } from '../../../../src/i18n';

it('takes keys of the catalogue, plurals without their form, and no others', () => {
  expectTypeOf<'tickets.title'>().toExtend<MessageKey>();
  expectTypeOf<'order.count'>().toExtend<MessageKey>();
  expectTypeOf<'order.count_one'>().not.toExtend<MessageKey>();
  expectTypeOf<'tickets.titel'>().not.toExtend<MessageKey>();
  const t: Translate = (key) => key;
  // @ts-expect-error A typo does not compile.
  expect(t('tickets.titel')).toBe('tickets.titel');
});
