import { describe, expect, it } from 'vitest';
import type { AccountFeatures, OrganizerEvent } from '../../../../src/contract';
import {
  changedFlags,
  featureDifference,
  featureSchema,
  featureSelection,
  featureValues,
  flagValues,
  prefixSchema,
  supportEventProblem,
  supportEventSchema,
  supportEventUpdate,
  supportEventValues,
  supportProblem,
  withChange,
  type SupportChange,
} from '../../../../src/domain/administration';
import { ringFeatureSchema, ringProblem, whitelabelSchema } from '../../../../src/domain/rings';

const features: AccountFeatures = {
  accountId: '77',
  userName: 'first@platform.example',
  fullFeaturesList: ['AGENDA', 'POLLS', 'RINGS', 'CHATBOT'],
  preSelectionAccountFeaturesList: [],
  postSelectionPackageFeatures: ['AGENDA', 'POLLS'],
  postSelectionAdvancedFeatures: ['CHATBOT'],
  modifiedDate: null,
};

describe('features of an account (002 §3)', () => {
  const values = { packageFeatures: ['AGENDA'], advancedFeatures: ['CHATBOT', 'RINGS'], reason: 'Pilot' };

  it('are sent as six lists: who, whose, what there is, what it had, and what it gets', () => {
    expect(featureSelection(features, values, 'ines@platform.example')).toEqual({
      userName: 'ines@platform.example',
      accountId: '77',
      fullFeaturesList: features.fullFeaturesList,
      preSelectionAccountFeaturesList: ['AGENDA', 'POLLS', 'CHATBOT'],
      postSelectionPackageFeatures: ['AGENDA'],
      postSelectionAdvancedFeatures: ['CHATBOT', 'RINGS'],
    });
  });

  it('say what is added and what is removed', () => {
    expect(featureDifference(features, values)).toEqual({ added: ['RINGS'], removed: ['POLLS'] });
    expect(featureDifference(features, featureValues(features))).toEqual({ added: [], removed: [] });
  });

  it('stand in one list only', async () => {
    await expect(featureSchema.isValid(values)).resolves.toBe(true);
    await expect(featureSchema.isValid({ ...values, packageFeatures: ['AGENDA', 'RINGS'] })).resolves.toBe(
      false,
    );
  });
});

describe('flags of an event', () => {
  it('are sent only where they change; absent ones are off', () => {
    const before = { careerDay: true, excludedCountries: ['AQ', 'BV'] };
    const values = flagValues(before);
    expect(changedFlags(before, values)).toEqual({});
    expect(changedFlags(before, { ...values, careerDay: false, autoAgree: true })).toEqual({
      careerDay: false,
      autoAgree: true,
    });
    expect(changedFlags(before, { ...values, excludedCountries: ['BV', 'AQ'] })).toEqual({});
    expect(changedFlags(before, { ...values, excludedCountries: [] })).toEqual({ excludedCountries: [] });
  });
});

describe('a change of support', () => {
  it('needs a reason, and a prefix of allowed letters', async () => {
    const valid = { reason: 'Asked for', prefix: 'NL/26-' };
    await expect(prefixSchema.isValid(valid)).resolves.toBe(true);
    await expect(prefixSchema.isValid({ ...valid, reason: '  ' })).resolves.toBe(false);
    await expect(prefixSchema.isValid({ ...valid, prefix: 'NL 26' })).resolves.toBe(false);
  });

  it('is listed newest first, the oldest of many go', () => {
    const change = (what: string): SupportChange => ({ at: '', who: '', subject: '', reason: '', what });
    const log = Array.from({ length: 201 }, (_, index) => change(`${index}`)).reduce<
      readonly SupportChange[]
    >(withChange, []);
    expect(log).toHaveLength(200);
    expect(log[0]?.what).toBe('200');
    expect(log.at(-1)?.what).toBe('1');
  });

  it('says when nobody knows whether it was made, and when somebody was faster', () => {
    expect(supportProblem({ code: 0, isUncertain: true })).toMatchObject({ isUncertain: true });
    expect(supportProblem({ code: 4090 }).message.key).toBe('organizer.administration.problem.meanwhile');
  });
});

