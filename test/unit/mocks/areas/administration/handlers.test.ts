import { describe, expect, it } from 'vitest';
import {
  addEvents,
  addTeamMembers,
  createAccountFeatures,
  getAccountFeatures,
  getFeatures,
  getOwnAccount,
  getSubscription,
  getSyncReport,
  getUserVerification,
  getWidgetBootstrap,
  replaceFeatures,
  resubscribe,
  setRegistrations,
  switchFeatures,
  updateAccountFeatures,
  updateAgreementEndDate,
  updateAgreementStartDate,
  updateAgreementStatus,
  updatePushQuota,
  updateWidgetSnippet,
  type AccountFeatureSelection,
  type AgreementStatus,
  type FeatureFlags,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client } = backendInTests();

const of = (accountId: string) => ({ params: { accountId } });
const move = (accountId: string, status: AgreementStatus) =>
  client.call(updateAgreementStatus, { ...of(accountId), body: { status } });
const start = (startDate: string) =>
  client.call(updateAgreementStartDate, { ...of('77'), body: { startDate } });
const end = (endDate: string) => client.call(updateAgreementEndDate, { ...of('77'), body: { endDate } });

describe('support', () => {
  eachRow([
    ['account', 403, 4003],
    ['none', 401, 4001],
  ] as const)('is not %s', async (session, status, code) => {
    backend.db.session = session;
    expect(await failureOf(client.call(getSyncReport, {}))).toMatchObject({ status, code });
  });
});

describe('what an account is allowed', () => {
  const register = (registrations: number) =>
    client.call(setRegistrations, { ...of('77'), body: { registrations } });
  const members = (teamMembers: number) =>
    client.call(addTeamMembers, { ...of('77'), body: { teamMembers } });
  const events = (count: number) => client.call(addEvents, { ...of('77'), body: { events: count } });

  it('is set for registrations, and added to for team members and events', async () => {
    const { allowed } = await client.call(getOwnAccount, {});
    await register(9000);
    await members(3);
    await members(1);
    await events(2);
    expect((await client.call(getOwnAccount, {})).allowed).toEqual({
      registrations: 9000,
      teamMembers: allowed.teamMembers + 4,
      events: allowed.events + 2,
    });
  });

  it('is never below what the account has', async () => {
    const { used } = await client.call(getOwnAccount, {});
    expect((await failureOf(register(used.registrations - 1))).code).toBe(4022);
    expect((await register(used.registrations)).allowed.registrations).toBe(used.registrations);
  });

  eachRow([0, -1, 1.5])('grows by whole numbers, not by %d', async (count) => {
    expect((await failureOf(members(count))).code).toBe(4022);
    expect((await failureOf(events(count))).code).toBe(4022);
  });

  it('is that of a known account', async () => {
    const unknown = client.call(addEvents, { ...of('99'), body: { events: 1 } });
    expect(await failureOf(unknown)).toMatchObject({ status: 404, code: 4042 });
    const nothing = client.call(addEvents, { ...of('77'), body: {} as { events: number } });
    expect((await failureOf(nothing)).failure).toMatchObject({ code: 4000, field: 'events' });
  });
});

describe('an agreement', () => {
  eachRow<[AgreementStatus[]]>([
    [['ACTIVE', 'SUSPENDED', 'ACTIVE', 'ENDED', 'ACTIVE']],
    [['ACTIVE', 'SUSPENDED', 'ENDED']],
    [['PENDING', 'ENDED', 'ENDED', 'ACTIVE']],
  ])('moves from PENDING to %j', async (statuses) => {
    for (const status of statuses) expect((await move('112', status)).agreement.status).toBe(status);
  });

  eachRow<[AgreementStatus[], AgreementStatus]>([
    [[], 'SUSPENDED'],
    [['ACTIVE'], 'PENDING'],
    [['ACTIVE', 'SUSPENDED'], 'PENDING'],
    [['ENDED'], 'PENDING'],
    [['ENDED'], 'SUSPENDED'],
  ])('after %j does not become %s', async (before, status) => {
    for (const each of before) await move('112', each);
    expect(await failureOf(move('112', status))).toMatchObject({ status: 409, code: 4091 });
  });

  it('ends by itself, and is renewed once its end is moved', async () => {
    clock.set('2026-09-02T00:00:00Z');
    expect((await failureOf(move('77', 'SUSPENDED'))).code).toBe(4091);
    expect((await failureOf(move('77', 'ACTIVE'))).code).toBe(4022);
    await end('2027-09-01T00:00:00-04:00');
    expect((await move('77', 'ACTIVE')).agreement.status).toBe('ACTIVE');
  });

  it('starts before it ends', async () => {
    expect((await failureOf(start('2026-09-01T00:00:00-04:00'))).code).toBe(4022);
    expect((await failureOf(end('2025-09-01T04:00:00Z'))).code).toBe(4022);
    expect((await start('2026-01-01T00:00:00Z')).agreement.startDate).toBe('2026-01-01T00:00:00Z');
  });

  eachRow(['tomorrow', '2026-13-01T00:00:00Z', '2026-09-01', '2026-09-01T00:00'])(
    'has no such end: %j',
    async (date) => {
      expect((await failureOf(end(date))).failure).toMatchObject({ code: 4000, field: 'endDate' });
      expect((await failureOf(start(date))).failure).toMatchObject({ code: 4000, field: 'startDate' });
    },
  );
});

