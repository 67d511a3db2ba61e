import { describe, expect, it } from 'vitest';
import type { SessionAsset } from '../../../../src/contract';
import {
  assetDraft,
  assetProblem,
  assetSchema,
  assetTypeOf,
  canceledWith,
  cancelProblem,
  canSchedule,
  captionsDraft,
  captionsProblem,
  captionsSchema,
  futureStart,
  languageName,
  languageOptions,
  visibleMedia,
  newAsset,
  newCaptions,
  replacedCaptions,
  titleOfFile,
  type AssetValues,
  type CaptionsValues,
  type UploadedMedia,
} from '../../../../src/domain/sessionMedia';
import { eachRow } from '../../../eachRow';

const session = { start: '2026-02-26T18:00:00-05:00', timeZone: 'America/New_York' };
const file: UploadedMedia = {
  name: 'evening.mp4',
  mime: 'video/mp4',
  size: 200,
  duration: 3_000,
  assetUrl: 'https://media.example/lm-1.mp4',
  providerAssetId: 'lm-1',
};
const fine: AssetValues = { ...newAsset, file, title: ' Evening ', description: ' Cut. ' };

describe('an asset in a form', () => {
  eachRow([
    ['file', 'organizer.sessionMedia.error.file', { file: null }],
    ['title', 'organizer.website.error.title', { title: '  ' }],
    ['startTime', 'organizer.sessionMedia.error.start', { timing: 'LATER', startTime: '2026-02-26 17:59' }],
  ] satisfies [string, string, Partial<AssetValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(assetSchema(session).validate({ ...fine, ...change })).rejects.toMatchObject({
        path,
        message,
      });
    },
  );

  eachRow([
    ['at the start of the session', { timing: 'LATER', startTime: '2026-02-26 18:00' }],
    ['without a time', { timing: 'LATER', startTime: '' }],
    ['now, whatever time was typed before', { timing: 'NOW', startTime: '2026-01-01 10:00' }],
  ] satisfies [string, Partial<AssetValues>][])('can be shown %s', async (_when, change) => {
    await expect(assetSchema(session).isValid({ ...fine, ...change })).resolves.toBe(true);
  });

  it('is sent as what was uploaded, without spaces around its texts', () => {
    expect(assetDraft(fine, file)).toEqual({
      title: 'Evening',
      description: 'Cut.',
      duration: 3_000,
      assetMedia: 'UPLOAD',
      assetType: 'VIDEO',
      assetUrl: 'https://media.example/lm-1.mp4',
      assetSize: 200,
      assetContextType: 'RECORDING',
      metadata: { providerAssetId: 'lm-1' },
    });
  });

  it('is shown at its time on the event’s clocks, or when the session begins', () => {
    expect(futureStart({ startTime: '2026-02-26 19:00' }, session.timeZone)).toBe('2026-02-27T00:00:00.000Z');
    expect(futureStart({ startTime: '' }, session.timeZone)).toBeUndefined();
  });

  it('is for later only until the session begins', () => {
    const start = Date.parse(session.start);
    expect([canSchedule(session, start - 1), canSchedule(session, start)]).toEqual([true, false]);
  });

  eachRow([
    ['video/mp4', 'VIDEO'],
    ['audio/mpeg', 'AUDIO'],
    ['application/pdf', 'DOCUMENT'],
    ['', 'DOCUMENT'],
  ])('%s is of type %s', (mime, type) => {
    expect(assetTypeOf(mime)).toBe(type);
  });

  it('is called as its file without the ending', () => {
    expect(['Day 1.final.mp4', 'README'].map(titleOfFile)).toEqual(['Day 1.final', 'README']);
  });
});

