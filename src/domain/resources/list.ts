import type { ResourceCriteria } from '../../contract';
import type { TableView } from '../table';
import { resourceKinds } from './values';

/** 002 §9. */
export const resourcePageSize = 300;

/** What a list of resources can be filtered by, as a view names it. */
export const resourceFilterIds = { audience: 'audience', kind: 'kind', visible: 'visible' } as const;

/** What a view looks for. A filter of an address that says nothing known is left out. */
export function resourceCriteria({
  search,
  filters,
}: Pick<TableView, 'search' | 'filters'>): ResourceCriteria {
  const title = search.trim();
  const audienceId = filters[resourceFilterIds.audience];
  const kind = resourceKinds.find((each) => each === filters[resourceFilterIds.kind]);
  const visible = filters[resourceFilterIds.visible];
  return {
    ...(title !== '' && { title }),
    ...(audienceId !== undefined && { audienceId }),
    ...(kind !== undefined && { kind }),
    ...((visible === 'yes' || visible === 'no') && { visible: visible === 'yes' }),
  };
}