describe('feature flags', () => {
  const params = { eventId: '1001' };
  const replace = (body: FeatureFlags, eventId = '1001') =>
    client.call(replaceFeatures, { params: { eventId }, body });
  const read = (eventId = '1001') => client.call(getFeatures, { params: { eventId } });

  it('are replaced by PUT and switched by POST', async () => {
    await replace({ removeBranding: true, autoAgree: true });
    await client.call(switchFeatures, { params, body: { autoAgree: false, careerDay: true } });
    expect(await read()).toEqual({ removeBranding: true, autoAgree: false, careerDay: true });
    await replace({ careerDay: true });
    expect(await read()).toEqual({ careerDay: true });
  });

  it('of the event on sale are those the widget is told', async () => {
    await replace({ removeBranding: true, excludedCountries: ['AQ', 'AQ', 'BV'] });
    const { siteConf } = await client.call(getWidgetBootstrap, { params });
    expect(siteConf.features).toEqual({ removeBranding: true, excludedCountries: ['AQ', 'BV'] });
    await replace({ careerDay: true }, '1000');
    expect(await read('1000')).toEqual({ careerDay: true });
    expect((await read()).careerDay).toBeUndefined();
  });

  it('are the ones there are', async () => {
    await replace({ removeBranding: true, teleport: true } as FeatureFlags);
    expect(await read()).toEqual({ removeBranding: true });
    const { failure } = await failureOf(replace({ excludedCountries: ['AQ', 'Narnia'] }));
    expect(failure).toMatchObject({ code: 4000, field: 'excludedCountries[1]' });
    expect(await failureOf(read('404'))).toMatchObject({ status: 404, code: 4040 });
  });
});

describe('an account’s features', () => {
  const read = (accountId = '77') => client.call(getAccountFeatures, of(accountId));
  const change = (body: AccountFeatureSelection, accountId = '77') =>
    client.call(updateAccountFeatures, { ...of(accountId), body });
  const first = (body: AccountFeatureSelection) => client.call(createAccountFeatures, { ...of('112'), body });
  const selection = (change: Partial<AccountFeatureSelection> = {}): AccountFeatureSelection => ({
    userName: 'ines.park@platform.example',
    accountId: '112',
    fullFeaturesList: ['AGENDA', 'RINGS', 'POLLS'],
    preSelectionAccountFeaturesList: [],
    postSelectionPackageFeatures: ['AGENDA'],
    postSelectionAdvancedFeatures: ['RINGS'],
    ...change,
  });

  it('are selected once, and changed from then on', async () => {
    expect((await failureOf(change(selection(), '112'))).code).toBe(4046);
    const made = await first(selection());
    expect(made).toMatchObject({
      postSelectionPackageFeatures: ['AGENDA'],
      modifiedDate: expect.any(String) as string,
    });
    expect((await failureOf(first(selection()))).code).toBe(4090);
    const before = ['RINGS', 'AGENDA'];
    const next = selection({ preSelectionAccountFeaturesList: before, postSelectionAdvancedFeatures: [] });
    await change(next, '112');
    expect(await read('112')).toMatchObject({
      preSelectionAccountFeaturesList: ['AGENDA', 'RINGS'],
      postSelectionPackageFeatures: ['AGENDA'],
      postSelectionAdvancedFeatures: [],
    });
  });

  it('name every feature there is', async () => {
    const { fullFeaturesList, postSelectionAdvancedFeatures } = await read();
    expect(fullFeaturesList).toEqual(expect.arrayContaining(postSelectionAdvancedFeatures));
    expect(await read('112')).toMatchObject({ fullFeaturesList, userName: '', modifiedDate: null });
  });

  eachRow<[string, Partial<AccountFeatureSelection>, number]>([
    ['what the account does not have', { preSelectionAccountFeaturesList: ['POLLS'] }, 4090],
    ['a feature that there is none of', { postSelectionAdvancedFeatures: ['TELEPORT'] }, 4022],
    ['one twice', { postSelectionAdvancedFeatures: ['AGENDA'] }, 4022],
    ['in a package what comes on top', { postSelectionPackageFeatures: ['CHATBOT'] }, 4022],
    ['another account', { accountId: '77' }, 4022],
    ['nobody', { userName: 'Ines' }, 4000],
  ])('are not selected with %s', async (_, change, code) => {
    expect((await failureOf(first(selection(change)))).code).toBe(code);
    expect((await read('112')).modifiedDate).toBeNull();
  });
});

