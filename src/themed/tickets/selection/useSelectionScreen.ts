'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { focusQuantity } from '../../../headless';
import type { TicketSelectionProps } from '../ticketSelectionProps';

/** From so many ticket types on they can be searched. */
const longList = 15;

/** What the parts of a ticket selection share: its props, and what they say of the list. */
export function useSelectionScreen(props: TicketSelectionProps) {
  const { tickets, level = 2 } = props;
  const list = useRef<HTMLDivElement>(null);
  const failure = useFailure(list, props);
  const [found, setFound] = useState<ReadonlySet<string> | null>(null);
  const hasTickets = !!tickets?.length;
  const isLong = hasTickets && tickets.length >= longList;
  return {
    ...props,
    level,
    /** Of what stands below the title. */
    below: level === 1 ? (2 as const) : (3 as const),
    list,
    failure,
    hasTickets,
    isSoldOut: hasTickets && tickets.every(({ remainingTickets }) => remainingTickets === 0),
    /** It can be searched. */
    isLong,
    listed: isLong && found ? tickets.filter(({ id }) => found.has(id)) : tickets,
    setFound,
  };
}

export type SelectionScreen = ReturnType<typeof useSelectionScreen>;

/**
 * The button of another try goes with its panel; who pressed it is led to the list that comes instead. Answers what to show
 * of a failure.
 */
function useFailure(list: RefObject<HTMLElement | null>, { failure, tickets }: TicketSelectionProps) {
  const hasRetried = useRef(false);
  useEffect(() => {
    if (failure || !tickets || !hasRetried.current) return;
    hasRetried.current = false;
    // Nothing, or what only stands around it.
    if ((document.activeElement as HTMLElement).tabIndex < 0) focusQuantity(list.current);
  }, [failure, tickets, list]);
  const onRetry = () => {
    hasRetried.current = true;
    failure?.onRetry();
  };
  return failure && { ...failure, onRetry };
}
