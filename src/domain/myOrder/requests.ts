import { object, string, type ObjectSchema } from 'yup';
import type { BuyerRequest, BuyerRequestKind, BuyerRequestStatus } from '../../contract';
import type { TableView } from '../table';

/** In the order they are offered in. */
export const requestKinds = ['transfer', 'cancellation'] as const satisfies readonly BuyerRequestKind[];
export const requestStatuses = [
  'open',
  'approved',
  'declined',
] as const satisfies readonly BuyerRequestStatus[];

/** Which requests are looked for, as the backend is asked. */
export interface RequestFilter {
  search?: string;
  status?: BuyerRequestStatus;
  kind?: BuyerRequestKind;
}

/** What a list's view looks for; whatever else an address says is no filter. */
export function requestFilterOf({ search, filters }: TableView): RequestFilter {
  const query = search.trim();
  const status = requestStatuses.find((one) => one === filters['status']);
  const kind = requestKinds.find((one) => one === filters['kind']);
  return { ...(query !== '' && { search: query }), ...(status && { status }), ...(kind && { kind }) };
}

/** What an organizer decides about a request. */
export type Decision = Exclude<BuyerRequestStatus, 'open'>;

/** What they write with it. */
export interface DecisionValues {
  /** For the buyer; empty without one. */
  note: string;
}

/** Characters, as the backend has it. */
export const maxNoteLength = 1_000;

export const decisionSchema = (): ObjectSchema<DecisionValues> =>
  object({
    note: string().default('').defined().trim().max(maxNoteLength, 'organizer.myOrder.noteTooLong'),
  });

/** It can be declined in any case; what keeps it from being approved is said. */
export const canApprove = ({ status, obstacle }: Pick<BuyerRequest, 'status' | 'obstacle'>): boolean =>
  status === 'open' && obstacle === null;

/** Given and family name in one. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
