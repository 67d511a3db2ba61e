'use client';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';

export interface VirtualRowsOptions {
  /** The box that scrolls. */
  scrollBox: RefObject<HTMLElement | null>;
  count: number;
  isEnabled: boolean;
  /** Pixels a row is high until it was measured. */
  rowHeight: number;
  /** Stays drawn wherever the list is scrolled to: the row with the tab stop. */
  pinnedRow: number;
}

/** A row to draw, below a gap for those that are not. */
export interface VirtualRow {
  index: number;
  /** Pixels. */
  gapBefore: number;
}

/** The few rows of a long list that can be seen. Where it is not enabled, all of them. */
export function useVirtualRows({ scrollBox, count, isEnabled, rowHeight, pinnedRow }: VirtualRowsOptions) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (pinnedRow < 0 || pinnedRow >= range.count || rows.includes(pinnedRow)) return rows;
      return [...rows, pinnedRow].sort((one, other) => one - other);
    },
    [pinnedRow],
  );
  const virtualizer = useVirtualizer({
    count,
    enabled: isEnabled,
    getScrollElement: () => scrollBox.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    rangeExtractor,
  });
  if (!isEnabled)
    return {
      rows: Array.from({ length: count }, (_, index): VirtualRow => ({ index, gapBefore: 0 })),
      gapAfter: 0,
      measure: undefined,
      scrollTo: undefined,
    };
  const items = virtualizer.getVirtualItems();
  return {
    rows: items.map(({ index, start }, at): VirtualRow => ({
      index,
      gapBefore: start - (items[at - 1]?.end ?? 0),
    })),
    gapAfter: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index),
  };
}
