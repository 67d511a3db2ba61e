'use client';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../react';

/** How many more are in the list after a press. */
const pageLength = 1_000;
/** How many are drawn at a time, so that the page answers in between. */
const batchLength = 100;

interface MoreTicketsOptions {
  /** How many ticket types are drawn. */
  visibleCount: number;
  /** How many there are. */
  all: number;
  /** Wants so many drawn. Must be the same function each time. */
  onMore: (visibleCount: number) => void;
  /** The first ticket types after a press are drawn, from this one on, counted from 0: one of them is to take the focus. */
  onAdded: (from: number) => void;
}

interface MoreTicketsState {
  /** There are more, and none of them is on its way. */
  hasMore: boolean;
  /** Adds a thousand. */
  showMore: () => void;
}

/** Draws a very long list a hundred ticket types at a time, a thousand in all, and at a press the next thousand. FAULTS F05. */
export function useMoreTickets({ visibleCount, all, onMore, onAdded }: MoreTicketsOptions): MoreTicketsState {
  const pressedAt = useRef<number>(null);
  const [wanted, setWanted] = useState(pageLength);
  const target = Math.min(wanted, all);
  const isDrawing = visibleCount < target;
  const addedRef = useLatest(onAdded);
  useEffect(() => {
    if (isDrawing) startTransition(() => onMore(Math.min(visibleCount + batchLength, target)));
  }, [visibleCount, target, isDrawing, onMore]);
  useEffect(() => {
    const before = pressedAt.current;
    if (before === null || visibleCount <= before) return;
    pressedAt.current = null;
    addedRef.current(before);
  }, [visibleCount, addedRef]);
  return {
    hasMore: !isDrawing && visibleCount < all,
    // What was pressed goes when there is something new to go on with, not before.
    showMore: () => {
      pressedAt.current = visibleCount;
      startTransition(() => {
        setWanted(visibleCount + pageLength);
        onMore(Math.min(visibleCount + batchLength, all));
      });
    },
  };
}
