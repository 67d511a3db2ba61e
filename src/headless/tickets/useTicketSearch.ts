'use client';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { TicketType } from '../../contract';
import { findByQuery } from '../../domain';

interface TicketSearchOptions {
  /** All of the list. Keep it the same between renders. */
  tickets: readonly TicketType[];
  /** Ids of what is found; `null` for all. Must be the same function each time. */
  onFound: (ids: ReadonlySet<string> | null) => void;
}

interface TicketSearchState {
  query: string;
  setQuery: (query: string) => void;
  onlyOnSale: boolean;
  setOnlyOnSale: (onlyOnSale: boolean) => void;
  /** None would be left out by `onlyOnSale`. */
  areAllOnSale: boolean;
  /** How many are found; null while nothing is left out. */
  foundCount: number | null;
}

/** Finds ticket types of a long list by words of their names, and leaves out those that can't be chosen. Typing does not wait for the list. */
export function useTicketSearch({ tickets, onFound }: TicketSearchOptions): TicketSearchState {
  const [query, setQuery] = useState('');
  const [onlyOnSale, setOnlyOnSale] = useState(false);
  const wanted = useDeferredValue(query);
  const found = useMemo(
    () => findByQuery(onlyOnSale ? tickets.filter(isOnSale) : tickets, wanted, ({ name }) => name),
    [tickets, onlyOnSale, wanted],
  );
  const isNarrowed = found.length < tickets.length;
  useEffect(
    () => onFound(isNarrowed ? new Set(found.map(({ id }) => id)) : null),
    [onFound, isNarrowed, found],
  );
  return {
    query,
    setQuery,
    onlyOnSale,
    setOnlyOnSale,
    areAllOnSale: tickets.every(isOnSale),
    foundCount: isNarrowed ? found.length : null,
  };
}

const isOnSale = ({ inSale, saleEnded, remainingTickets }: TicketType) =>
  inSale && !saleEnded && remainingTickets !== 0;
