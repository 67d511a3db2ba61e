import { describe, expect, it, vi } from 'vitest';
import {
  INITIAL_ASSET_STATE,
  cancelSessionAssets,
  createCaptions,
  createFutureSessionAsset,
  createSessionAsset,
  deleteCaptions,
  deleteRecordingsPreroll,
  getRecordingUrl,
  listSessionAssets,
  type AssetContextType,
  type CaptionsDraft,
  type SessionAssetDraft,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client } = backendInTests();

const at = (number: number) => ({ accountId: '77', eventId, sessionId: `session-${number}` });
const draft: SessionAssetDraft = {
  title: 'Short cut',
  duration: 540_000,
  assetMedia: 'UPLOAD',
  assetType: 'VIDEO',
  assetUrl: 'https://media.northlight.example/lm-1.mp4',
  assetSize: 88_000_000,
  metadata: { providerAssetId: 'lm-1' },
};
const add = (number: number, changes: Partial<SessionAssetDraft> = {}) =>
  client.call(createSessionAsset, { params: at(number), body: { ...draft, ...changes } });
const plan = (number: number, startTime?: string) =>
  client.call(createFutureSessionAsset, {
    params: at(number),
    body: { ...draft, assetContextType: 'STREAM', ...(startTime ? { startTime } : {}) },
  });
const list = (number: number) => client.call(listSessionAssets, { params: at(number) });
const states = async (number: number) => (await list(number)).assets.map(({ state }) => state);
const url = (number: number) => client.call(getRecordingUrl, { params: at(number) });
const cancel = (number: number, assetContextType: AssetContextType | 'OTHER') =>
  client.call(cancelSessionAssets, { params: { ...at(number), assetContextType } });
const caption = (number: number, changes: Partial<CaptionsDraft> = {}) =>
  client.call(createCaptions, {
    params: at(number),
    body: {
      providerUrl: 'https://media.northlight.example/lm-5512.fr.vtt',
      providerAssetId: 'lm-5512',
      languageCode: 'fr',
      title: 'Français',
      providerType: 'LUMEN_VIDEO',
      ...changes,
    },
  });

describe('an uploaded asset', () => {
  it('begins in the initial state with a start time of now', async () => {
    expect(await add(27)).toMatchObject({
      state: INITIAL_ASSET_STATE,
      entityType: 'SESSION',
      requestType: 'CUSTOM',
      description: '',
      startTime: '2026-02-12T15:00:00.000Z',
      creatingDate: '2026-02-12T15:00:00.000Z',
      assetContextType: 'RECORDING',
    });
  });

  it('is ready two minutes later, and is the recording then', async () => {
    await add(27);
    clock.advance(119_000);
    expect((await url(27)).url).toContain('lm-5630');
    clock.advance(1_000);
    expect((await states(27)).at(-1)).toBe('READY');
    expect((await url(27)).url).toContain('lm-1.mp4');
  });

  it('is there once in an event, until it is cancelled', async () => {
    await add(27);
    expect((await failureOf(add(26))).code).toBe(4022);
    await cancel(27, 'RECORDING');
    expect((await add(26)).state).toBe('PROCESSING');
  });

  eachRow<[string, Partial<SessionAssetDraft>]>([
    ['assetUrl', { assetUrl: 'javascript:alert(1)' }],
    ['duration', { duration: -1 }],
    ['metadata.providerAssetId', { metadata: { providerAssetId: ' ' } }],
    ['title', { title: '   ' }],
  ])('is refused naming %s', async (field, changes) => {
    expect((await failureOf(add(27, changes))).failure).toMatchObject({ code: 4000, field });
  });

  it('takes the place of an older preroll', async () => {
    await add(26, { assetContextType: 'PREROLL' });
    const { assets } = await list(26);
    const prerolls = assets.filter(({ assetContextType }) => assetContextType === 'PREROLL');
    expect(prerolls.map(({ metadata }) => metadata.providerAssetId)).toEqual(['lm-1']);
  });
});

