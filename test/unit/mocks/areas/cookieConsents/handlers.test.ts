import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  createCookieConsent,
  getCookieConsentScript,
  listCookieConsents,
  updateCookieConsent,
  type CookieConsentChanges,
  type CookieConsentSettings,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client } = backendInTests();

const params = { accountId: '77' };
const press: CookieConsentSettings = {
  domain: 'press.northlight.example',
  service: 'COOKIEBOT',
  scriptUrl: 'https://consent.cookiebot.example/uc.js',
  siteId: '7721ab90',
  enabled: true,
};
const create = (body: CookieConsentSettings) => client.call(createCookieConsent, { params, body });
const update = (consentId: string, body: CookieConsentChanges) =>
  client.call(updateCookieConsent, { params: { ...params, consentId }, body });
const list = () => client.call(listCookieConsents, { params });
const script = (domain?: string) =>
  client.call(getCookieConsentScript, { params, query: domain === undefined ? {} : { domain } });

describe('a cookie question', () => {
  it('is kept as its host is written everywhere, and listed by domain', async () => {
    const made = await create({ ...press, domain: ' Press.Northlight.example ' });
    const now = new Date(clock.now()).toISOString();
    expect(made).toMatchObject({ ...press, accountId: '77', createdDate: now, modifiedDate: now });
    expect((await list()).map(({ domain }) => domain)).toEqual([
      'archive.northlight.example',
      'northlight.example',
      'press.northlight.example',
      'program.northlight.example',
    ]);
  });

  it('is one for a site', async () => {
    expect((await failureOf(create({ ...press, domain: 'NORTHLIGHT.example' }))).code).toBe(4022);
    const taken = { ...press, domain: 'northlight.example' };
    expect((await failureOf(update('consent-program', taken))).code).toBe(4022);
    expect(await update('consent-main', taken)).toMatchObject(taken);
  });

  it('needs the site’s id where the service does', async () => {
    expect((await failureOf(create({ ...press, siteId: ' ' }))).code).toBe(4022);
    expect(await create({ ...press, service: 'CUSTOM', siteId: ' ' })).toMatchObject({ siteId: null });
  });

  eachRow<[Partial<CookieConsentSettings>, string]>([
    [{ domain: 'https://northlight.example' }, 'domain'],
    [{ domain: 'localhost' }, 'domain'],
    [{ scriptUrl: '//consent.example/x.js' }, 'scriptUrl'],
    [{ scriptUrl: 'http://consent.example/x.js' }, 'scriptUrl'],
    [{ service: 'NONE' as 'CUSTOM' }, 'service'],
  ])('names the member that is wrong in %j', async (change, field) => {
    expect((await failureOf(create({ ...press, ...change }))).failure).toMatchObject({ code: 4000, field });
  });

  it('is not overwritten when somebody else changed it', async () => {
    const { modifiedDate } = await create(press);
    const [made] = (await list()).filter(({ domain }) => domain === press.domain);
    await update(made?.id ?? '', { ...press, enabled: false, modifiedDate });
    expect((await failureOf(update(made?.id ?? '', { ...press, modifiedDate }))).code).toBe(4090);
  });

  it('must be known', async () => {
    expect(await failureOf(update('none', press))).toMatchObject({ status: 404, code: 4046 });
  });
});

describe('the script of a site', () => {
  interface Made {
    src?: string;
    attributes: Record<string, string>;
  }

  /** What the script puts into the page's head. */
  function run(text: string): Made[] {
    const head: Made[] = [];
    const page = {
      createElement: (): Made & { setAttribute: (name: string, value: string) => void } => {
        const attributes: Record<string, string> = {};
        return { attributes, setAttribute: (name, value) => (attributes[name] = value) };
      },
      head: { appendChild: (made: Made) => head.push(made) },
    };
    runInNewContext(text, { document: page });
    return head;
  }

  it('loads the service with the site’s id, for anyone', async () => {
    backend.db.session = 'none';
    expect(run(await script('program.northlight.example'))).toMatchObject([
      {
        src: 'https://consent.cookiebot.example/uc.js',
        attributes: { 'data-cbid': 'c4d81e90-program' },
      },
    ]);
  });

  it('is that of the first site that asks when none is named', async () => {
    expect(run(await script())).toMatchObject([
      { attributes: { 'data-domain-script': '0b7f6a2c-northlight' } },
    ]);
  });

  eachRow(['archive.northlight.example', 'unknown.example'])(
    'is empty where nothing is asked: %s',
    async (domain) => {
      expect(await script(domain)).toBe('');
    },
  );

  it('lets no text out of its quotation marks', async () => {
    const siteId = '"; alert(1); //\u2028</script><script>alert(2)</script>';
    await create({ ...press, siteId });
    const text = await script(press.domain);
    expect(text).not.toContain('</script');
    expect(run(text)).toMatchObject([{ attributes: { 'data-cbid': siteId } }]);
  });
});
