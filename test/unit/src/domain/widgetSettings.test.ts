import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import type { TicketsWidgetSettings } from '../../../../src/contract';
import {
  bootstrapWith,
  widgetSettingsSchema,
  widgetSettingsUpdate,
  widgetSettingsValues,
  type WidgetSettingsValues,
} from '../../../../src/domain/widgetSettings';
import { createMockBackend, scenarios } from '../../../../mocks';
import { widgetSettingsOf } from '../../../../mocks/areas/widgetSettings/rules';
import { eachRow } from '../../../eachRow';

const settings: TicketsWidgetSettings = widgetSettingsOf(
  createMockBackend({ scenario: scenarios.conference }).db,
);
const values = widgetSettingsValues(settings);

const problemsOf = async (changes: Partial<WidgetSettingsValues>) => {
  try {
    await widgetSettingsSchema.validate({ ...values, ...changes }, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.map(({ path = '', message }) => [path, message])) as Record<
      string,
      string
    >;
  }
};

describe('the settings of a widget as a form', () => {
  it('leave a text empty that is its default, so that it is said in each buyer’s language', () => {
    expect(values).toMatchObject({ title: 'Tickets', ctaFree: '', ctaInvoice: '', noTicketsText: '' });
    expect(widgetSettingsUpdate(values, settings.version)).toMatchObject({ ctaFree: '', version: 1 });
  });

  it('come back as they were', () => {
    const theme = { color2: '#c02f14', font: 'Palatino, serif', ringSettings: { radius: 12 } };
    const own = widgetSettingsValues({ ...settings, theme });
    expect(own.theme).toMatchObject({ color0: '', color2: '#c02f14', radius: 12 });
    expect(widgetSettingsUpdate(own, 3).theme).toEqual(theme);
  });

  eachRow([
    ['ctaFree', 15, 'organizer.widgetSettings.error.buttonTooLong'],
    ['ctaCreditCard', 15, 'organizer.widgetSettings.error.buttonTooLong'],
    ['ctaInvoice', 15, 'organizer.widgetSettings.error.buttonTooLong'],
    ['ctaBitcoin', 15, 'organizer.widgetSettings.error.buttonTooLong'],
    ['noTicketsHeader', 90, 'organizer.widgetSettings.error.labelTooLong'],
    ['noTicketsText', 35, 'organizer.widgetSettings.error.labelTooLong'],
    ['minRuleMessage', 200, 'organizer.widgetSettings.error.messageTooLong'],
  ])('take a %s of %i characters and no more', async (name, most, key) => {
    expect(await problemsOf({ [name]: `${'x'.repeat(most)} ` })).toEqual({});
    expect(await problemsOf({ [name]: 'x'.repeat(most + 1) })).toEqual({ [name]: key });
  });

  it('want whole rules in their order', async () => {
    expect(await problemsOf({ minRule: 2, maxRule: 2 })).toEqual({});
    expect(await problemsOf({ minRule: 4, maxRule: 3 })).toEqual({
      maxRule: 'organizer.widgetSettings.error.maxBelowMin',
    });
    expect(await problemsOf({ minRule: 1.5, minAttendees: 0 })).toEqual({
      minRule: 'organizer.widgetSettings.error.count',
      minAttendees: 'organizer.widgetSettings.error.count',
    });
  });

  it('name what of a theme can’t be', async () => {
    const theme = { ...values.theme, color1: 'url(x)', font: 'a;b', customClass: '1st', radius: 90 };
    expect(Object.keys(await problemsOf({ theme })).sort()).toEqual([
      ...['theme.color1', 'theme.customClass', 'theme.font', 'theme.radius'],
    ]);
  });
});

it('a preview shows what is not saved yet, and the widget’s own words where nothing is said', () => {
  const { world } = createMockBackend({ scenario: scenarios.conference }).db;
  const bootstrap = { ...world, ticketsWidgetModel: world.widget };
  const visible = bootstrapWith(bootstrap, {
    ...values,
    title: '',
    ctaFree: 'Come',
    thumbnails: false,
    maxRule: null,
    theme: { ...values.theme, color2: '#0b5bb5' },
  });
  expect(visible.ticketsWidgetModel).toMatchObject({ ctaFree: 'Come', theme: { color2: '#0b5bb5' } });
  for (const name of ['title', 'maxRule', 'formName'])
    expect(visible.ticketsWidgetModel).not.toHaveProperty(name);
  expect(visible.attendees).toEqual([]);
});
