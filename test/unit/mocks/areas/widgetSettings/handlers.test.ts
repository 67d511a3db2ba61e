import { describe, expect, it } from 'vitest';
import {
  getWidgetBootstrap,
  getWidgetSettings,
  resetWidgetSettings,
  saveWidgetSettings,
  type TicketsWidgetSettings,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { client } = backendInTests();

const params = { eventId };
const read = () => client.call(getWidgetSettings, { params });
const save = (body: Partial<TicketsWidgetSettings>) => client.call(saveWidgetSettings, { params, body });
const widget = async () => (await client.call(getWidgetBootstrap, { params })).ticketsWidgetModel;

const defaults = {
  title: 'Registrations',
  ctaFree: 'Register',
  ctaCreditCard: 'Order Now',
  ctaInvoice: 'Pay via Invoice',
  ctaBitcoin: 'Pay via Bitcoin',
};

describe('the wording of the ticket widget', () => {
  it('has its defaults where nothing else is said', async () => {
    expect(await read()).toMatchObject({ ...defaults, title: 'Tickets', widgetId: '2001', thumbnails: true });
  });

  it('is what buyers read once it is saved; what is left out stays', async () => {
    const saved = await save({ ctaFree: ' Come along ', noTicketsHeader: 'Gone', thumbnails: false });
    expect(saved).toMatchObject({ title: 'Tickets', ctaFree: 'Come along', noTicketsHeader: 'Gone' });
    expect(await widget()).toMatchObject({
      ctaFree: 'Come along',
      noTicketsHeader: 'Gone',
      showFaces: false,
    });
    expect(await save({ noTicketsHeader: '', widgetId: '9' })).not.toHaveProperty('noTicketsHeader');
    expect(await read()).toMatchObject({ ctaFree: 'Come along', widgetId: '2001' });
  });

  it('goes back to its defaults, in the words of the widget', async () => {
    await save({ title: 'Come along', noTicketsText: 'Gone', ctaCreditCard: 'Pay' });
    const reset = await client.call(resetWidgetSettings, { params });
    expect(reset).toMatchObject({ ...defaults, widgetId: '2001', thumbnails: false, theme: {} });
    expect(await widget()).not.toHaveProperty('title');
  });

  eachRow([
    ['ctaFree', 15, 'Button name is too long'],
    ['ctaCreditCard', 15, 'Button name is too long'],
    ['ctaInvoice', 15, 'Button name is too long'],
    ['ctaBitcoin', 15, 'Button name is too long'],
    ['noTicketsHeader', 90, 'Label text is too long'],
    ['noTicketsText', 35, 'Label text is too long'],
  ] as const)('takes a %s of %i letters and no more', async (field, most, error) => {
    expect(await save({ [field]: 'x'.repeat(most) })).toMatchObject({ [field]: 'x'.repeat(most) });
    const failure = await failureOf(save({ title: 'Other', [field]: 'x'.repeat(most + 1) }));
    expect(failure.failure).toMatchObject({ code: 4000, type: 'validationError', field, error });
    expect((await read()).title).toBe('Tickets');
  });

  it('takes rules, switches and a theme, each where it can be', async () => {
    const theme = { color2: '#0b5bb5', ringSettings: { radius: 4 } };
    const saved = await save({ minRule: 2, maxRule: null, showFees: false, theme });
    expect(saved).toMatchObject({ minRule: 2, maxRule: null, showFees: false, theme });
    expect(await widget()).toMatchObject({ minRule: 2, showFees: false, theme });
    expect(await widget()).not.toHaveProperty('maxRule');
    expect((await failureOf(save({ maxRule: 1 }))).failure?.field).toBe('maxRule');
    expect((await failureOf(save({ theme: { color1: 'url(x)' } }))).failure?.field).toBe('theme.color1');
  });

  it('tells the second of two editors', async () => {
    const { version } = await read();
    await save({ title: 'Mine', version });
    expect((await failureOf(save({ title: 'Theirs', version }))).code).toBe(4090);
    expect(await read()).toMatchObject({ title: 'Mine', version: version + 1 });
  });

  it('names a member of the wrong kind', async () => {
    const failure = await failureOf(save({ thumbnails: 'yes' as unknown as boolean }));
    expect(failure.failure).toMatchObject({ code: 4000, field: 'thumbnails' });
  });

  it('belongs to the event on sale', async () => {
    const call = client.call(getWidgetSettings, { params: { eventId: '9' } });
    expect(await failureOf(call)).toMatchObject({ status: 404, code: 4040 });
  });
});
