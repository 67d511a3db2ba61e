import type { SsoConfigSearch } from '../../contract';
import type { TableView } from '../table';
import { ssoConfigTypes } from './values';

/** As many as the backend answers on a page by itself. 002 §7 Single sign-on. */
export const ssoPageSize = 10;

/** What a list of providers can be filtered by, as a view names it. */
export const ssoFilterIds = { configType: 'type' } as const;

/** What a view looks for, the last changed first unless it says otherwise. A type that an address invents is left out. */
export function ssoSearch({ filters, sort, page }: TableView): SsoConfigSearch {
  const configType = ssoConfigTypes.find((type) => type === filters[ssoFilterIds.configType]);
  return {
    page: page - 1,
    size: ssoPageSize,
    criteria: configType ? { configType } : {},
    orders: { MODIFIED: sort?.column === 'modified' && sort.direction === 'ascending' ? 'ASC' : 'DESC' },
  };
}
