import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MobileApp, PushCertificate } from '../../../../src/contract';
import {
  mobileAppSchema,
  mobileAppSettings,
  mobileAppValues,
  buildDraft,
  buildSchema,
  canEnable,
  cardDraft,
  cardSchema,
  certificateSchema,
  certificateState,
  isUnderWay,
  newCard,
  nextWhitelabel,
  noCertificate,
  publishingGaps,
  type CardValues,
} from '../../../../src/domain/mobileApp';
import { eachRow } from '../../../eachRow';

const at = '2026-01-30T11:20:00.000Z';
const certificate: PushCertificate = {
  groupId: 'NL7QX2B9KD',
  subject: 'Apple Push Services',
  uploaded: at,
  notAfter: '2026-11-30T23:59:59Z',
};
const app: MobileApp = {
  eventId: '1001',
  name: 'Northlight',
  shortDescription: 'Two days',
  description: 'All of it',
  iconUrl: 'https://northlight.example/icon.png',
  splashUrl: '',
  primaryColor: '#0b3d5c',
  features: ['agenda', 'map'],
  whitelabel: { status: 'NONE', enabled: false, modified: at },
  pushCertificate: certificate,
  modified: at,
};
const values = mobileAppValues(app);
const build = {
  platforms: ['ios' as const],
  bundleId: 'example.northlight.app',
  versionName: '2.4.0',
  privacyUrl: 'https://northlight.example/privacy',
};
const now = Date.parse('2026-02-12T10:00:00-05:00');

describe('the settings of an app', () => {
  it('come back as they went, without what only other calls change', () => {
    expect(mobileAppSettings(values)).toEqual(values);
    expect(values).not.toHaveProperty('whitelabel');
    expect(mobileAppSettings({ ...values, name: ' Lanterns ', primaryColor: '#FF8800' })).toMatchObject({
      name: 'Lanterns',
      primaryColor: '#ff8800',
    });
  });

  eachRow([
    ['name', 'organizer.mobileApp.required', { name: ' ' }],
    ['name', 'organizer.mobileApp.tooLong', { name: 'a'.repeat(31) }],
    ['shortDescription', 'organizer.mobileApp.tooLong', { shortDescription: 'a'.repeat(81) }],
    ['description', 'organizer.mobileApp.tooLong', { description: 'a'.repeat(4_001) }],
    ['iconUrl', 'organizer.sharing.error.url', { iconUrl: 'http://northlight.example' }],
    ['splashUrl', 'organizer.sharing.error.url', { splashUrl: 'javascript:alert(1)' }],
    ['primaryColor', 'organizer.kit.form.colour.invalid', { primaryColor: '' }],
  ])('are refused for %s: %s', async (path, message, change) => {
    await expect(mobileAppSchema.validate({ ...values, ...change })).rejects.toMatchObject({ path, message });
  });

  it('need no pictures', async () => {
    await expect(mobileAppSchema.validate({ ...values, iconUrl: '' })).resolves.toBeDefined();
  });
});

describe('a card', () => {
  const link: CardValues = { ...newCard, kind: 'link', title: 'Ferry', url: ' https://ferry.example ' };

  it('keeps an address only while it is a link', () => {
    expect(cardDraft(link).url).toBe('https://ferry.example');
    expect(cardDraft({ ...link, kind: 'map' }).url).toBe('');
  });

  eachRow([
    ['url', { url: '' }],
    ['url', { url: 'http://ferry.example' }],
    ['title', { title: '' }],
    ['title', { title: 'a'.repeat(61) }],
    ['text', { text: 'a'.repeat(401) }],
  ])('is refused for %s', async (path, change) => {
    await expect(cardSchema.validate({ ...link, ...change })).rejects.toMatchObject({ path });
    await expect(cardSchema.validate(link)).resolves.toBeDefined();
  });
});

