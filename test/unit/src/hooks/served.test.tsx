import { describe, expect, it, vi } from 'vitest';
import { readSale } from '../../../../src/client/readSale';
import { readBootstrap, type PageValues } from '../../../../src/hooks';
import { writeBootstrap } from '../../../../src/hooks/served';
import { backendInTests, eventId } from '../../mocks/backend';
import { afterEachRow, eachRow } from '../../../eachRow';

const { client } = backendInTests();
// Emptied, not replaced: Testing Library's `screen` keeps the body it first met, in the files after this one as well.
afterEachRow(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const read = () => {
  const onError = vi.fn<(error: Error) => void>();
  return { values: readBootstrap({ onError }), onError };
};
const embed = (html: string) => {
  document.body.innerHTML = html;
};
const valid = async (): Promise<PageValues> => readSale(client, eventId);

/** The same with one member, named by its path, made into something else. */
function changed(values: PageValues, path: string, value: unknown): PageValues {
  const copy = structuredClone(values);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let scope = copy as unknown as Record<string, unknown>;
  for (const name of names) scope = scope[name] as Record<string, unknown>;
  scope[last] = value;
  return copy;
}

describe('writeBootstrap', () => {
  it('is read back as it was, whatever is in it', async () => {
    const hostile = '</script><!--<script>alert(1)//\u2028\u2029&lt;"\'\\';
    const values = changed(await valid(), 'event.name', hostile);
    const html = writeBootstrap(values);
    expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
    expect(html).not.toMatch(/[\u2028\u2029]/);
    embed(html);
    const { values: found, onError } = read();
    expect(found).toEqual(values);
    expect(onError).not.toHaveBeenCalled();
    expect(document.scripts).toHaveLength(1);
  });
});

describe('readBootstrap', () => {
  it('answers nothing, without a word, where a page embeds nothing', () => {
    const { values, onError } = read();
    expect(values).toBeUndefined();
    expect(onError).not.toHaveBeenCalled();
  });

  it('takes the members of 000 §7 alone', async () => {
    const { me, event, siteConf, ticketsWidgetModel } = await valid();
    embed(writeBootstrap({ me, event, siteConf, ticketsWidgetModel } as PageValues));
    expect(read().values).toMatchObject({ event, attendees: [] });
    expect(read().values).not.toHaveProperty('tickets');
  });

  it('leaves what it does not know, prototypes included', async () => {
    const text = JSON.stringify(await valid()).replace('{', '{"__proto__":{"polluted":true},"evil":1,');
    embed(`<script type="application/json" id="boxoffice-bootstrap">${text}</script>`);
    const { values } = read();
    expect(Object.keys(values ?? {})).not.toContain('evil');
    expect((values as unknown as { polluted?: boolean }).polluted).toBeUndefined();
  });

  eachRow([
    ['two of them', (html: string) => html + html],
    ['an element of that name before it', (html: string) => `<img id="boxoffice-bootstrap">${html}`],
    ['no script', () => '<form id="boxoffice-bootstrap"><input name="type" value="application/json"></form>'],
    ['a script that runs', (html: string) => html.replace('application/json', 'text/plain')],
    ['no JSON', (html: string) => html.replace('{', '{{')],
    ['a list', () => '<script type="application/json" id="boxoffice-bootstrap">[]</script>'],
    ['nothing', () => '<script type="application/json" id="boxoffice-bootstrap"></script>'],
  ])('believes nothing when there is %s, and says so', async (_, make) => {
    embed(make(writeBootstrap(await valid())));
    const { values, onError } = read();
    expect(values).toBeUndefined();
    expect(onError).toHaveBeenCalledOnce();
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ name: 'BootstrapError', code: 'BX2003' });
  });

  it('is not led astray by elements that take the names of the page or the window', async () => {
    const values = await valid();
    embed(`<img name="querySelectorAll"><a id="event"></a>${writeBootstrap(values)}`);
    Object.defineProperty(document, 'querySelectorAll', { value: document.images[0], configurable: true });
    try {
      expect(read().values).toEqual(values);
    } finally {
      Reflect.deleteProperty(document, 'querySelectorAll');
    }
  });

  eachRow([
    ['event', 'event.name', 7],
    ['event', 'event.time-zone-id', 'Mars/Olympus'],
    ['event', 'event.venue', null],
    ['me', 'me', 'Ada'],
    ['params', 'params', { status: 'paid' }],
    ['siteConf', 'siteConf.gateway', 'javascript:alert(1)'],
    ['siteConf', 'siteConf.features', []],
    ['siteConf', 'siteConf.captcha', { provider: 'mine', siteKey: 'x' }],
    ['ticketsWidgetModel', 'ticketsWidgetModel.showFees', 'no'],
    ['ticketsWidgetModel', 'ticketsWidgetModel.theme.color0', {}],
    ['ticketsWidgetModel', 'ticketsWidgetModel.minRule', '1'],
    ['invoiceData', 'invoiceData', { enabled: true }],
    ['attendees', 'attendees', [{ fullName: 'Ada' }]],
    ['tickets', 'tickets.tickets.0.buyerPrice', '0'],
    ['tickets', 'tickets.currency.code', 'dollars'],
    ['tickets', 'tickets.tickets.0.currency.minorUnits', 40],
    ['texts', 'texts', { 'order.now': {} }],
    ['readAt', 'readAt', 'now'],
  ])('names %s when its %s is %j', async (member, path, value) => {
    embed(writeBootstrap(changed(await valid(), path, value)));
    const { values, onError } = read();
    expect(values).toBeUndefined();
    expect(onError.mock.calls[0]?.[0].message).toContain(`: ${member} is not`);
  });
});
