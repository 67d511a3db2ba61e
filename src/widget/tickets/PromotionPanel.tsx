'use client';
import { useEffect, useRef } from 'react';
import type { Selection } from '../../domain';
import { usePromotion, type Promotion, type PromotionOptions } from '../../hooks';
import { PromoPanel } from '../../themed/tickets/PromoPanel';

export type PromotionInForce = Pick<Promotion, 'code' | 'error' | 'isApplying'>;

export interface PromotionPanelProps extends PromotionOptions {
  eventId: string;
  selection: Selection;
  /** Buyers may enter codes; otherwise only what becomes of a given one is shown. */
  takesCodes: boolean;
  /** Called at first and whenever it changes; a given code counts as in force while it is tried. Keep the function the same between renders. */
  onChange: (promotion: PromotionInForce) => void;
}

/** Takes promotion codes and tells the list which one is in force. Comes after the list, with the code of an earlier visit. */
export function PromotionPanel({
  eventId,
  selection,
  takesCodes,
  onChange,
  ...options
}: PromotionPanelProps) {
  const { code, error, isApplying, apply, cancel } = usePromotion(eventId, selection, options);
  const given = options.given?.trim() || null;
  const givenIs = useRef<'untried' | 'trying' | 'tried'>(given ? 'untried' : 'tried');
  useEffect(() => {
    if (givenIs.current === 'untried' && isApplying) givenIs.current = 'trying';
    if (givenIs.current === 'trying' && !isApplying) givenIs.current = 'tried';
    if (givenIs.current === 'untried') return;
    onChange({ code: givenIs.current === 'trying' ? given : code, error, isApplying });
  }, [onChange, given, code, error, isApplying]);
  if (!takesCodes && code === null && !error) return null;
  return <PromoPanel applied={code} error={error} busy={isApplying} onApply={apply} onCancel={cancel} />;
}
