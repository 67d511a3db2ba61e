'use client';
import { useRef, useState, type MouseEvent } from 'react';
import type { PromotionCode } from '../../contract';
import { promotionDraft } from '../../domain/promotions';
import { usePromotionCalls } from '../../hooks/organizer/promotions/promotionCalls';
import { usePromotion } from '../../hooks/organizer/promotions/promotions';
import { modifiedAt, momentOf } from '../../hooks/organizer/resource/useRecord';
import { useT } from '../../i18n';
import type { BackLink } from '../kit/page';
import { ScreenState } from '../kit/record';
import { savedPromotion, PromotionEditorView } from './PromotionEditorView';
import { usePromotionContext } from './usePromotionContext';

/** Props of `PromotionEditor`. @experimental */
export interface PromotionEditorProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** A new one when absent. */
  promotionId?: string | undefined;
  /** After each save, with the promotion as it is saved. */
  onSaved?: ((promotion: PromotionCode, details: { isNew: boolean }) => void) | undefined;
  /** It is deleted. */
  onRemoved?: (() => void) | undefined;
  /** The list it is part of: a link above the title. */
  back?: BackLink | undefined;
  /** Address of the orders that used a code; without it none is offered. */
  ordersHrefOf?: ((code: string) => string) | undefined;
  /** Called with a plain click on it; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** One promotion of an event: its code, what it gives, when and how often, and what became of it. 002 §7 Promotions. */
export function PromotionEditor(props: PromotionEditorProps) {
  const { accountId, eventId, promotionId, onSaved, onRemoved, back, ordersHrefOf, onNavigate } = props;
  const t = useT();
  const calls = usePromotionCalls({ accountId, eventId });
  // Once it is saved a new promotion is one like any other.
  const [created, setCreated] = useState<PromotionCode>();
  const id = promotionId ?? created?.id;
  const read = usePromotion({ accountId, eventId }, id);
  const around = usePromotionContext({ accountId, eventId });
  const latest = useRef<{ promotion: PromotionCode; isNew: boolean }>(undefined);
  return (
    <ScreenState
      loads={[read, around]}
      data={{ context: around.context, promotion: id === undefined ? null : (read.data ?? created) }}
      isUnknown={read.isUnknown || around.isUnknown}
      loading={t('organizer.promotions.loading')}
      failed={t('organizer.promotions.failed')}
    >
      {({ context, promotion }) => {
        const { timeZone } = context;
        const taken = (saved: PromotionCode, isNew = false) => {
          latest.current = { promotion: saved, isNew };
          return savedPromotion(saved, timeZone);
        };
        return (
          <PromotionEditorView
            key={promotionId ?? 'new'}
            promotion={promotion}
            context={context}
            back={back}
            ordersHrefOf={ordersHrefOf}
            onNavigate={onNavigate}
            save={async (values, version) => {
              const madeOn = [latest.current?.promotion, promotion].find(
                (each) => each && momentOf(each) === version,
              );
              const draft = promotionDraft(values, timeZone, madeOn ?? undefined);
              if (id !== undefined) return taken(await calls.update(id, draft, modifiedAt(version)));
              const saved = await calls.create(draft);
              setCreated(saved);
              return taken(saved, true);
            }}
            onSaved={() => {
              const { promotion: saved, isNew = false } = latest.current ?? {};
              if (saved) onSaved?.(saved, { isNew });
            }}
            reload={id === undefined ? undefined : async () => taken(await calls.read(id))}
            onRemove={async () => {
              if (id !== undefined) await calls.remove(id);
              onRemoved?.();
            }}
          />
        );
      }}
    </ScreenState>
  );
}
