import {
  changeRing,
  createRing,
  getRing,
  listRings,
  replaceRing,
  setRingAvailable,
  setRingFeatures,
  setRingWhitelabel,
} from '../../../src/contract';
import type { Ring, RingDraft, RingFeatures } from '../../../src/contract';
import type { Clock } from '../../../src/domain/time/clock';
import { compare, Refusal, type Db } from '../../db';
import { handle } from '../../handle';
import { changedAt, checkUnchanged, optionalHttps } from '../../rules/edits';
import { countOf } from '../../rules/fields';
import { freeNameOf } from '../../rules/requestedEvent';
import { stamp } from '../../rules/stamp';

interface PathParams {
  eventId: string;
  ringId: string;
}

const ofVideo = ['video', 'screenShare', 'recording'] as const;

const ringsOf = (db: Db, { eventId }: { eventId: string }) => db.rows('rings', eventId);

function checked(db: Db, params: { eventId: string }, draft: RingDraft, own?: string): RingDraft {
  const { kind, capacity } = draft;
  return {
    name: freeNameOf(ringsOf(db, params).all(), draft.name, own),
    kind,
    description: draft.description.trim(),
    capacity: capacity === null ? null : countOf('capacity', capacity, 1),
  };
}

const withoutVideo = (features: RingFeatures): RingFeatures => ({
  ...features,
  ...Object.fromEntries(ofVideo.map((name) => [name, false])),
});

function keep(db: Db, clock: Clock, params: PathParams, changes: Partial<Ring>): Ring {
  const rings = ringsOf(db, params);
  const { modified } = rings.get(params.ringId);
  return rings.change(params.ringId, { ...changes, modified: changedAt(clock, modified) });
}

function redraw(db: Db, clock: Clock, params: PathParams, draft: RingDraft): Ring {
  const ring = ringsOf(db, params).get(params.ringId);
  const changes = checked(db, params, draft, ring.id);
  if (changes.kind !== ring.kind && ring.available)
    throw new Refusal(4091, 'It is available: take it back first.');
  const features = changes.kind === 'VENUE' ? withoutVideo(ring.features) : ring.features;
  return keep(db, clock, params, { ...changes, features });
}

/** Features switched, and only what there is of them. Refuses with 4022. */
function switched({ kind, features }: Ring, requested: Partial<RingFeatures>): RingFeatures {
  const wanted = { ...features };
  for (const name of Object.keys(features) as (keyof RingFeatures)[])
    wanted[name] = requested[name] ?? features[name];
  const impossible = ofVideo.find((name) => requested[name] && kind === 'VENUE');
  if (impossible) throw new Refusal(4022, `A venue has no ${impossible}.`);
  const needy = ofVideo.find((name) => requested[name] && !wanted.video);
  if (needy) throw new Refusal(4022, `${needy} needs video.`);
  return wanted.video ? wanted : withoutVideo(wanted);
}

const isIdle = (features: RingFeatures): boolean => Object.values(features).every((on) => !on);

export const ringsHandlers = [
  handle(listRings, ({ db, params, query: { kind } }) => ({
    rings: ringsOf(db, params)
      .all()
      .filter((ring) => kind === undefined || ring.kind === kind)
      .sort((a, b) => compare(a.name, b.name)),
  })),

  handle(getRing, ({ db, params }) => ringsOf(db, params).get(params.ringId)),

  handle(createRing, ({ db, clock, params, body }) => {
    const now = stamp(clock);
    const draft = checked(db, params, body);
    return ringsOf(db, params).add({
      id: db.nextId('ring'),
      eventId: params.eventId,
      ...draft,
      features: {
        chat: true,
        questions: true,
        screenShare: false,
        recording: false,
        video: draft.kind === 'VIRTUAL',
      },
      available: false,
      whitelabel: { enabled: false, logoUrl: '', title: '', color: '#000000' },
      created: now,
      modified: now,
    });
  }),

  handle(replaceRing, ({ db, clock, params, body }) => {
    checkUnchanged(ringsOf(db, params).get(params.ringId), body.modified);
    return redraw(db, clock, params, body);
  }),

  handle(changeRing, ({ db, clock, params, body }) => {
    const { name, kind, description, capacity } = ringsOf(db, params).get(params.ringId);
    return redraw(db, clock, params, { name, kind, description, capacity, ...body });
  }),

  handle(setRingFeatures, ({ db, clock, params, body, fail }) => {
    const ring = ringsOf(db, params).get(params.ringId);
    const features = switched(ring, body);
    if (ring.available && isIdle(features)) fail(4091, 'It is available: take it back first.');
    return keep(db, clock, params, { features });
  }),

  handle(setRingAvailable, ({ db, clock, params, body: { available }, fail }) => {
    const ring = ringsOf(db, params).get(params.ringId);
    if (ring.available === available) return ring;
    if (available && isIdle(ring.features)) fail(4091, 'Nothing can be done in it: every feature is off.');
    return keep(db, clock, params, { available });
  }),

  handle(setRingWhitelabel, ({ db, clock, params, body, fail }) => {
    const { enabled } = body;
    const logoUrl = optionalHttps('logoUrl', body.logoUrl);
    const title = body.title.trim();
    if (enabled && (logoUrl === '' || title === '')) fail(4022, 'It needs a logo and a title.');
    return keep(db, clock, params, {
      whitelabel: { enabled, logoUrl, title, color: body.color.toLowerCase() },
    });
  }),
];
