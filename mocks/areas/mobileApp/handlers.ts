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
} from '../../../src/contract';
import type { MobileCard, MobileWhitelabel } from '../../../src/contract';
import type { Clock } from '../../../src/domain/time/clock';
import type { Db, Rows } from '../../db';
import { handle } from '../../handle';
import { changedAt, checkUnchanged, optionalHttps } from '../../rules/edits';
import { httpsOf, textOf } from '../../rules/fields';
import {
  appOf,
  buildState,
  checkedCard,
  checkPublishable,
  configOf,
  openCertificate,
  organizerMoves,
  publishedVersion,
  toAppResponse,
  toConfigResponse,
  supportMoves,
} from './rules';
import { requestedEvent } from '../../rules/requestedEvent';
import { stamp } from '../../rules/stamp';
import { uploadText } from '../../rules/uploads';

const mostCards = 12;

interface RequestParams {
  accountId: string;
  eventId: string;
}

const cardsOf = (db: Db, requested: RequestParams) =>
  db.rows('mobileCards', requestedEvent(db, requested).id);

function moveCard(cards: Rows<MobileCard>, id: string, position: number | undefined): void {
  if (position === undefined) return;
  const ids = cards.all().flatMap((card) => (card.id === id ? [] : [card.id]));
  ids.splice(Math.max(0, Math.trunc(position)), 0, id);
  cards.arrange(ids);
}

function keepWhitelabel(
  db: Db,
  clock: Clock,
  requested: RequestParams,
  changes: Partial<MobileWhitelabel>,
): MobileWhitelabel {
  const app = appOf(db, requestedEvent(db, requested));
  const whitelabel = {
    ...app.whitelabel,
    ...changes,
    modified: changedAt(clock, app.whitelabel.modified),
  };
  db.rows('mobileApps', app.id).put({ ...app, whitelabel });
  return whitelabel;
}

export const mobileAppHandlers = [
  handle(getMobileApp, ({ db, query }) => toAppResponse(appOf(db, requestedEvent(db, query)))),

  handle(updateMobileApp, ({ db, clock, query, body }) => {
    const app = appOf(db, requestedEvent(db, query));
    checkUnchanged(app, body.modified);
    const changed = db.rows('mobileApps', app.id).put({
      ...app,
      name: textOf('name', body.name, 30),
      shortDescription: body.shortDescription.trim(),
      description: body.description.trim(),
      iconUrl: optionalHttps('iconUrl', body.iconUrl),
      splashUrl: optionalHttps('splashUrl', body.splashUrl),
      primaryColor: body.primaryColor.toLowerCase(),
      features: body.features,
      modified: changedAt(clock, app.modified),
    });
    return toAppResponse(changed);
  }),

  handle(getBuildManagerConfig, ({ db, clock, query }) =>
    toConfigResponse(configOf(db, requestedEvent(db, query)), clock.now()),
  ),

  handle(saveBuildManagerConfig, ({ db, clock, query, body, fail }) => {
    const event = requestedEvent(db, query);
    const before = configOf(db, event);
    const now = clock.now();
    if (['QUEUED', 'BUILDING'].includes(buildState(before, now))) fail(4091, 'A build is under way.');
    const { platforms, bundleId, versionName } = body;
    const config = {
      ...before,
      platforms,
      bundleId,
      versionName,
      privacyUrl: httpsOf('privacyUrl', body.privacyUrl),
      modified: changedAt(clock, before.modified),
    };
    if (query.publish) {
      checkPublishable(appOf(db, event), config, now);
      config.publishedVersion = publishedVersion(before, now);
      config.buildNumber += 1;
      config.build = { versionName, requested: stamp(clock) };
    }
    return toConfigResponse(db.rows('buildConfigs', event.id).put(config), now);
  }),

  handle(uploadPushCertificate, ({ db, clock, query, body: { certificate, password, groupId } }) => {
    const app = appOf(db, requestedEvent(db, query));
    const opened = openCertificate(db, certificate.size, uploadText(certificate), password, clock.now());
    const pushCertificate = {
      groupId: textOf('groupId', groupId, 40),
      ...opened,
      uploaded: stamp(clock),
    };
    db.rows('mobileApps', app.id).put({ ...app, pushCertificate });
    return pushCertificate;
  }),

  handle(setMobileWhitelabelStatus, ({ db, clock, query, body: { newStatus }, fail }) => {
    const { whitelabel } = appOf(db, requestedEvent(db, query));
    if (whitelabel.status === newStatus) return whitelabel;
    const isSupport = db.session === 'support';
    if (supportMoves[whitelabel.status].includes(newStatus)) {
      if (!isSupport) fail(4003, 'This is for support staff.');
    } else if (!organizerMoves[whitelabel.status].includes(newStatus))
      fail(4091, `It is ${whitelabel.status}.`);
    return keepWhitelabel(db, clock, query, {
      status: newStatus,
      enabled: whitelabel.enabled && newStatus === 'APPROVED',
    });
  }),

  handle(enableMobileWhitelabel, ({ db, clock, query, body: { enabled }, fail }) => {
    const { whitelabel } = appOf(db, requestedEvent(db, query));
    if (whitelabel.enabled === enabled) return whitelabel;
    if (enabled && whitelabel.status !== 'APPROVED') fail(4091, 'It is not approved.');
    return keepWhitelabel(db, clock, query, { enabled });
  }),

  handle(listMobileCards, ({ db, query }) => ({ cards: cardsOf(db, query).all() })),

  handle(createMobileCard, ({ db, clock, query, body, fail }) => {
    const cards = cardsOf(db, query);
    if (cards.all().length >= mostCards) fail(4022, `There are ${mostCards} cards already.`);
    const now = stamp(clock);
    const card = cards.add({
      id: db.nextId('card'),
      ...checkedCard(body),
      created: now,
      modified: now,
    });
    moveCard(cards, card.id, body.position);
    return card;
  }),

  handle(updateMobileCard, ({ db, clock, query, params: { cardId }, body }) => {
    const cards = cardsOf(db, query);
    const { modified } = cards.get(cardId);
    const card = cards.change(cardId, { ...checkedCard(body), modified: changedAt(clock, modified) });
    moveCard(cards, cardId, body.position);
    return card;
  }),

  handle(deleteMobileCard, ({ db, query, params }) => {
    cardsOf(db, query).remove(params.cardId);
    return null;
  }),
];
