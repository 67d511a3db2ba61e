import type { CookieConsent } from '../../contract';
import type { TableView } from '../table';
import { findByQuery } from '../text/findByQuery';

/** What a list of sites can be filtered by, as a view names it. */
export const consentFilterIds = { enabled: 'enabled' } as const;

/** Those that a view looks for. A filter of an address that says nothing known is left out. */
export function findCookieConsents(
  consents: readonly CookieConsent[],
  { search, filters }: Pick<TableView, 'search' | 'filters'>,
): readonly CookieConsent[] {
  const wanted = filters[consentFilterIds.enabled];
  const passing =
    wanted === 'yes' || wanted === 'no'
      ? consents.filter(({ enabled }) => enabled === (wanted === 'yes'))
      : consents;
  return findByQuery(passing, search, ({ domain, scriptUrl }) => `${domain} ${scriptUrl}`);
}
