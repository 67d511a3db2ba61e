'use client';
import { useMemo, useState } from 'react';
import type { TicketTypeDraft } from '../../../contract';
import {
  inOrder,
  leftOf,
  ticketLife,
  ticketTypeLimits,
  ticketTypeValues,
  withCopyOf,
} from '../../../domain/ticketTypes';
import { useEnvironment, useWidgetBootstrap } from '../../../hooks';
import { useTicketTypes } from '../../../hooks/organizer/ticketTypes/ticketTypes';
import { useT } from '../../../i18n';
import { useAction } from '../../kit/confirm';
import { useHeldOrder } from '../../kit/form/useHeldOrder';
import { ScreenNotFound } from '../../kit/page';
import { readingOf } from '../../kit/record';
import { ticketTypeContext } from '../context';
import { TicketTypesView, type TicketTypesViewProps } from './TicketTypesView';
import type { ListedTicketType } from './TicketTypeRow';

/** Props of `TicketTypesScreen`. @experimental */
export interface TicketTypesScreenProps extends Pick<TicketTypesViewProps, 'hrefOf' | 'onNavigate'> {
  /** The event. */
  eventId: string;
}

const none: readonly never[] = [];

type Change = (drafts: TicketTypeDraft[]) => TicketTypeDraft[];

/** The event's ticket types in the order buyers see them: sort, copy, take away, and the ways to their editors. 001 §7. */
export function TicketTypesScreen({ eventId, hrefOf, onNavigate }: TicketTypesScreenProps) {
  const t = useT();
  const { clock } = useEnvironment();
  const { list, change, ...read } = useTicketTypes(eventId);
  const bootstrap = useWidgetBootstrap(eventId);
  const { held, hold } = useHeldOrder(list?.ticketTypes ?? none);
  const [undo, setUndo] = useState<readonly string[]>();
  const { news, problem, act, notify } = useAction();

  const types = useMemo(() => {
    if (!list || !bootstrap.data) return null;
    const page = bootstrap.data;
    return held.map((type): ListedTicketType => {
      const { event, others } = ticketTypeContext(type, list, page).sale;
      const life = ticketLife(ticketTypeValues(type), { now: clock.now(), event, others });
      const state = life.find(({ isNow }) => isNow)?.state ?? 'closed';
      return { type, state: state === 'onSale' && leftOf(type) === 0 ? 'soldOut' : state };
    });
  }, [list, bootstrap.data, held, clock]);

  /** Says `done` once it is, with the order before where that can be taken back. */
  const run = async (to: Change, done: string, before?: readonly string[]) => {
    if (await act(() => change(to))) notify(done);
    setUndo(before);
  };

  const reorder = (ids: readonly string[]) => {
    const before = held.map(({ id }) => id);
    const change: Change = (drafts) => inOrder(drafts, ids);
    void hold(ids, () => run(change, t('organizer.ticketTypes.reordered'), before));
  };

  if (bootstrap.isUnknownEvent) return <ScreenNotFound />;
  return (
    <TicketTypesView
      types={types}
      {...readingOf(read, bootstrap)}
      hrefOf={hrefOf}
      onNavigate={onNavigate}
      problem={problem}
      news={news}
      onUndo={undo && (() => reorder(undo))}
      onReorder={reorder}
      onDuplicate={({ id, name }) => {
        const maxLength = ticketTypeLimits.name;
        const copy = t('organizer.ticketTypes.copyName', { name });
        const cut = copy.length - maxLength;
        const copyName = cut > 0 ? t('organizer.ticketTypes.copyName', { name: name.slice(0, -cut) }) : copy;
        const done = t('organizer.ticketTypes.duplicated', { name: copyName });
        void run((drafts) => withCopyOf(drafts, id, copyName), done);
      }}
      onRemove={({ id, name }) =>
        void run(
          (drafts) => drafts.filter((draft) => draft.id !== id),
          t('organizer.ticketTypes.removed', { name }),
        )
      }
    />
  );
}
