import type { EventPartner } from '../../contract';
import { findByQuery } from '../text/findByQuery';
import type { TableView } from '../table';

/** What a list of partners can be filtered by, as a view names it. */
export const partnerFilterIds = { level: 'level' } as const;

/** The partners that a view lets through: by words of name, contact, email and booth, and by level. In their order without words. */
export const visiblePartners = (
  partners: readonly EventPartner[],
  { search, filters }: Pick<TableView, 'search' | 'filters'>,
): readonly EventPartner[] => {
  const level = filters[partnerFilterIds.level];
  return findByQuery(
    level === undefined ? partners : partners.filter((partner) => partner.level === level),
    search,
    ({ name, contactName, contactEmail, booth }) => [name, contactName, contactEmail, booth].join(' '),
  );
};

/** The partners as `ids` name them; those it does not know stay behind the others. */
export function inOrder(partners: readonly EventPartner[], ids: readonly string[]): EventPartner[] {
  const index = ({ id }: EventPartner) => {
    const at = ids.indexOf(id);
    return at < 0 ? ids.length : at;
  };
  return [...partners].sort((one, other) => index(one) - index(other));
}

export const withoutPartner = (partners: readonly EventPartner[], id: string): EventPartner[] =>
  partners.filter((partner) => partner.id !== id);
