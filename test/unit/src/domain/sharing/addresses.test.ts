import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { SocialNetworkName } from '../../../../../src/contract';
import { charactersLeft, shareAddress, sharedAddress, shareOffer } from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

const url = 'https://northlight.example/2026?lang=en&promo=FRIENDS#day-2';
const networks = ['FACEBOOK', 'LINKEDIN', 'TWITTER'] as const;
const pages: Record<SocialNetworkName, [page: string, url: string, text: string]> = {
  FACEBOOK: ['https://www.facebook.com/sharer/sharer.php', 'u', 'quote'],
  LINKEDIN: ['https://www.linkedin.com/sharing/share-offsite/', 'url', 'text'],
  TWITTER: ['https://twitter.com/intent/tweet', 'url', 'text'],
};

/** FAULTS A08: what tries to be more than text. */
const hostile = [
  'Come & see = more? #now + 100 %',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("https://evil.example")',
  '+1 -1 @SUM(A1)',
  'one\r\ntwo\r\nLocation: https://evil.example',
  '&url=https://evil.example&u=https://evil.example',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  'تعال معنا \u202e 👩‍👩‍👧',
];

function fieldsOf(network: SocialNetworkName, text: string, shared = url) {
  const address = new URL(shareAddress(network, { url: shared, text }));
  return { page: address.origin + address.pathname, fields: [...address.searchParams], hash: address.hash };
}

describe.each(networks)('%s', (network) => {
  const [page, urlName, textName] = pages[network];

  eachRow(hostile)('takes %j for text', (text) => {
    expect(fieldsOf(network, text)).toEqual({
      page,
      fields: [
        [urlName, url],
        [textName, text],
      ],
      hash: '',
    });
  });

  test('gets the address alone without words', () => {
    expect(fieldsOf(network, '  ').fields).toEqual([[urlName, url]]);
  });

  test('gets any words as they are, in one field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.webUrl(), (text, shared) => {
        const { page: found, fields } = fieldsOf(network, text, shared);
        expect(found).toBe(page);
        const message = text.trim();
        expect(fields).toEqual([[urlName, shared], ...(message ? [[textName, message]] : [])]);
      }),
    );
  });

  test('half a character does not stop it', () => {
    expect(fieldsOf(network, 'Come \ud83d').fields[1]).toEqual([textName, 'Come \ufffd']);
  });
});

describe('what is shared', () => {
  eachRow([
    ['https://northlight.example/2026', null, 'https://northlight.example/2026'],
    ['https://northlight.example/2026', 'FRIENDS', 'https://northlight.example/2026?promo=FRIENDS'],
    [
      'https://northlight.example/?promo=OLD&lang=de#a',
      'A&B=1#',
      'https://northlight.example/?promo=A%26B%3D1%23&lang=de#a',
    ],
    ['javascript:alert(1)', null, null],
    ['data:text/html,x', null, null],
    ['//evil.example', null, null],
    ['https://amara:secret@northlight.example', null, null],
    ['http://northlight.example', null, 'http://northlight.example/'],
    ['http://northlight.example/2026', 'FRIENDS', 'http://northlight.example/2026?promo=FRIENDS'],
    ['ftp://northlight.example', null, null],
    [undefined, 'FRIENDS', null],
  ])('%s with the code %s is %s', (event, promo, shared) => {
    expect(sharedAddress(event, promo)).toBe(shared);
  });
});

describe('001 §9: 280 characters, as a person counts them', () => {
  eachRow([
    ['', 280],
    ['Come along!', 269],
    ['👩‍👩‍👧', 279],
    ['🇩🇪🇫🇷', 278],
    ['e\u0301', 279],
    ['a'.repeat(280), 0],
    ['🎉'.repeat(281), -1],
    ['a'.repeat(10_000), -9_720],
  ])('%j leaves %i', (text, left) => {
    expect(charactersLeft(text)).toBe(left);
  });
});

describe('what may be shared, and where', () => {
  const event = 'https://northlight.example/2026';
  const settings = {
    active: true,
    message: 'From the settings',
    socialNetworks: [
      { socialNetwork: 'FACEBOOK', enabled: true },
      { socialNetwork: 'LINKEDIN', enabled: false },
      { socialNetwork: 'TWITTER', enabled: true },
    ],
    sectionType: 'registration',
  } as const;
  const campaign = {
    definition: { incentiveType: 'single' },
    shareMessage: 'From the campaign',
    socialNetworks: ['LINKEDIN'],
    socialPromo: 'FRIENDS',
  } as const;
  const offerOf = (changed: object = {}) =>
    shareOffer({
      settings: { ...settings, socialNetworks: [...settings.socialNetworks] },
      campaign: null,
      event,
      ...changed,
    });
  const whole = { ...campaign, socialNetworks: [...campaign.socialNetworks] };

  it('is nothing without a campaign when the settings are not active', () => {
    expect(offerOf({ settings: { ...settings, active: false } })).toBeNull();
    expect(offerOf({ settings: undefined, campaign: undefined })).toBeNull();
  });

  it('is what the settings turn on', () => {
    expect(offerOf()).toEqual({
      networks: ['FACEBOOK', 'TWITTER'],
      message: 'From the settings',
      url: event,
      promo: null,
      incentive: null,
    });
  });

  it('is the campaign, also where the settings are not active', () => {
    for (const active of [true, false])
      expect(offerOf({ settings: { ...settings, active }, campaign: whole })).toEqual({
        networks: ['LINKEDIN'],
        message: 'From the campaign',
        url: `${event}?promo=FRIENDS`,
        promo: 'FRIENDS',
        incentive: 'single',
      });
  });

  it('falls back to the settings where a campaign says nothing', () => {
    const bare = { ...whole, shareMessage: '', socialNetworks: [], socialPromo: ' ' };
    expect(offerOf({ campaign: bare })).toMatchObject({
      networks: ['FACEBOOK', 'TWITTER'],
      message: 'From the settings',
      promo: null,
      url: event,
      incentive: 'single',
    });
  });

  it('leaves out what nobody knows, and what is there twice (FAULTS F74)', () => {
    const odd = {
      ...whole,
      definition: { incentiveType: 'constructor' },
      socialNetworks: ['TWITTER', 'constructor', 'MYSPACE', 'TWITTER'],
    };
    expect(offerOf({ campaign: odd })).toMatchObject({ networks: ['TWITTER'], incentive: null });
  });

  it('is no network without a public address', () => {
    expect(offerOf({ event: undefined })).toMatchObject({ networks: [], url: null });
  });
});
