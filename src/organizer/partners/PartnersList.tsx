'use client';
import { useRef, useState } from 'react';
import type { EventPartner } from '../../contract';
import type { SaveProblem, TableView } from '../../domain';
import { inOrder, partnerDraft, partnerProblem, partnerValues, withoutPartner } from '../../domain/partners';
import { problemOf, type PartnerCalls } from '../../hooks';
import { useT } from '../../i18n';
import type { ScreenFailedProps } from '../kit/page';
import { PartnersView } from './PartnersView';

export interface PartnersListProps {
  /** In the order they are shown in. */
  partners: readonly EventPartner[];
  calls: PartnerCalls;
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** The list could not be read again. */
  failed: Pick<ScreenFailedProps, 'onRetry' | 'isRetrying'> | undefined;
  /** One was just made. */
  wasCreated: boolean;
  onOpen: (id: string) => void;
}

/** What was changed, and the order before where that can be taken back. */
interface News {
  text: string;
  undo?: readonly string[];
}

/** The list of partners, and what is done with it: put in order, published, removed. */
export function PartnersList(props: PartnersListProps) {
  const { partners, calls, wasCreated, ...rest } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [news, setNews] = useState<News | null>(wasCreated ? { text: t('organizer.kit.form.saved') } : null);

  const run = async (call: Promise<unknown>, done: News): Promise<boolean> => {
    setProblem(null);
    setNews(null);
    try {
      await call;
      setNews(done);
      return true;
    } catch (error) {
      setProblem(problemOf(error, partnerProblem));
      return false;
    }
  };

  /** The rows stay where they were let go while that is being saved, and go back when it is refused. */
  const reorder = async (ids: readonly string[]) => {
    const undo = (order ? inOrder(partners, order) : partners).map(({ id }) => id);
    setOrder(ids);
    await run(
      calls.changeAll((now) => inOrder(now, ids)),
      { text: t('organizer.ticketTypes.reordered'), undo },
    );
    setOrder((now) => (now === ids ? null : now));
  };

  const publish = async (partner: EventPartner, published: boolean) => {
    const { id, name, modified } = partner;
    const key = published ? 'organizer.partners.isPublished' : 'organizer.partners.isHidden';
    await run(calls.save(partnerDraft({ ...partnerValues(partner), published }, id), modified), {
      text: t(key, { name }),
    });
  };

  const remove = async ({ id, name }: EventPartner) => {
    const isGone = await run(
      calls.changeAll((now) => withoutPartner(now, id)),
      { text: t('organizer.ticketTypes.removed', { name }) },
    );
    // The button that was pressed is gone.
    if (isGone) box.current?.querySelector('h1')?.focus();
  };

  return (
    <div ref={box}>
      <PartnersView
        {...rest}
        partners={order ? inOrder(partners, order) : partners}
        problem={problem}
        news={news?.text}
        onUndo={news?.undo && (() => void reorder(news.undo ?? []))}
        onReorder={(ids) => void reorder(ids)}
        onPublish={publish}
        onRemove={(partner) => void remove(partner)}
        makeExport={(_format, transfer) => calls.exportFile(transfer)}
      />
    </div>
  );
}
