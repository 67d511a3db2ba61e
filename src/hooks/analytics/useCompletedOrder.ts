'use client';
import { useEffect } from 'react';
import type { ConfirmationData } from '../../contract';
import type { CompletedOrder, TrackedBuyer, WidgetEventListener } from '../../domain';
import { buyerOf, completedOrder, isCompleted } from '../../domain/confirmation';
import { useLatest } from '../../react';
import { useEnvironment } from '../environment';
import { createTextStore } from '../textStore';

export interface CompletedOrderOptions {
  report: WidgetEventListener;
  /** The host has the consent: then the page's list has the buyer, too. Default: false. */
  personalData?: boolean | undefined;
}

/** An entry of `window.boxofficeOrders`, for scripts of the page's own. 001 §4. */
type ListedOrder = CompletedOrder & { buyer?: TrackedBuyer };

const ofBrowser = /* @__PURE__ */ createTextStore(() => localStorage);

/**
 * Reports that an order was made, once its confirmation is shown: `purchase`, `registrationComplete`, and an entry of the page's list
 * `window.boxofficeOrders`. Once for each order in this browser, however often the page is loaded again (FAULTS F67); never
 * for a sample, nor for an order that came to nothing.
 * @param order absent until all of the screen is there
 * @public
 */
export function useCompletedOrder(order: ConfirmationData | undefined, options: CompletedOrderOptions): void {
  const { browserStore = ofBrowser } = useEnvironment();
  const latestRef = useLatest(options);
  useEffect(() => {
    if (!order || !isCompleted(order)) return;
    const key = `boxoffice:${order.event.id}:told:${order.id}`;
    if (browserStore.read(key) !== null) return;
    browserStore.write(key, order.createdDate);
    const { report, personalData } = latestRef.current;
    const completed = completedOrder(order);
    report({ type: 'purchase', ...completed });
    report({ type: 'registrationComplete', ...completed }, buyerOf(order));
    listOfPage().push({ ...completed, ...(personalData && { buyer: buyerOf(order) }) });
  }, [order, browserStore, latestRef]);
}

function listOfPage(): ListedOrder[] {
  const page = globalThis as { boxofficeOrders?: ListedOrder[] };
  page.boxofficeOrders ??= [];
  return page.boxofficeOrders;
}