describe('a future asset', () => {
  it('waits for the session to begin', async () => {
    expect(await plan(29)).toMatchObject({ state: 'SCHEDULED', startTime: '2026-02-26T18:00:00-05:00' });
    clock.set('2026-02-26T17:59:59-05:00');
    expect(await states(29)).toEqual(['SCHEDULED', 'SCHEDULED']);
    clock.advance(1_000);
    expect(await states(29)).toEqual(['READY', 'READY']);
  });

  eachRow<[string, number, string | undefined, number]>([
    ['for a session that has begun', 28, undefined, 4091],
    ['before the session', 29, '2026-02-26T17:00:00-05:00', 4022],
    ['at no moment', 29, 'soon', 4000],
    ['for no session', 99, undefined, 4046],
  ])('is refused %s', async (_, number, startTime, code) => {
    expect((await failureOf(plan(number, startTime))).code).toBe(code);
  });
});

describe('cancelling', () => {
  it('ends what is on its way, of that kind only', async () => {
    await add(28, { assetContextType: 'MATERIAL' });
    const { cancelled } = await cancel(28, 'RECORDING');
    expect(cancelled.map(({ id, state }) => [id, state])).toEqual([['asset-7', 'CANCELLED']]);
    clock.advance(600_000);
    expect(await states(28)).toEqual(['CANCELLED', 'READY']);
  });

  it('needs something on its way, of a kind there is', async () => {
    expect((await failureOf(cancel(26, 'RECORDING'))).code).toBe(4091);
    expect((await failureOf(cancel(26, 'OTHER'))).failure).toMatchObject({ field: 'assetContextType' });
  });
});

describe('captions', () => {
  it('are kept once for each language', async () => {
    const french = await caption(26);
    const { id } = await caption(26, { title: 'Français (Canada)' });
    expect(id).toBe(french.id);
    const { captions } = await list(26);
    expect(captions.map(({ title }) => title)).toEqual(['English', 'Español', 'Français (Canada)']);
    await client.call(deleteCaptions, { params: { ...at(26), captionsId: id } });
    expect((await list(26)).captions).toHaveLength(2);
  });

  eachRow<[string, number, Partial<CaptionsDraft>, number]>([
    ['an asset of another session', 27, {}, 4000],
    ['no language', 26, { languageCode: 'French' }, 4000],
    ['a cancelled asset', 27, { providerAssetId: 'lm-5618' }, 4091],
  ])('are refused for %s', async (_, number, changes, code) => {
    expect((await failureOf(caption(number, changes))).code).toBe(code);
  });

  it('are deleted by their own session only', async () => {
    const other = client.call(deleteCaptions, { params: { ...at(27), captionsId: 'captions-1' } });
    expect((await failureOf(other)).code).toBe(4046);
  });
});

describe('the recording', () => {
  it('can be watched for an hour, with its preroll and captions', async () => {
    const { url: address, expiresAt, prerollUrl, captions } = await url(26);
    expect(expiresAt).toBe('2026-02-12T16:00:00.000Z');
    expect(address).toMatch(
      /^https:\/\/media\.northlight\.example\/lm-5512\.mp4\?expires=\d+&signature=\w{24}$/,
    );
    expect(prerollUrl).toContain('lm-5401');
    expect(captions.map(({ languageCode }) => languageCode)).toEqual(['en', 'es']);
  });

  it('is signed with a secret of the backend, which nobody can compute (FAULTS A32)', async () => {
    const token = vi.spyOn(backend.db, 'token').mockReturnValue('drawn-at-random');
    const { url: address, prerollUrl } = await url(26);
    token.mockRestore();
    for (const signed of [address, prerollUrl])
      expect(new URL(signed ?? '').searchParams.get('signature')).toBe('drawn-at-random');
  });

  it('comes without a preroll once that is deleted', async () => {
    const remove = () => client.call(deleteRecordingsPreroll, { params: at(26) });
    await remove();
    expect((await url(26)).prerollUrl).toBeNull();
    expect((await failureOf(remove())).code).toBe(4046);
  });

  it('is not there before one is ready', async () => {
    expect((await failureOf(url(28))).code).toBe(4046);
    clock.advance(60_000);
    expect((await url(28)).url).toContain('lm-5711');
  });
});
