import { object, string, type ObjectSchema } from 'yup';
import type {
  BuyerRequest,
  BuyerRequestKind,
  BuyerRequestObstacle,
  BuyerRequestStatus,
} from '../../contract';
import type { SaveFailure, SaveProblem } from '../forms';
import { orderProblem } from '../orders';
import type { TableView } from '../table';

/** In the order they are offered in. */
export const requestKinds = ['transfer', 'cancellation'] as const satisfies readonly BuyerRequestKind[];
export const requestStatuses = [
  'open',
  'approved',
  'declined',
  'closed',
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
export type Decision = Exclude<BuyerRequestStatus, 'open' | 'closed'>;

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

/** Why a request can’t be decided so: `decided` says that nothing is open any more. */
export type DecisionObstacle = 'decided' | BuyerRequestObstacle;

/** In the order they are said in. */
export const decisionObstacles = [
  'paid',
  'disputed',
  'ticket',
  'decided',
] as const satisfies readonly DecisionObstacle[];

type Decidable = Pick<BuyerRequest, 'status' | 'obstacle'>;

/** An open one can be declined in any case. `null` when nothing is in the way. */
export function decisionObstacle(
  { status, obstacle }: Decidable,
  decision: Decision,
): DecisionObstacle | null {
  if (status !== 'open') return 'decided';
  return decision === 'approved' ? obstacle : null;
}

/** It can be declined in any case; what keeps it from being approved is said. */
export const canApprove = (request: Decidable): boolean => decisionObstacle(request, 'approved') === null;

/** It was decided, changed or closed meanwhile. */
const overtaken = 4090;

/** Why one of several was not decided, in words an organizer can act on. */
export const requestProblem = (failure: SaveFailure): SaveProblem =>
  failure.code === overtaken && !failure.isUncertain
    ? { message: { key: 'organizer.myOrder.bulk.overtaken' } }
    : orderProblem(failure);

/** Given and family name in one. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
