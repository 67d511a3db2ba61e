import { describe, expect, it } from 'vitest';
import {
  createMobileCard,
  deleteMobileCard,
  enableMobileWhitelabel,
  getBuildManagerConfig,
  getMobileApp,
  listMobileCards,
  saveBuildManagerConfig,
  setMobileWhitelabelStatus,
  updateMobileApp,
  updateMobileCard,
  uploadPushCertificate,
  type MobileCardDraft,
  type MobileWhitelabelStatus,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client } = backendInTests();

const query = { accountId: '77', eventId: '1001' };
const read = () => client.call(getMobileApp, { query });
const build = (versionName: string, publish = true) =>
  client.call(saveBuildManagerConfig, {
    query: { ...query, publish },
    body: {
      platforms: ['ios', 'android'],
      bundleId: 'example.northlight.app',
      versionName,
      privacyUrl: 'https://northlight.example/privacy',
    },
  });
const config = () => client.call(getBuildManagerConfig, { query });
const move = (newStatus: MobileWhitelabelStatus) =>
  client.call(setMobileWhitelabelStatus, { query, body: { newStatus } });
const enable = (enabled: boolean) => client.call(enableMobileWhitelabel, { query, body: { enabled } });
const certificate = (name = 'push') =>
  new Blob([`0\x14Northlight app ${name} `], { type: 'application/x-pkcs12' });
const upload = (file: Blob, password = 'lantern') =>
  client.call(uploadPushCertificate, {
    query,
    body: { certificate: file, password, groupId: 'NL7QX2B9KD' },
  });

describe('the app of an event', () => {
  it('is changed as a whole, by whoever read the newest', async () => {
    const app = await read();
    const body = { ...app, name: ' Northlight ', primaryColor: '#FF8800' };
    const changed = await client.call(updateMobileApp, { query, body });
    expect(changed).toMatchObject({ name: 'Northlight', primaryColor: '#ff8800' });
    expect(await read()).toEqual(changed);
    const again = client.call(updateMobileApp, { query, body });
    expect((await failureOf(again)).status).toBe(409);
  });

  it('keeps what only other calls change', async () => {
    const app = await read();
    const whitelabel = { status: 'NONE', enabled: true, modified: app.modified } as const;
    const body = { ...app, whitelabel, pushCertificate: null };
    const changed = await client.call(updateMobileApp, { query, body });
    expect(changed.whitelabel).toEqual(app.whitelabel);
    expect(changed.pushCertificate).toEqual(app.pushCertificate);
  });

  eachRow([
    ['name', { name: '' }],
    ['iconUrl', { iconUrl: 'javascript:alert(1)' }],
    ['primaryColor', { primaryColor: 'red' }],
    ['features', { features: ['chat', 'chat'] as ('chat' | 'map')[] }],
  ])('is refused when %s is wrong', async (field, wrong) => {
    const body = { ...(await read()), ...wrong };
    const failure = await failureOf(client.call(updateMobileApp, { query, body }));
    expect([failure.status, failure.failure?.field]).toEqual([400, field]);
  });

  eachRow([
    [{ accountId: '9', eventId: '1001' }, 4042],
    [{ accountId: '77', eventId: '9' }, 4046],
    [{ accountId: '112', eventId: '1001' }, 4046],
  ])('is nobody else’s: %o', async (other, code) => {
    expect((await failureOf(client.call(getMobileApp, { query: other }))).code).toBe(code);
  });
});

describe('a build', () => {
  it('is queued, built and published by the clock', async () => {
    expect(await build('2.4.0')).toMatchObject({
      state: 'QUEUED',
      buildNumber: 15,
      publishedVersion: '2.3.1',
    });
    expect((await failureOf(build('2.5.0'))).code).toBe(4091);
    clock.advance(60_000);
    expect((await config()).state).toBe('BUILDING');
    clock.advance(10 * 60_000);
    expect(await config()).toMatchObject({ state: 'PUBLISHED', publishedVersion: '2.4.0' });
  });

  it('is not made when settings are only kept', async () => {
    const saved = await build('2.2.0', false);
    expect(saved).toMatchObject({ versionName: '2.2.0', buildNumber: 14, state: 'PUBLISHED' });
  });

  eachRow(['2.3.1', '2.3.0', '1.99.99'])(
    'needs a version above the published one: not %s',
    async (version) => {
      expect((await failureOf(build(version))).code).toBe(4022);
    },
  );

  it('for iOS needs a certificate that is in force', async () => {
    clock.set('2026-12-02T10:00:00-05:00');
    expect((await failureOf(build('2.4.0'))).failure?.message).toContain('certificate');
  });
});

