'use client';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useMove } from 'react-aria/useMove';
import { useT } from '../../../i18n';
import { IconButton } from '../../../themed/kit/IconButton';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { OrganizerIcon } from '../appearance/OrganizerIcon';
import { PlainList } from '../page/PlainList';
import * as css from './SortableList.css';

export interface SortableListProps<Item> {
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** What an item is called, for its buttons and the announcement. */
  labelOf: (item: Item) => string;
  /** The list's name, read aloud. */
  label: string;
  /** The ids in their new order, and which was moved, once an item is let go. */
  onReorder: (ids: readonly string[], movedId: string) => void;
  children: (item: Item) => ReactNode;
  /** Says in `children` or elsewhere how to move; buttons for it are not shown. Default: true. */
  buttons?: boolean | undefined;
}

/**
 * Things in an order that can be changed: by dragging the handle, by arrow keys on it, or by the buttons beside it. Where an item went
 * is announced.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, idOf, labelOf, label, onReorder, children, buttons = true } = props;
  const t = useT();
  const ids = items.map(idOf);
  const [dragged, setDragged] = useState<{ id: string; order: readonly string[] } | null>(null);
  const [news, setNews] = useState('');
  const refocus = useRef<string>(undefined);
  const box = useRef<HTMLOListElement>(null);
  const order = dragged?.order ?? ids;
  const byId = new Map(items.map((item) => [idOf(item), item]));
  // Moving an element in the document takes the focus from it.
  useLayoutEffect(() => {
    if (refocus.current === undefined) return;
    const control = box.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(refocus.current)}"]`);
    refocus.current = undefined;
    control?.focus();
  });
  const say = (id: string, next: readonly string[]) => {
    const item = byId.get(id);
    const [position, count] = [next.indexOf(id) + 1, next.length];
    if (item) setNews(t('organizer.kit.form.sort.moved', { label: labelOf(item), position, count }));
  };
  const move = (id: string, by: number, control: string) => {
    const next = movedBy(ids, id, by);
    if (!next) return;
    refocus.current = `${control} ${id}`;
    onReorder(next, id);
    say(id, next);
  };
  return (
    <>
      <PlainList ordered ref={box} aria-label={label} className={css.list}>
        {order.flatMap((id, index) => {
          const item = byId.get(id);
          if (item === undefined) return [];
          const name = labelOf(item);
          return (
            <li key={id} data-row={id} data-dragged={dragged?.id === id || undefined} className={css.row}>
              <Handle
                id={id}
                label={t('organizer.kit.form.sort.handle', { label: name })}
                onKey={(by) => move(id, by, 'handle')}
                onDrag={(y) => setDragged({ id, order: orderAt(box.current, dragged?.order ?? ids, id, y) })}
                onDrop={() => {
                  setDragged(null);
                  if (!dragged || dragged.order.every((other, at) => other === ids[at])) return;
                  refocus.current = `handle ${id}`;
                  onReorder(dragged.order, id);
                  say(id, dragged.order);
                }}
                onCancel={() => setDragged(null)}
              />
              <div className={css.content}>{children(item)}</div>
              {buttons && (
                <div className={css.buttons}>
                  <IconButton
                    label={t('organizer.kit.form.sort.up', { label: name })}
                    icon={<OrganizerIcon name="arrow-up" size="small" />}
                    data-focus={`up ${id}`}
                    aria-disabled={index === 0}
                    onClick={() => move(id, -1, 'up')}
                  />
                  <IconButton
                    label={t('organizer.kit.form.sort.down', { label: name })}
                    icon={<OrganizerIcon name="arrow-down" size="small" />}
                    data-focus={`down ${id}`}
                    aria-disabled={index === order.length - 1}
                    onClick={() => move(id, 1, 'down')}
                  />
                </div>
              )}
            </li>
          );
        })}
      </PlainList>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}

interface HandleProps {
  id: string;
  label: string;
  onKey: (by: 1 | -1) => void;
  /** Where the pointer is, in pixels from the top of the window. */
  onDrag: (y: number) => void;
  onDrop: () => void;
  onCancel: () => void;
}

function Handle({ id, label, onKey, onDrag, onDrop, onCancel }: HandleProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const y = useRef(0);
  const cancelled = useRef(false);
  const { moveProps } = useMove({
    onMoveStart: ({ pointerType }) => {
      cancelled.current = false;
      const box = ref.current?.getBoundingClientRect();
      if (pointerType !== 'keyboard' && box) y.current = box.top + box.height / 2;
    },
    onMove: ({ pointerType, deltaY }) => {
      if (pointerType === 'keyboard') {
        if (deltaY !== 0) onKey(deltaY > 0 ? 1 : -1);
        return;
      }
      y.current += deltaY;
      if (!cancelled.current) onDrag(y.current);
    },
    onMoveEnd: ({ pointerType }) => {
      if (pointerType !== 'keyboard' && !cancelled.current) onDrop();
    },
  });
  return (
    <button
      type="button"
      {...moveProps}
      ref={ref}
      onKeyDownCapture={({ key }) => {
        if (key !== 'Escape') return;
        cancelled.current = true;
        onCancel();
      }}
      aria-label={label}
      data-focus={`handle ${id}`}
      className={css.handle}
    >
      <OrganizerIcon name="drag" />
    </button>
  );
}

/** The order with `id` moved; `null` where it can't go. */
function movedBy(ids: readonly string[], id: string, by: number): string[] | null {
  const [from, to] = [ids.indexOf(id), ids.indexOf(id) + by];
  if (to < 0 || to >= ids.length) return null;
  const others = ids.filter((other) => other !== id);
  return from < 0 ? null : [...others.slice(0, to), id, ...others.slice(to)];
}

/** The order with `id` where the pointer is: before the first row whose middle is below it. */
function orderAt(box: HTMLElement | null, ids: readonly string[], id: string, y: number): readonly string[] {
  const others = ids.filter((other) => other !== id);
  const before = others.findIndex((other) => {
    const row = box?.querySelector(`[data-row="${CSS.escape(other)}"]`)?.getBoundingClientRect();
    return row !== undefined && y < row.top + row.height / 2;
  });
  const to = before < 0 ? others.length : before;
  return [...others.slice(0, to), id, ...others.slice(to)];
}
