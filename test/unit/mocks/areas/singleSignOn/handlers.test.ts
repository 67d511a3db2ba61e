import { describe, expect, it } from 'vitest';
import {
  createSsoConfig,
  getLoginSettings,
  getSsoServiceConfig,
  listLoginSettings,
  readIdpMetadata,
  restrictLogin,
  searchSsoConfigs,
  setSsoStatus,
  updateLoginSettings,
  updateSsoConfig,
  type LoginSettingsInput,
  type SsoConfigChanges,
  type SsoConfigInput,
  type SsoConfigSearch,
  type SsoStatusChange,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client } = backendInTests();

const params = { accountId: '77' };
const certificate = 'MIIBszCCAVmgAwIBAgIUTm9ydGhsaWdodCBpZGVudGl0eQ==';
const saml: SsoConfigInput = {
  name: 'Atelier Nord',
  configType: 'SAML',
  entityId: 'https://id.ateliernord.example',
  signInUrl: 'https://id.ateliernord.example/sign-in',
  attributeNames: { email: 'mail', firstName: 'givenName', lastName: 'sn' },
};
const openId: SsoConfigInput = { ...saml, name: 'Openwork staff', configType: 'OPEN_ID' };

const create = (body: SsoConfigInput) => client.call(createSsoConfig, { params, body });
const update = (configId: string, body: SsoConfigChanges) =>
  client.call(updateSsoConfig, { params: { ...params, configId }, body });
const search = (body: SsoConfigSearch) => client.call(searchSsoConfigs, { params, body });
const setStatus = (configId: string, status: SsoStatusChange['status']) =>
  client.call(setSsoStatus, { params, body: { configId, status } });
const active = async () => (await client.call(getSsoServiceConfig, { params })).active.map(({ id }) => id);
const event = (eventId: string) => ({ ...params, eventId });
const settings = (eventId = '1001') => client.call(getLoginSettings, { params: event(eventId) });
const save = (body: LoginSettingsInput, eventId = '1001') =>
  client.call(updateLoginSettings, { params: event(eventId), body });

describe('an identity provider', () => {
  it('begins as a draft, and keeps its secret to itself', async () => {
    const made = await create({ ...openId, clientId: 'tickets', clientSecret: 'whispered' });
    expect(made).toMatchObject({ status: 'DRAFT', hasClientSecret: true, accountId: '77' });
    expect(made).not.toHaveProperty('clientSecret');
    expect(JSON.stringify(made)).not.toContain('igest');
    expect(JSON.stringify(backend.db.snapshot())).not.toContain('whispered');
  });

  it('keeps its secret when a change has none, and drops what is no longer given', async () => {
    const { id } = await create({ ...openId, clientId: 'tickets', clientSecret: 'whispered' });
    const changed = await update(id, { ...openId, name: 'Openwork guests' });
    expect(changed).toMatchObject({ name: 'Openwork guests', hasClientSecret: true });
    expect(changed).not.toHaveProperty('clientId');
  });

  it('has a certificate without the lines around it', async () => {
    const pem = `-----BEGIN CERTIFICATE-----\n${certificate.slice(0, 20)}\n${certificate.slice(20)}\n-----END CERTIFICATE-----\n`;
    expect((await create({ ...saml, certificate: pem })).certificate).toBe(certificate);
  });

  it('has a name of its own', async () => {
    expect((await failureOf(create({ ...saml, name: ' KOLONN ' }))).code).toBe(4022);
    expect((await update('sso-kolonn', { ...saml, name: 'kolonn' })).name).toBe('kolonn');
  });

  eachRow<[Partial<SsoConfigInput>, string]>([
    [{ name: '' }, 'name'],
    [{ entityId: ' ' }, 'entityId'],
    [{ signInUrl: 'http://id.example/sign-in' }, 'signInUrl'],
    [{ certificate: 'SGVsbG8=' }, 'certificate'],
    [{ attributeNames: { ...saml.attributeNames, email: '' } }, 'attributeNames.email'],
    [{ configType: 'LDAP' as 'SAML' }, 'configType'],
  ])('names the member that is wrong in %j', async (change, field) => {
    expect((await failureOf(create({ ...saml, ...change }))).failure).toMatchObject({ code: 4000, field });
  });

  it('is not overwritten when somebody else changed it', async () => {
    const { modifiedDate } = await update('sso-kolonn', saml);
    expect(
      (await failureOf(update('sso-kolonn', { ...saml, modifiedDate: '2026-02-04T09:41:00-05:00' }))).code,
    ).toBe(4090);
    expect((await update('sso-kolonn', { ...saml, modifiedDate })).modifiedDate > modifiedDate).toBe(true);
  });

  it('must be known', async () => {
    const failures = [failureOf(update('none', saml)), failureOf(setStatus('none', 'ACTIVE'))];
    for (const failure of failures) expect(await failure).toMatchObject({ status: 404, code: 4046 });
  });
});

