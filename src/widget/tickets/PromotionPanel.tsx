'use client';
import { memo, useEffect } from 'react';
import type { Selection } from '../../domain';
import { usePromotion, type Promotion, type PromotionOptions } from '../../hooks';
import { PromoPanel } from '../../themed/tickets/PromoPanel';

export type PromotionInForce = Pick<Promotion, 'code' | 'error' | 'isApplying'>;

export interface PromotionPanelProps extends PromotionOptions {
  eventId: string;
  selection: Selection;
  /** Buyers may enter codes; otherwise only what becomes of a given one is shown. */
  takesCodes: boolean;
  /** Called at first and whenever it changes; a given code counts as in force while it is tried. Must be the same function each time. */
  onChange: (promotion: PromotionInForce) => void;
}

/** A choice changes nothing of it. */
const Panel = /* @__PURE__ */ memo(PromoPanel);

/** Takes promotion codes and tells the list which one is in force. Comes after the list, with the code of an earlier visit. */
export const PromotionPanel = /* @__PURE__ */ memo(function PromotionPanel({
  eventId,
  selection,
  takesCodes,
  onChange,
  ...options
}: PromotionPanelProps) {
  const { code, error, isApplying, trying, apply, cancel } = usePromotion(eventId, selection, options);
  const isGiven = trying !== null && trying === options.given?.trim();
  const inForce = isGiven ? trying : code;
  useEffect(() => onChange({ code: inForce, error, isApplying }), [onChange, inForce, error, isApplying]);
  if (!takesCodes && code === null && !error) return null;
  return <Panel applied={code} error={error} busy={isApplying} onApply={apply} onCancel={cancel} />;
});