describe('an event, for support', () => {
  const event: OrganizerEvent = {
    id: '1001',
    'account-id': '77',
    name: 'Northlight 2026',
    'start-date': '2026-05-14T09:00:00-04:00',
    'end-date': '2026-05-15T18:00:00-04:00',
    'time-zone-id': 'America/New_York',
    venue: { name: 'Harbour Hall', address: '1 Pier Road', city: 'Boston' },
    'tier-configuration': { tier: 'PROFESSIONAL', registrations: 1000 },
    'order-count': 20,
    'registration-count': 31,
    created: '2025-09-22T13:15:00.000Z',
    modified: '2026-02-03T16:48:00.000Z',
  };
  const values = { ...supportEventValues(event), reason: 'Asked for' };

  it('is sent whole, its plan included, on the version it was made on', () => {
    const { registrations: _, ...unlimited } = values;
    const sent = supportEventUpdate({ ...unlimited, tier: 'ENTERPRISE', registrations: null }, event);
    expect(sent).toMatchObject({
      name: 'Northlight 2026',
      'time-zone-id': 'America/New_York',
      venue: event.venue,
      'tier-configuration': { tier: 'ENTERPRISE', registrations: null },
      modified: event.modified,
    });
    expect(Date.parse(sent['start-date'])).toBe(Date.parse(event['start-date']));
  });

  it('has a plan for what was made already, a reason, and what every event needs', async () => {
    const valid = (changes: object) => supportEventSchema(31).isValid({ ...values, ...changes });
    await expect(valid({})).resolves.toBe(true);
    await expect(valid({ registrations: null })).resolves.toBe(true);
    await expect(valid({ registrations: 31 })).resolves.toBe(true);
    for (const wrong of [{ registrations: 30 }, { registrations: 40.5 }, { reason: ' ' }, { name: '' }])
      await expect(valid(wrong)).resolves.toBe(false);
    await expect(valid({ end: values.start })).resolves.toBe(false);
  });

  it('says what is wrong at its field', () => {
    const of = (field: string) => supportEventProblem({ code: 4000, field, error: 'There are 31 already.' });
    expect(of('tier-configuration.registrations')).toMatchObject({
      field: 'registrations',
      message: { text: 'There are 31 already.' },
    });
    expect(of('end-date').field).toBe('end');
    expect(supportEventProblem({ code: 4090 }).message.key).toBe(
      'organizer.administration.problem.meanwhile',
    );
  });
});

describe('a ring', () => {
  it('says why it is in no state for a change, by the change', () => {
    const keyOf = (refusal: Parameters<typeof ringProblem>[0], code: number) =>
      ringProblem(refusal)({ code }).message.key;
    expect(keyOf('kind', 4091)).toBe('organizer.rings.problem.kind');
    expect(keyOf('lastFeature', 4091)).toBe('organizer.rings.problem.lastFeature');
    expect(keyOf('noFeature', 4091)).toBe('organizer.rings.problem.noFeature');
    expect(keyOf('kind', 4090)).toBe('organizer.administration.problem.meanwhile');
    expect(ringProblem('kind')({ code: 4091, isUncertain: true })).toMatchObject({ isUncertain: true });
  });

  const off = { chat: true, questions: false, video: false, screenShare: false, recording: false };

  it('shares screens and records only with video', async () => {
    const reason = 'Asked for';
    await expect(ringFeatureSchema.isValid({ ...off, reason })).resolves.toBe(true);
    await expect(ringFeatureSchema.isValid({ ...off, recording: true, reason })).resolves.toBe(false);
    await expect(ringFeatureSchema.isValid({ ...off, video: true, recording: true, reason })).resolves.toBe(
      true,
    );
  });

  it('has its own branding only with a title and a logo over https', async () => {
    const own = { enabled: true, title: 'Library', logoUrl: 'https://a.example/l.svg', color: '#0b3d5c' };
    const valid = (changes: object) => whitelabelSchema.isValid({ ...own, ...changes, reason: 'Asked for' });
    await expect(valid({})).resolves.toBe(true);
    await expect(valid({ title: '' })).resolves.toBe(false);
    await expect(valid({ logoUrl: 'http://a.example/l.svg' })).resolves.toBe(false);
    await expect(valid({ enabled: false, title: '', logoUrl: '' })).resolves.toBe(true);
  });
});