describe('searching identity providers', () => {
  it('is by type, and ordered by the last change', async () => {
    clock.advance(1000);
    await update('sso-kolonn', { ...saml, name: 'Kolonn' });
    const criteria = { configType: 'SAML' } as const;
    const ids = async (requested: SsoConfigSearch) => (await search(requested)).items.map(({ id }) => id);
    expect((await ids({ criteria, orders: { MODIFIED: 'DESC' } }))[0]).toBe('sso-kolonn');
    expect((await ids({ criteria, orders: { MODIFIED: 'ASC' } })).at(-1)).toBe('sso-kolonn');
    expect(await ids({ criteria: { configType: 'OPEN_ID' } })).toEqual(['sso-openwork']);
  });

  it('is by pages, of ten unless said otherwise', async () => {
    for (let index = 0; index < 9; index += 1) await create({ ...saml, name: `Studio ${index}` });
    expect(await search({})).toMatchObject({ total: 13, page: 0, size: 10 });
    const last = await search({ page: 2, size: 5 });
    expect(last.items.map(({ name }) => name)).toEqual(['Studio 6', 'Studio 7', 'Studio 8']);
  });
});

describe('the status of an identity provider', () => {
  it('lets one of a type be active, and takes its events along', async () => {
    await update('sso-kolonn', { ...saml, name: 'Kolonn', certificate });
    await setStatus('sso-kolonn', 'ACTIVE');
    expect(await active()).toEqual(['sso-kolonn']);
    expect((await settings()).ssoConfigId).toBe('sso-kolonn');
    await setStatus('sso-openwork', 'ACTIVE');
    expect(await active()).toEqual(['sso-kolonn', 'sso-openwork']);
  });

  it('goes back and forth once it was active', async () => {
    await setStatus('sso-openwork', 'ACTIVE');
    expect((await setStatus('sso-openwork', 'DISABLED')).status).toBe('DISABLED');
    expect((await setStatus('sso-openwork', 'DISABLED')).status).toBe('DISABLED');
    expect((await setStatus('sso-openwork', 'ACTIVE')).status).toBe('ACTIVE');
  });

  eachRow<[string, SsoStatusChange['status'], number]>([
    ['sso-openwork', 'DISABLED', 4091],
    ['sso-kolonn', 'ACTIVE', 4022],
    ['sso-harbour-trust', 'DISABLED', 4022],
    ['sso-openwork', 'DRAFT' as 'ACTIVE', 4000],
  ])('of %s does not become %s', async (configId, status, code) => {
    const before = await search({});
    expect((await failureOf(setStatus(configId, status))).code).toBe(code);
    expect(await search({})).toEqual(before);
  });

  it('keeps what people sign in with complete', async () => {
    const body = { ...saml, name: 'Harbour Trust staff' };
    expect((await failureOf(update('sso-harbour-trust', body))).code).toBe(4022);
    expect((await failureOf(update('sso-harbour-trust', { ...body, ...openId, clientId: 'x' }))).code).toBe(
      4022,
    );
    await update('sso-harbour-trust', { ...body, certificate });
  });
});

