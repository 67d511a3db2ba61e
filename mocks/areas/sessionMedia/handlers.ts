import {
  cancelSessionAssets,
  createCaptions,
  createFutureSessionAsset,
  createSessionAsset,
  deleteCaptions,
  deleteRecordingsPreroll,
  getRecordingUrl,
  listSessionAssets,
} from '../../../src/contract';
import type { SessionAsset } from '../../../src/contract';
import type { Db } from '../../db';
import { handle } from '../../handle';
import { agendaOf } from '../agenda/rules/agenda';
import { httpsOf, malformed, millisecondsOf, textOf } from '../../rules/fields';
import { addAsset, assetsOf, contextOf, removeAsset, toAssetResponse } from './rules';

const hour = 60 * 60_000;

const captionsOf = (db: Db, eventId: string, wanted: string) =>
  db
    .rows('sessionCaptions', eventId)
    .all()
    .filter(({ sessionId }) => sessionId === wanted);

/** The address works until then; the signature stands for both. */
const signed = (db: Db, { assetUrl }: SessionAsset, expires: number): string =>
  `${assetUrl}?expires=${expires}&signature=${db.token(`${assetUrl} ${expires}`, 24)}`;

export const sessionMediaHandlers = [
  handle(listSessionAssets, ({ db, clock, params }) => ({
    assets: assetsOf(db, params, clock.now()),
    captions: captionsOf(db, params.eventId, params.sessionId),
  })),
  handle(createSessionAsset, ({ db, clock, params, body }) => {
    agendaOf(db, params).sessions.get(params.sessionId);
    return addAsset({ db, clock, path: params }, body);
  }),
  handle(createFutureSessionAsset, ({ db, clock, params, body, fail }) => {
    const session = agendaOf(db, params).sessions.get(params.sessionId);
    const startTime = body.startTime ?? session.start;
    const at = millisecondsOf('startTime', startTime);
    if (clock.now() >= Date.parse(session.start)) fail(4091, `“${session.title}” has begun.`);
    if (at < Date.parse(session.start)) fail(4022, 'It would be shown before the session begins.');
    return addAsset({ db, clock, path: params }, body, { state: 'SCHEDULED', startTime });
  }),
  handle(createCaptions, ({ db, clock, params, body, fail }) => {
    const asset = assetsOf(db, params, clock.now()).findLast(
      ({ metadata }) => metadata.providerAssetId === body.providerAssetId,
    );
    if (!asset) throw malformed('providerAssetId', 'The session has no such asset.');
    if (asset.state === 'CANCELLED') fail(4091, `${asset.title} is cancelled.`);
    const rows = db.rows('sessionCaptions', params.eventId);
    const before = captionsOf(db, params.eventId, params.sessionId).find(
      ({ providerAssetId, languageCode }) =>
        providerAssetId === body.providerAssetId &&
        languageCode.toLowerCase() === body.languageCode.toLowerCase(),
    );
    return rows.put({
      id: before?.id ?? db.nextId('captions'),
      sessionId: params.sessionId,
      providerUrl: httpsOf('providerUrl', body.providerUrl),
      providerAssetId: body.providerAssetId,
      languageCode: body.languageCode,
      title: textOf('title', body.title),
      providerType: textOf('providerType', body.providerType),
      createdDate: new Date(clock.now()).toISOString(),
    });
  }),
  handle(deleteCaptions, ({ db, params, fail }) => {
    agendaOf(db, params).sessions.get(params.sessionId);
    const rows = db.rows('sessionCaptions', params.eventId);
    if (rows.get(params.captionsId).sessionId !== params.sessionId)
      fail(4046, 'The session has no such captions.');
    rows.remove(params.captionsId);
    return null;
  }),
  handle(deleteRecordingsPreroll, ({ db, clock, params, fail }) => {
    const preroll = assetsOf(db, params, clock.now()).find(
      ({ assetContextType }) => assetContextType === 'PREROLL',
    );
    if (!preroll) return fail(4046, 'Nothing plays before the recordings.');
    removeAsset(db, params.eventId, preroll);
    return null;
  }),
  handle(cancelSessionAssets, ({ db, clock, params, fail }) => {
    const context = contextOf(params.assetContextType);
    const now = clock.now();
    const pending = assetsOf(db, params, now).filter(
      ({ assetContextType, state }) =>
        assetContextType === context && (state === 'PROCESSING' || state === 'SCHEDULED'),
    );
    if (pending.length === 0) fail(4091, 'None of them is on its way.');
    const rows = db.rows('sessionAssets', params.eventId);
    return {
      cancelled: pending.map(({ id }) => toAssetResponse(rows.change(id, { state: 'CANCELLED' }), now)),
    };
  }),
  handle(getRecordingUrl, ({ db, clock, params, fail }) => {
    const now = clock.now();
    const ready = assetsOf(db, params, now).filter(({ state }) => state === 'READY');
    const recordings = ready.filter(({ assetContextType }) => assetContextType === 'RECORDING');
    const newest = recordings.reduce<SessionAsset | undefined>(
      (best, one) => (best && Date.parse(best.creatingDate) >= Date.parse(one.creatingDate) ? best : one),
      undefined,
    );
    if (!newest) return fail(4046, 'No recording is ready.');
    const preroll = ready.find(({ assetContextType }) => assetContextType === 'PREROLL');
    const expires = now + hour;
    return {
      url: signed(db, newest, expires),
      expiresAt: new Date(expires).toISOString(),
      prerollUrl: preroll ? signed(db, preroll, expires) : null,
      captions: captionsOf(db, params.eventId, params.sessionId).filter(
        ({ providerAssetId }) => providerAssetId === newest.metadata.providerAssetId,
      ),
    };
  }),
];
