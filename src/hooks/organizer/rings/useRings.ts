'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  changeRing,
  createRing,
  getRing,
  listRings,
  replaceRing,
  setRingAvailable,
  setRingFeatures,
  setRingWhitelabel,
  type Ring,
  type RingDraft,
  type RingFeatures,
  type RingKind,
  type RingWhitelabel,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** What can be done with the rings of an event. Each rejects with ApiError; once it is done the list is read again. */
export interface RingCalls {
  /** As it is now, whatever is known of it here. */
  read: (id: string) => Promise<Ring>;
  /** A new one, not available yet. */
  create: (draft: RingDraft) => Promise<Ring>;
  /** 4090 when somebody else changed it since `modified`; 4091 when its kind changes while it is available. */
  replace: (id: string, draft: RingDraft, modified: string) => Promise<Ring>;
  /** The rest stays. */
  change: (id: string, changes: Partial<RingDraft>) => Promise<Ring>;
  setFeatures: (id: string, features: Partial<RingFeatures>) => Promise<Ring>;
  /** 4091 when every feature is off. */
  setAvailable: (id: string, available: boolean) => Promise<Ring>;
  setWhitelabel: (id: string, whitelabel: RingWhitelabel) => Promise<Ring>;
}

/**
 * The rings of an event by name, of one kind or all, and the ways to change them. Reading never throws; read `isError`. 002 §3, §7 Rings.
 * @experimental
 */
export function useRings(eventId: string, kind?: RingKind) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const rings = useRead(listRings, { params: { eventId }, query: kind ? { kind } : {} }, { isPage: true });
  const calls = useMemo((): RingCalls => {
    const params = { eventId };
    const changed = (call: Promise<Ring>) => thenReadAgain(call, cache, [listRings]);
    const of = (ringId: string) => ({ eventId, ringId });
    return {
      read: (id) => client.call(getRing, { params: of(id) }),
      create: (body) => changed(client.call(createRing, { params, body })),
      replace: (id, draft, modified) =>
        changed(client.call(replaceRing, { params: of(id), body: { ...draft, modified } })),
      change: (id, body) => changed(client.call(changeRing, { params: of(id), body })),
      setFeatures: (id, body) => changed(client.call(setRingFeatures, { params: of(id), body })),
      setAvailable: (id, available) =>
        changed(client.call(setRingAvailable, { params: of(id), body: { available } })),
      setWhitelabel: (id, body) => changed(client.call(setRingWhitelabel, { params: of(id), body })),
    };
  }, [client, cache, eventId]);
  return { rings, calls };
}
