'use client';
import { useState, type ReactNode } from 'react';
import type { PromotionCode, PromotionGroup } from '../../contract';
import { countSelected, nothingSelected, type TableSelection } from '../../domain';
import { promotionProblem, type PromotionFilter } from '../../domain/promotions';
import { useRunEach } from '../../hooks';
import type { PromotionCalls } from '../../hooks/organizer/promotions/promotionCalls';
import { useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { RunDialog } from '../kit/confirm/RunDialog';
import type { BulkAction } from '../kit/table';
import { AssignDialog } from './AssignDialog';
import { EmailDialog } from './EmailDialog';

export interface BulkPromotionsOptions {
  calls: PromotionCalls;
  /** Promotions that match, on all pages. */
  total: number;
  /** What the list shows. */
  filter: PromotionFilter;
  /** Those of this page. */
  page: readonly PromotionCode[];
  groups: readonly PromotionGroup[];
}

type Kind = 'assign' | 'email' | 'remove';

const toErrorMessage = promotionProblem('delete');

/** Choosing several promotions, and what can be done with all of them at once. */
export function useBulkPromotions({ calls, total, filter, page, groups }: BulkPromotionsOptions) {
  const t = useT();
  const [selection, setSelection] = useState<TableSelection>(nothingSelected);
  const [kind, setKind] = useState<Kind | null>(null);
  const [codes, setCodes] = useState<ReadonlyMap<string, string>>(new Map());
  const [moved, setMoved] = useState<number | null>(null);
  const [isUnread, setUnread] = useState(false);
  const { state, run, stop, reset } = useRunEach();
  const count = countSelected(selection, total);

  const every = async (signal?: AbortSignal): Promise<string[]> => {
    const found = await calls.every(filter, { signal });
    setCodes(new Map(found.map(({ id, code }) => [id, code])));
    return found.map(({ id }) => id);
  };
  const chosen = async (): Promise<string[]> => (selection.isEvery ? every() : [...selection.ids]);
  const openDialog = (next: Kind) => {
    setCodes(new Map([...codes, ...page.map(({ id, code }) => [id, code] as const)]));
    setMoved(null);
    setUnread(false);
    setKind(next);
  };
  const begin = async () => {
    try {
      await run(selection.isEvery ? { total: count, findIds: every } : [...selection.ids], calls.remove);
    } catch {
      setKind(null);
      setUnread(true);
    }
  };
  const close = () => {
    setKind(null);
    if (state.at === 'ended') setSelection(nothingSelected);
    reset();
  };
  const actions: readonly BulkAction[] = [
    {
      id: 'assign',
      label: t('organizer.promotions.assign'),
      icon: 'tag',
      onPress: () => openDialog('assign'),
    },
    {
      id: 'email',
      label: t('organizer.promotions.email'),
      icon: 'mail',
      onPress: () => openDialog('email'),
    },
    {
      id: 'remove',
      label: t('organizer.sharing.remove.action'),
      onPress: () => openDialog('remove'),
    },
  ];
  const dialogs: Record<Kind, () => ReactNode> = {
    assign: () => (
      <AssignDialog
        count={count}
        groups={groups}
        run={async (group) => calls.assign(await chosen(), group)}
        onDone={() => {
          setMoved(count);
          setSelection(nothingSelected);
          setKind(null);
        }}
        onClose={close}
      />
    ),
    email: () => (
      <EmailDialog
        count={count}
        run={async (email) => calls.email({ ...email, ids: await chosen() })}
        onClose={close}
      />
    ),
    remove: () => (
      <RunDialog
        title={t('organizer.promotions.removeMany.title', { count })}
        text={t('organizer.promotions.removeMany.text')}
        action={t('organizer.sharing.remove.action')}
        tone="danger"
        state={state}
        toErrorMessage={toErrorMessage}
        nameOf={(id) => codes.get(id) ?? id}
        onBegin={() => void begin()}
        onStop={stop}
        onClose={close}
      />
    ),
  };
  const notice: ReactNode = isUnread ? (
    <Notice tone="danger" live="assertive" onDismiss={() => setUnread(false)}>
      {t('organizer.promotions.failed')}
    </Notice>
  ) : (
    moved !== null && (
      <Notice tone="positive" live="polite" onDismiss={() => setMoved(null)}>
        {t('organizer.promotions.assign.done', { count: moved })}
      </Notice>
    )
  );
  return { selection, setSelection, actions, dialog: kind && dialogs[kind](), notice };
}