describe('an event’s push quota', () => {
  const set = (quota: number, eventId = '1001') =>
    client.call(updatePushQuota, { params: { eventId }, body: { quota } });

  it('is never below what was sent', async () => {
    expect(await set(3)).toMatchObject({ eventId: '1001', quota: 3, used: 3 });
    expect((await failureOf(set(2))).code).toBe(4022);
    expect(await set(0, '1000')).toMatchObject({ quota: 0, used: 0 });
  });
});

describe('a widget’s code', () => {
  const write = (codeSnippet: string, widgetId = '2001') =>
    client.call(updateWidgetSnippet, { params: { eventId: '1001', widgetId }, body: { codeSnippet } });

  it('is kept for widgets there are', async () => {
    expect(await write(' <div></div> ')).toMatchObject({ widgetId: '2001', codeSnippet: '<div></div>' });
    expect(await failureOf(write('<div></div>', '9'))).toMatchObject({ status: 404, code: 4046 });
  });

  eachRow(['  ', 'x'.repeat(20_001)])('is neither nothing nor a book', async (code) => {
    expect((await failureOf(write(code))).code).toBe(4022);
  });
});

describe('an address', () => {
  const subscription = (email: string) => client.call(getSubscription, { query: { email } });
  const again = (email: string) => client.call(resubscribe, { body: { email } });

  it('gets mails again', async () => {
    expect(await subscription('Jonas@kolonn.example')).toMatchObject({ unsubscribed: true, reason: 'LINK' });
    await again('Jonas@kolonn.example');
    const subscribed = { unsubscribed: false, unsubscribedDate: null, reason: null };
    expect(await subscription('jonas@kolonn.example')).toMatchObject(subscribed);
    expect(await again('jonas@kolonn.example')).toMatchObject(subscribed);
  });

  it('does not when its owner complained', async () => {
    expect((await failureOf(again('press@fieldandform.example'))).code).toBe(4091);
    expect(await subscription('press@fieldandform.example')).toMatchObject({ reason: 'COMPLAINT' });
  });

  it('is verified or not, and must be somebody’s', async () => {
    const verification = (email: string) => client.call(getUserVerification, { query: { email } });
    expect(await verification('WREN@northlight.example')).toMatchObject({
      personId: 'person-wren',
      verified: false,
      verifiedDate: null,
    });
    expect((await verification('maren@northlight.example')).verified).toBe(true);
    expect((await failureOf(verification('nobody@northlight.example'))).code).toBe(4046);
    expect((await failureOf(verification('nobody'))).failure).toMatchObject({ code: 4000, field: 'email' });
    expect((await failureOf(verification(''))).message).toBe("Don't have required parameters.");
  });
});

describe('the check of what is stored', () => {
  it('counts, and finds nothing wrong in a sound world', async () => {
    expect(await client.call(getSyncReport, {})).toMatchObject({
      accounts: 3,
      persons: backend.db.rows('people', '').all().length,
      orders: backend.db.orderBook.count(),
      problems: [],
    });
  });

  it('names what refers to nothing', async () => {
    backend.db.rows('accounts', '').remove('112');
    backend.db.rows('ssoConfigs', '77').remove('sso-harbour-trust');
    const { problems } = await client.call(getSyncReport, {});
    expect(problems).toEqual([
      { kind: 'person', id: 'person-sol', missing: '112' },
      { kind: 'loginSettings', id: '1001', missing: 'sso-harbour-trust' },
    ]);
  });
});
