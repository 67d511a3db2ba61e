'use client';
import { useLayoutEffect, useRef } from 'react';
import type { SessionConflict } from '../../../domain/agenda';
import {
  drawnEnd,
  inColumn,
  limitsOf,
  minuteMs,
  moved,
  snappedBy,
  stretched,
  type TimeRange,
  type TimetableBlock as Block,
} from '../../../domain/agenda/timetable';
import { useT } from '../../../i18n';
import { Icon } from '../../../themed/kit/Icon';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { OrganizerIcon } from '../../kit/appearance';
import { RoutedLink } from '../../kit/page/RoutedLink';
import { ConflictTags } from '../ConflictTags';
import type { AgendaLinks } from '../links';
import { SessionStatusTag } from '../SessionStatusTag';
import * as css from './timetable.css';
import { useDrag, type GridMeasure, type KeyStep } from './useDrag';
import type { Moves } from './useMoves';

export interface TimetableBlockProps extends AgendaLinks {
  block: Block;
  /** Ids, in their order. */
  columns: readonly string[];
  /** Its column's name. */
  column: string;
  /** Its track where columns are locations, and the other way round. */
  other: string | undefined;
  /** Of its track. */
  color: string | undefined;
  /** From when to when, in words. */
  time: string;
  /** What is drawn of the day. */
  hours: TimeRange;
  day: TimeRange;
  conflicts: readonly SessionConflict[];
  toText: (conflict: SessionConflict) => string;
  /** Describes the keys. */
  keysId: string;
  /** It is where it is not saved. */
  isDrafted: boolean;
  measure: (area: HTMLElement) => GridMeasure;
  moves: Moves;
}

const percent = (share: number) => `${share * 100}%`;

/** A session in its column: its handle moves it, its lower edge stretches it, its title leads to its editor. */
export function TimetableBlock(props: TimetableBlockProps) {
  const { block, columns, column, other, color, time, hours, conflicts, toText, isDrafted } = props;
  const { session, position, lane, lanes } = block;
  const { id, title, status } = session;
  const t = useT();
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { move, stretch, onStep } = useBlockDrag(props, item, handle);
  const isStepwise = isDrafted && props.moves.draft?.isStepwise === true;
  useLayoutEffect(() => {
    // The block may have been moved out of what is scrolled to.
    if (isStepwise) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isStepwise, position.start, position.end, position.column]);
  const span = hours.end - hours.start;
  const width = 1 / columns.length;
  return (
    <li
      ref={item}
      className={css.block}
      data-drafted={isDrafted || undefined}
      data-conflict={conflicts.length > 0 || undefined}
      data-canceled={status === 'CANCELLED' || undefined}
      style={{
        insetBlockStart: percent((position.start - hours.start) / span),
        blockSize: percent((drawnEnd(block) - position.start) / span),
        insetInlineStart: percent((Math.max(0, columns.indexOf(position.column)) + lane / lanes) * width),
        inlineSize: percent(width / lanes),
      }}
      onPointerDown={(event) => {
        // A finger scrolls with all of it but the handle; a title is pressed.
        const isTitle = event.target instanceof Element && event.target.closest('a') !== null;
        if (event.pointerType === 'mouse' && !isTitle) move.moveProps.onPointerDown?.(event);
      }}
      onPointerCancel={() => {
        move.stop();
        stretch.stop();
        props.moves.cancel(id);
      }}
    >
      <div className={css.card} style={{ borderInlineStartColor: color }}>
        <div className={css.content}>
          <div className={css.heading}>
            {conflicts.length > 0 && <Icon name="alert" size="small" className={css.mark} />}
            <RoutedLink href={props.hrefOf(id)} onNavigate={props.onNavigate} className={css.title}>
              {title}
            </RoutedLink>
          </div>
          <ConflictTags conflicts={conflicts} toText={toText} />
          <span className={css.meta}>
            {time}
            <VisuallyHidden>{`, ${column} `}</VisuallyHidden>
          </span>
          {other !== undefined && <span className={css.meta}>{other}</span>}
          {status !== 'PUBLISHED' && <SessionStatusTag status={status} />}
        </div>
        <button
          {...move.moveProps}
          ref={handle}
          type="button"
          data-handle={id}
          aria-label={t('organizer.kit.form.sort.handle', { label: title })}
          aria-describedby={props.keysId}
          className={css.handle}
          onKeyDownCapture={onStep}
          onBlur={() => props.moves.cancel(id)}
        >
          <OrganizerIcon name="drag" size="small" />
        </button>
      </div>
      <div
        aria-hidden
        data-stretch={id}
        className={css.edge}
        onPointerDown={stretch.moveProps.onPointerDown}
      />
    </li>
  );
}

const noKey = () => undefined;

/** Both ways to drag a block, and the keys of its handle. */
function useBlockDrag(
  { block, columns, hours, day, measure, moves }: TimetableBlockProps,
  item: { current: HTMLElement | null },
  handle: { current: HTMLElement | null },
) {
  const { id } = block.session;
  const ofArea = (): GridMeasure => {
    const area = item.current?.parentElement;
    return area ? measure(area) : { msPerPixel: 0, columnWidth: 1, isRtl: false };
  };
  const focus = () => handle.current?.focus({ preventScroll: true });
  /** A pointer stays within the hours that are drawn. */
  const drawn = (limits: TimeRange): TimeRange => ({
    start: Math.max(limits.start, hours.start),
    end: Math.min(limits.end, hours.end),
  });
  const shared = { measure: ofArea, onStart: focus, onDrop: () => void moves.commit() };
  const move = useDrag({
    ...shared,
    onDrag: ({ columns: by, ms }) =>
      moves.adjust(id, false, (position) => {
        const limits = drawn(limitsOf(position, day));
        return inColumn(moved(position, snappedBy(position.start, ms, day.start), limits), by, columns);
      }),
    onKey: (step) =>
      moves.adjust(id, true, (position, saved) => stepped(position, step, limitsOf(saved, day), columns)),
  });
  const stretch = useDrag({
    ...shared,
    onDrag: ({ ms }) =>
      moves.adjust(id, false, (position) =>
        stretched(position, snappedBy(position.end, ms, day.start), drawn(limitsOf(position, day))),
      ),
    onKey: noKey,
  });
  const onStep = (event: { key: string; preventDefault: () => void; stopPropagation: () => void }) => {
    if (moves.draft?.id !== id || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') {
      void moves.commit();
      return;
    }
    move.stop();
    stretch.stop();
    moves.cancel(id);
  };
  return { move, stretch, onStep };
}

/** A quarter of an hour, or five minutes with Alt; with Shift the end alone. */
function stepped(
  position: Block['position'],
  { columns: by, times, shiftKey, altKey }: KeyStep,
  limits: TimeRange,
  columns: readonly string[],
) {
  const ms = times * (altKey ? 5 : 15) * minuteMs;
  return inColumn((shiftKey ? stretched : moved)(position, ms, limits), by, columns);
}
