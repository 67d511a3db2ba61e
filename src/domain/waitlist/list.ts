import type { FreePlaces, WaitlistEntry, WaitlistStatus } from '../../contract';
import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';
import type { TableView } from '../table';

/** In the order they are offered in. */
export const waitingStatuses = [
  'WAITING',
  'OFFERED',
  'BOUGHT',
  'EXPIRED',
] as const satisfies readonly WaitlistStatus[];

/** Who is looked for on a waitlist, as the backend is asked. @experimental */
export interface WaitingFilter {
  search?: string;
  status?: WaitlistStatus;
  ticketTypeId?: string;
}

/** What a list's view looks for; whatever else an address says is no status. */
export function waitingFilterOf({ search, filters }: TableView): WaitingFilter {
  const query = search.trim();
  const status = waitingStatuses.find((one) => one === filters['status']);
  const ticketTypeId = filters['type'];
  return {
    ...(query !== '' && { search: query }),
    ...(status && { status }),
    ...(ticketTypeId && { ticketTypeId }),
  };
}

/** How many places of a ticket type are wanted by chosen entries, and how many are free. */
interface OfferNeed {
  ticketTypeId: string;
  ticketName: string;
  wanted: number;
  /** `null`: no limit, or not known yet. */
  free: number | null;
}

/** An offer can be made to who waits, and again to who let one pass. */
export const canBeOffered = ({ status }: Pick<WaitlistEntry, 'status'>): boolean =>
  status === 'WAITING' || status === 'EXPIRED';

/** What offers to these entries come to, by ticket type. */
export function offerNeeds(entries: readonly WaitlistEntry[], places: readonly FreePlaces[]): OfferNeed[] {
  const needs = new Map<string, OfferNeed>();
  for (const { ticketTypeId, ticketName, quantity } of entries.filter(canBeOffered)) {
    const free = places.find((place) => place.ticketTypeId === ticketTypeId)?.free ?? null;
    const wanted = (needs.get(ticketTypeId)?.wanted ?? 0) + quantity;
    needs.set(ticketTypeId, { ticketTypeId, ticketName, wanted, free });
  }
  return [...needs.values()];
}

/** More is wanted than there is. */
export const isBeyondFree = ({ wanted, free }: OfferNeed): boolean => free !== null && wanted > free;

/** Why offers were not made, or people not removed. An offer that is made twice would write twice. */
export const waitingProblem = (failure: SaveFailure): SaveProblem =>
  failure.isUncertain
    ? { message: { key: 'organizer.waitlist.uncertain' }, isUncertain: true }
    : saveProblem(failure);