describe('a push certificate', () => {
  it('is kept once its password opens it, and neither is answered', async () => {
    const saved = await upload(certificate());
    expect(saved).toEqual({
      groupId: 'NL7QX2B9KD',
      subject: 'Apple Push Services: example.northlight.app',
      notAfter: '2026-11-30T23:59:59Z',
      uploaded: new Date(clock.now()).toISOString(),
    });
    expect((await read()).pushCertificate).toEqual(saved);
  });

  eachRow([
    ['a wrong password', certificate(), 'latern', 4022],
    ['one that is out of date', certificate('2024'), 'lantern', 4022],
    ['a picture', new Blob(['\x89PNG']), 'lantern', 4000],
    ['a file that is too large', new Blob(['0'.repeat(102_401)]), 'lantern', 4000],
  ])('is refused: %s', async (_, file, password, code) => {
    expect((await failureOf(upload(file, password))).code).toBe(code);
  });

  it('is not sent without what it requires', async () => {
    const failure = await failureOf(upload(certificate(), ''));
    expect([failure.kind, failure.message]).toEqual(['unsent', 'Password is required']);
  });
});

describe('the app under the organizer’s own name', () => {
  it('goes from nothing to approval, each step by who may make it', async () => {
    await move('IN_REVIEW');
    await move('REJECTED');
    backend.db.session = 'account';
    expect((await move('REQUESTED')).status).toBe('REQUESTED');
    expect((await failureOf(move('IN_REVIEW'))).code).toBe(4003);
    expect((await failureOf(move('APPROVED'))).code).toBe(4091);
    backend.db.session = 'support';
    await move('IN_REVIEW');
    expect((await failureOf(enable(true))).code).toBe(4091);
    await move('APPROVED');
    expect(await enable(true)).toMatchObject({ status: 'APPROVED', enabled: true });
  });

  it('is disabled when it is no longer approved', async () => {
    await enable(true);
    expect(await move('IN_REVIEW')).toMatchObject({ enabled: false });
  });
});

describe('cards', () => {
  const card: MobileCardDraft = {
    kind: 'link',
    title: 'Cloakroom',
    text: '',
    url: 'https://northlight.example/coats',
    visible: true,
  };
  const create = (draft: MobileCardDraft) => client.call(createMobileCard, { query, body: draft });
  const ids = async () => (await client.call(listMobileCards, { query })).cards.map(({ id }) => id);

  it('stand where they are put, stay there, and go', async () => {
    const { id } = await create({ ...card, position: 1 });
    expect((await ids()).indexOf(id)).toBe(1);
    await client.call(updateMobileCard, { query, params: { cardId: id }, body: { ...card, title: 'Coats' } });
    expect((await ids()).indexOf(id)).toBe(1);
    await client.call(updateMobileCard, { query, params: { cardId: id }, body: { ...card, position: 99 } });
    expect((await ids()).at(-1)).toBe(id);
    await client.call(deleteMobileCard, { query, params: { cardId: id } });
    expect(await ids()).not.toContain(id);
  });

  eachRow([
    { ...card, url: '' },
    { ...card, url: 'http://northlight.example' },
    { ...card, kind: 'map' as const },
  ])('have an https address when they are links, and only then: %o', async (draft) => {
    expect((await failureOf(create(draft))).failure?.field).toBe('url');
  });

  it('are twelve at most', async () => {
    for (let count = (await ids()).length; count < 12; count += 1) await create(card);
    expect((await failureOf(create(card))).code).toBe(4022);
  });

  it('are refused by an unknown id', async () => {
    const gone = client.call(deleteMobileCard, { query, params: { cardId: 'card-9' } });
    expect((await failureOf(gone)).status).toBe(404);
  });
});
