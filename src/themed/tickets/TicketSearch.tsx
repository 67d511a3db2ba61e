'use client';
import type { TicketType } from '../../contract';
import { useTicketSearch } from '../../headless/tickets/useTicketSearch';
import { useAreTextsWhole, useLocale, useT } from '../../i18n';
import { Checkbox } from '../kit/Checkbox';
import { Icon } from '../kit/Icon';
import { TextInput } from '../kit/TextInput';
import * as css from './TicketSearch.css';

export interface TicketSearchProps {
  /** All of the list. */
  tickets: readonly TicketType[];
  /** Ids of what is found; `null` for all. Must be the same function each time. */
  onFound: (ids: ReadonlySet<string> | null) => void;
}

/** Finds ticket types of a long list by words of their names, and leaves out those that can't be chosen. */
export function TicketSearch({ tickets, onFound }: TicketSearchProps) {
  const t = useT();
  const locale = useLocale();
  const isWhole = useAreTextsWhole();
  const search = useTicketSearch({ tickets, onFound });
  const { query, setQuery, onlyOnSale, setOnlyOnSale, areAllOnSale, foundCount } = search;
  if (!isWhole) return null;
  const figure = (count: number) => count.toLocaleString(locale);
  return (
    <div role="search" className={css.search}>
      <TextInput
        type="search"
        start={<Icon name="search" />}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {!areAllOnSale && (
        <Checkbox
          label={t('list.onlyOnSale')}
          checked={onlyOnSale}
          onChange={(event) => setOnlyOnSale(event.target.checked)}
        />
      )}
      <p role="status" className={css.count}>
        {foundCount !== null &&
          (foundCount > 0
            ? t('list.found', { shown: figure(foundCount), all: figure(tickets.length) })
            : t('list.noneFound'))}
      </p>
    </div>
  );
}