const asset = (change: Partial<SessionAsset>): SessionAsset => ({
  ...assetDraft(fine, file),
  description: '',
  assetContextType: 'RECORDING',
  id: 'asset-1',
  sessionId: 'session-1',
  entityType: 'SESSION',
  requestType: 'CUSTOM',
  providerType: 'LUMEN_VIDEO',
  state: 'READY',
  creatingDate: '2026-01-01T10:00:00Z',
  startTime: '2026-01-01T10:00:00Z',
  ...change,
});
const assets = [
  asset({ id: 'ready', title: 'Evening' }),
  asset({ id: 'processing', title: 'Café', state: 'PROCESSING' }),
  asset({ id: 'scheduled', title: 'Morning', state: 'SCHEDULED' }),
  asset({ id: 'slides', assetContextType: 'MATERIAL', assetType: 'DOCUMENT', state: 'PROCESSING' }),
];
const idsOf = (some: readonly SessionAsset[]) => some.map(({ id }) => id);

it('what is not ready is canceled with all of its context', () => {
  expect(idsOf(canceledWith(assets, asset({})))).toEqual(['processing', 'scheduled']);
});

describe('what a view shows', () => {
  eachRow([
    ['everything', '', {}, ['ready', 'processing', 'scheduled', 'slides']],
    ['a title without its accent', 'cafe', {}, ['processing']],
    ['documents', '', { type: 'DOCUMENT' }, ['slides']],
    ['what is being processed', '', { state: 'PROCESSING' }, ['processing', 'slides']],
    ['nothing that an address invents', '', { type: 'SONG' }, ['ready', 'processing', 'scheduled', 'slides']],
  ] satisfies [string, string, Record<string, string>, string[]][])(
    'is %s',
    (_what, search, filters, expected) => {
      expect(idsOf(visibleMedia(assets, { search, filters }))).toEqual(expected);
    },
  );
});

const url = 'https://media.example/fr.vtt';
const written: CaptionsValues = { ...newCaptions, source: 'URL', url: ` ${url} `, languageCode: 'fr' };

describe('captions in a form', () => {
  eachRow([
    ['file', 'organizer.sessionMedia.error.file', { source: 'FILE' }],
    ['url', 'organizer.sharing.error.url', { url: 'http://media.example/fr.vtt' }],
    ['languageCode', 'organizer.sessionMedia.error.language', { languageCode: '' }],
  ] satisfies [string, string, Partial<CaptionsValues>][])(
    'are refused for %s: %s',
    async (path, message, change) => {
      await expect(captionsSchema.validate({ ...written, ...change })).rejects.toMatchObject({
        path,
        message,
      });
    },
  );

  it('are sent with the address of their file or their own, and the name of their language', () => {
    const common = { providerAssetId: 'lm-1', languageCode: 'fr', providerType: 'LUMEN_VIDEO' };
    expect(captionsDraft(written, asset({}))).toEqual({ ...common, providerUrl: url, title: 'français' });
    const uploaded: CaptionsValues = { ...written, source: 'FILE', file, title: ' CC ' };
    expect(captionsDraft(uploaded, asset({}))).toEqual({
      ...common,
      providerUrl: file.assetUrl,
      title: 'CC',
    });
  });

  it('take the place of those in the same language', () => {
    const before = {
      ...captionsDraft({ ...written, languageCode: 'pt-BR' }, asset({})),
      id: 'captions-1',
      sessionId: 'session-1',
      createdDate: '2026-01-01T10:00:00Z',
    };
    expect(replacedCaptions([before], 'pt-br')).toBe(before);
    expect(replacedCaptions([before], 'pt')).toBeUndefined();
  });

  it('name languages in the reader’s', () => {
    expect(languageName('fr', 'de')).toBe('Französisch');
    expect(languageName('no language')).toBe('no language');
    const german = languageOptions('de').map(({ label }) => label);
    expect(german).toEqual([...german].sort(new Intl.Collator('de').compare));
  });
});

describe('what came too late', () => {
  eachRow([
    ['an asset for later', assetProblem, 'organizer.sessionMedia.problem.began'],
    ['captions', captionsProblem, 'organizer.sessionMedia.problem.canceled'],
    ['a cancellation', cancelProblem, 'organizer.sessionMedia.problem.ready'],
  ] satisfies [string, typeof assetProblem, string][])('is said of %s', (_what, problem, key) => {
    expect(problem({ code: 4091 }).message.key).toBe(key);
    expect(problem({ code: 5000 }).message.key).toBe('organizer.kit.form.failed.refused');
  });
});