describe('login settings', () => {
  it('are by email until some are saved', async () => {
    const expected = {
      methods: ['EMAIL'],
      ssoConfigId: null,
      restrictLoginForNonTicketHolders: false,
      modifiedDate: null,
    };
    expect(await settings('1000')).toEqual({ eventId: '1000', ...expected });
  });

  it('change only the restriction by PATCH', async () => {
    const before = await settings();
    await client.call(restrictLogin, {
      params: event('1001'),
      body: { restrictLoginForNonTicketHolders: true },
    });
    const { modifiedDate, ...after } = await settings();
    expect({ ...after, modifiedDate: before.modifiedDate }).toEqual({
      ...before,
      restrictLoginForNonTicketHolders: true,
    });
    expect(modifiedDate).toBe(new Date(clock.now()).toISOString());
  });

  it('forget the identity provider without SSO, and let it be disabled', async () => {
    const body = { ssoConfigId: 'sso-harbour-trust', restrictLoginForNonTicketHolders: true };
    expect(await save({ ...body, methods: ['LINKEDIN'] })).toMatchObject({ ssoConfigId: null });
    await setStatus('sso-harbour-trust', 'DISABLED');
    expect(await active()).toEqual([]);
  });

  eachRow<[Partial<LoginSettingsInput>, number]>([
    [{ methods: [] }, 4022],
    [{ methods: ['EMAIL', 'EMAIL'] }, 4022],
    [{ methods: ['SSO'], ssoConfigId: null }, 4022],
    [{ methods: ['SSO'], ssoConfigId: 'sso-kolonn' }, 4022],
    [{ methods: ['SSO'], ssoConfigId: 'none' }, 4022],
    [{ methods: ['FAX' as 'EMAIL'] }, 4000],
  ])('refuse %j', async (change, code) => {
    const before = await settings();
    const body = { methods: [], ssoConfigId: null, restrictLoginForNonTicketHolders: false, ...change };
    expect((await failureOf(save(body))).code).toBe(code);
    expect(await settings()).toEqual(before);
  });

  it('are listed in the order asked for, without other people’s events', async () => {
    const list = (eventIds: string) => client.call(listLoginSettings, { params, query: { eventIds } });
    const ids = (await list('1001, 404,1000,1001')).map(({ eventId }) => eventId);
    expect(ids).toEqual(['1001', '1000']);
    expect((await failureOf(list(''))).message).toBe("Don't have required parameters.");
  });

  it('are not those of another account’s event', async () => {
    const other = client.call(getLoginSettings, { params: { accountId: '112', eventId: '1001' } });
    expect(await failureOf(other)).toMatchObject({ status: 404, code: 4046 });
  });
});

describe('an identity provider’s metadata', () => {
  const read = (body: string) => client.call(readIdpMetadata, { params, body });
  const descriptor = (inside: string, id = 'entityID="https://id.example/a&amp;b"') =>
    `<EntityDescriptor ${id}><IDPSSODescriptor>${inside}</IDPSSODescriptor></EntityDescriptor>`;
  const key = `<KeyInfo><X509Certificate>\n  ${certificate}\n</X509Certificate></KeyInfo>`;
  const service = '<SingleSignOnService Binding="x" Location="https://id.example/in?a=1&amp;b=2"/>';

  it('fill a configuration in', async () => {
    expect(await read(descriptor(key + service))).toEqual({
      entityId: 'https://id.example/a&b',
      signInUrl: 'https://id.example/in?a=1&b=2',
      certificate,
    });
  });

  eachRow([
    ['no XML', 'hello', 'EntityDescriptor'],
    ['no id', descriptor(key + service, ''), 'EntityDescriptor'],
    ['no address', descriptor(key), 'SingleSignOnService'],
    ['a plain address', descriptor(key + service.replace('https', 'http')), 'SingleSignOnService'],
    ['no certificate', descriptor(service), 'X509Certificate'],
    ['an address of the platform’s own side', descriptor(key) + service, 'SingleSignOnService'],
  ])('are refused with %s', async (_, xml, field) => {
    expect((await failureOf(read(xml))).failure).toMatchObject({ code: 4000, field });
  });

  it('are refused with a document type, whatever it declares', async () => {
    const xml = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${descriptor(key + service)}`;
    expect((await failureOf(read(xml))).code).toBe(4000);
  });
});
