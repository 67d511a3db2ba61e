'use client';
import { useState } from 'react';
import type { TicketType } from '../../contract';
import { listNews, lostQuantities, type Selection } from '../../domain';
import { useAreTextsWhole } from '../../i18n';
import { ListChanges } from '../../themed/notices/ListChanges';

export interface SelectionChangesProps {
  tickets: readonly TicketType[];
  /** What was asked for, whether it can be had or not. */
  wanted: Selection;
  /** The list is being read anew: nothing is said about what is lost before the answer. */
  isReading: boolean;
}

/** Watches the list and says what changed on it. 000 §5: a quantity that no longer fits is not silently lost. */
export function SelectionChanges({ tickets, wanted, isReading }: SelectionChangesProps) {
  const isWhole = useAreTextsWhole();
  const [seen, setSeen] = useState(() => ({
    tickets,
    names: namesOf(tickets),
    news: listNews(tickets, tickets),
  }));
  if (seen.tickets !== tickets)
    setSeen({
      tickets,
      names: { ...seen.names, ...namesOf(tickets) },
      news: listNews(seen.tickets, tickets),
    });
  const lost = isReading || !isWhole ? [] : lostQuantities(tickets, wanted, seen.names);
  return <ListChanges lost={lost} {...(isWhole ? seen.news : noNews)} />;
}

const noNews = { revealed: [], opened: [] };
const namesOf = (tickets: readonly TicketType[]): Record<string, string> =>
  Object.fromEntries(tickets.map(({ id, name }) => [id, name]));
