'use client';
import { useRef } from 'react';
import { useMove } from 'react-aria/useMove';

/** How a timetable is drawn, in pixels. */
export interface GridMeasure {
  msPerPixel: number;
  columnWidth: number;
  isRtl: boolean;
}

export interface KeyStep {
  /** To the end of the line, or back. */
  columns: number;
  /** 1 is later, -1 earlier. */
  times: number;
  shiftKey: boolean;
  altKey: boolean;
}

export interface DragOptions {
  /** Read once, as it begins. */
  measure: () => GridMeasure;
  onStart: () => void;
  /** How far the pointer is from where it began. */
  onDrag: (distance: { columns: number; ms: number }) => void;
  onDrop: () => void;
  onKey: (step: KeyStep) => void;
}

/** Dragging over a timetable by mouse, pen or finger, and stepping by arrow keys. `stop` ends a drag, which then is not dropped. */
export function useDrag({ measure, onStart, onDrag, onDrop, onKey }: DragOptions) {
  const drag = useRef({ x: 0, y: 0, isOff: false, grid: null as GridMeasure | null });
  const { moveProps } = useMove({
    onMoveStart: ({ pointerType }) => {
      if (pointerType === 'keyboard') return;
      drag.current = { x: 0, y: 0, isOff: false, grid: measure() };
      onStart();
    },
    onMove: ({ pointerType, deltaX, deltaY, shiftKey, altKey }) => {
      if (pointerType === 'keyboard') {
        onKey({ columns: measure().isRtl ? -deltaX : deltaX, times: deltaY, shiftKey, altKey });
        return;
      }
      const now = drag.current;
      if (now.isOff || !now.grid) return;
      now.x += deltaX;
      now.y += deltaY;
      const { columnWidth, isRtl, msPerPixel } = now.grid;
      const columns = Math.round(now.x / columnWidth);
      onDrag({ columns: isRtl ? -columns : columns, ms: now.y * msPerPixel });
    },
    onMoveEnd: ({ pointerType }) => {
      if (pointerType !== 'keyboard' && !drag.current.isOff) onDrop();
    },
  });
  const stop = () => {
    drag.current.isOff = true;
  };
  return { moveProps, stop };
}