describe('a build', () => {
  eachRow([
    ['platforms', { platforms: [] }],
    ['bundleId', { bundleId: 'northlight' }],
    ['bundleId', { bundleId: 'example..app' }],
    ['versionName', { versionName: '2.4' }],
    ['versionName', { versionName: '2.4.00000' }],
    ['privacyUrl', { privacyUrl: '' }],
  ])('is refused for %s', async (path, change) => {
    await expect(buildSchema.validate({ ...build, ...change })).rejects.toMatchObject({ path });
    await expect(buildSchema.validate(buildDraft(build))).resolves.toBeDefined();
  });

  eachRow([
    ['NONE', false],
    ['QUEUED', true],
    ['BUILDING', true],
    ['PUBLISHED', false],
  ] as const)('%s is under way: %s', (state, expected) => expect(isUnderWay(state)).toBe(expected));

  const facts = { iconUrl: app.iconUrl, pushCertificate: certificate, publishedVersion: '2.3.1', now };
  const gaps = (change: object) => publishingGaps({ ...facts, draft: build, ...change });

  eachRow([
    [[], {}],
    [['icon'], { iconUrl: '' }],
    [['certificate'], { pushCertificate: null }],
    [['certificate'], { now: Date.parse(certificate.notAfter) }],
    [[], { pushCertificate: null, draft: { ...build, platforms: ['android'] } }],
    [['version'], { publishedVersion: '2.4.0' }],
    [[], { publishedVersion: null }],
  ])('lacks %j', (expected, change) => expect(gaps(change)).toEqual(expected));

  it('has a version above the published one when one of its numbers is, and none before it is lower', () => {
    const version = fc.tuple(fc.nat(9_999), fc.nat(9_999), fc.nat(9_999));
    const order = ([a, b, c]: [number, number, number]) => a * 1e8 + b * 1e4 + c;
    fc.assert(
      fc.property(version, version, (mine, theirs) => {
        const found = gaps({
          draft: { ...build, versionName: mine.join('.') },
          publishedVersion: theirs.join('.'),
        });
        expect(found.includes('version')).toBe(order(mine) <= order(theirs));
      }),
    );
  });
});

describe('a push certificate', () => {
  const file = (name: string, size = 10, type = '') => new File(['0'.repeat(size)], name, { type });
  const typed = { certificate: file('push.p12'), password: 'lantern', groupId: 'NL7QX2B9KD' };

  eachRow([
    ['certificate', 'organizer.mobileApp.required', { certificate: null }],
    ['certificate', 'organizer.mobileApp.certificate.error.kind', { certificate: file('icon.png') }],
    ['certificate', 'organizer.mobileApp.certificate.error.size', { certificate: file('push.pfx', 102_401) }],
    ['password', 'organizer.mobileApp.required', { password: '' }],
    ['groupId', 'organizer.mobileApp.required', { groupId: ' ' }],
  ])('is refused for %s: %s', async (path, message, change) => {
    await expect(certificateSchema.validate({ ...typed, ...change })).rejects.toMatchObject({
      path,
      message,
    });
    await expect(certificateSchema.validate(noCertificate)).rejects.toBeDefined();
  });

  eachRow([file('push.P12'), file('push.pfx'), file('push', 10, 'application/x-pkcs12')])(
    'may be %o',
    async (each) => {
      await expect(certificateSchema.validate({ ...typed, certificate: each })).resolves.toBeDefined();
    },
  );

  eachRow([
    ['valid', '2026-10-31T00:00:00Z'],
    ['soon', '2026-11-01T00:00:00Z'],
    ['soon', '2026-11-30T23:59:58Z'],
    ['over', '2026-11-30T23:59:59Z'],
  ])('is %s at %s', (state, instant) =>
    expect(certificateState(certificate, Date.parse(instant))).toBe(state),
  );
});

describe('the app under one’s own name', () => {
  it('is requested and withdrawn by the organizer, and turned on once approved', () => {
    expect(nextWhitelabel).toEqual({
      NONE: 'REQUESTED',
      REQUESTED: 'NONE',
      REJECTED: 'REQUESTED',
      IN_REVIEW: null,
      APPROVED: null,
    });
    expect([canEnable({ status: 'APPROVED' }), canEnable({ status: 'IN_REVIEW' })]).toEqual([true, false]);
  });
});
