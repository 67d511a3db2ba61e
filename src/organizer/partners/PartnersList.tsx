'use client';
import { useRef, useState } from 'react';
import type { EventPartner } from '../../contract';
import type { TableView } from '../../domain';
import { inOrder, partnerDraft, partnerProblem, partnerValues, withoutPartner } from '../../domain/partners';
import type { PartnerCalls } from '../../hooks';
import { useT } from '../../i18n';
import { useAction } from '../kit/confirm';
import { useHeldOrder } from '../kit/form/useHeldOrder';
import type { ScreenFailedProps } from '../kit/page';
import { PartnersView } from './PartnersView';

export interface PartnersListProps {
  /** In the order they are shown in. */
  partners: readonly EventPartner[];
  calls: PartnerCalls;
  view: TableView;
  onViewChange: (view: TableView) => void;
  savedAs: string;
  /** The list could not be read again. */
  failed: Pick<ScreenFailedProps, 'onRetry' | 'isRetrying'> | undefined;
  /** One was just made. */
  wasCreated: boolean;
  onOpen: (id: string) => void;
}

/** The list of partners, and what is done with it: put in order, published, removed. */
export function PartnersList(props: PartnersListProps) {
  const { partners, calls, wasCreated, ...rest } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const { held, hold } = useHeldOrder(partners);
  const [undo, setUndo] = useState<readonly string[]>();
  const { news, problem, act, notify } = useAction(
    partnerProblem,
    wasCreated ? t('organizer.kit.form.saved') : '',
  );

  /** Says `done` once it is, with the order before where that can be taken back. */
  const run = async (call: () => Promise<unknown>, done: string, before?: readonly string[]) => {
    const isDone = await act(call);
    if (isDone) notify(done);
    setUndo(before);
    return isDone;
  };

  const reorder = (ids: readonly string[]) => {
    const before = held.map(({ id }) => id);
    const change = () => calls.changeAll((now) => inOrder(now, ids));
    void hold(ids, () => run(change, t('organizer.ticketTypes.reordered'), before));
  };

  const publish = async (partner: EventPartner, published: boolean) => {
    const { id, name, modified } = partner;
    const key = published ? 'organizer.partners.isPublished' : 'organizer.partners.isHidden';
    const draft = partnerDraft({ ...partnerValues(partner), published }, id);
    await run(() => calls.save(draft, modified), t(key, { name }));
  };

  const remove = async ({ id, name }: EventPartner) => {
    const change = () => calls.changeAll((now) => withoutPartner(now, id));
    const isGone = await run(change, t('organizer.ticketTypes.removed', { name }));
    // The button that was pressed is gone.
    if (isGone) box.current?.querySelector('h1')?.focus();
  };

  return (
    <div ref={box}>
      <PartnersView
        {...rest}
        partners={held}
        problem={problem}
        news={news}
        onUndo={undo && (() => reorder(undo))}
        onReorder={reorder}
        onPublish={publish}
        onRemove={(partner) => void remove(partner)}
        makeExport={(_format, transfer) => calls.exportFile(transfer)}
      />
    </div>
  );
}
