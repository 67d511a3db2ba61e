import type { RegistrationFlow } from '../../contract';
import { findByQuery } from '../text/findByQuery';
import type { TableView } from '../table';

/** Where a flow stands: people can register through it, they can't, or it is put away. */
export type FlowStatus = 'active' | 'inactive' | 'archived';

/** In the order they are offered. */
export const flowStatuses = ['active', 'inactive', 'archived'] as const satisfies readonly FlowStatus[];

/** What a list of flows can be filtered by, as a view names it. */
export const flowFilterIds = { status: 'status' } as const;

/** 002 §4: an archived one is never active. */
export function statusOfFlow({
  active,
  archived,
}: Pick<RegistrationFlow, 'active' | 'archived'>): FlowStatus {
  if (archived) return 'archived';
  return active ? 'active' : 'inactive';
}

/** The flows that a view lets through: by words of the name, and by status. In their order without words. */
export function visibleFlows(
  flows: readonly RegistrationFlow[],
  { search, filters }: Pick<TableView, 'search' | 'filters'>,
): readonly RegistrationFlow[] {
  const status = filters[flowFilterIds.status];
  const listed = status === undefined ? flows : flows.filter((flow) => statusOfFlow(flow) === status);
  return findByQuery(listed, search, ({ name }) => name);
}
