'use client';
import { useEffect, useState, type Ref } from 'react';
import type { SiteConf } from '../../contract';
import { readPaymentReturn, type PaymentReturn } from '../../domain';
import { bankReturnPath } from '../../domain/payment/bankReturn';
import { useEnvironment, useWidgetBootstrap } from '../../hooks';
import { createOrderMemory } from '../../hooks/order/orderMemory';
import { presets, schemes } from '../../theme';
import { BoxofficeProvider, TicketWidget, type PaymentOption, type TicketWidgetControls } from '../../widget';
import type { Message } from '../channel';
import type { TicketsOptions } from '../host';
import type { FrameEvents } from '../protocol';
import { nameIgnored } from '../nameIgnored';
import { toErrorEvent } from '../toErrorEvent';
import { messageOf } from './messageOf';

/** Which tickets are sold in the page itself, and where the backend is. @public */
export interface InlineOptions extends TicketsOptions {
  /** Where the backend answers; calls go to `/api/…` below it. */
  backend: string;
}

/** Brings the ways to pay, with the form; what the site has configured is known by then. @public */
export type InlinePayments = (siteConf: SiteConf | undefined) => Promise<readonly PaymentOption[]>;

interface InlineWidgetProps extends InlineOptions {
  payments?: InlinePayments | undefined;
  controls: Ref<TicketWidgetControls>;
  onMessage: (message: Message<FrameEvents>) => void;
}

/** What is asked for, if there is such a one; any other is named in the console. */
function useOneOf<T extends string>(name: string, values: readonly T[], requested: string | undefined) {
  const found = values.find((value) => value === requested);
  const wrong = requested === undefined || found !== undefined ? null : requested;
  useEffect(() => {
    if (wrong !== null) nameIgnored(name, wrong);
  }, [name, wrong]);
  return found;
}

/** A page of the ticket site, since the partner's has none: its address says whom to wake. */
function returnUrlOf(page: string): string {
  const url = new URL(bankReturnPath, page);
  url.searchParams.set('parentOrigin', location.origin);
  return url.href;
}

/**
 * Of how the page's address says a buyer comes back, what belongs to this event: the one this tab left an order of, or that an order
 * is named for where nothing else on the page could have sold it.
 */
function usePaymentReturnOf(eventId: string): PaymentReturn | undefined {
  const { tabStore } = useEnvironment();
  const [paymentReturn] = useState(() => {
    const found = readPaymentReturn(location.search);
    if (found && createOrderMemory(tabStore, eventId).recall()) return found;
    const isAlone = document.querySelectorAll('boxoffice-tickets').length < 2;
    return found?.orderId && found.token && isAlone ? found : undefined;
  });
  return paymentReturn;
}

/** One widget with a provider of its own: several on a page don't share anything. */
export function InlineWidget(props: InlineWidgetProps) {
  const { backend, locale, preset, scheme = 'auto', settings } = props;
  const appearance = {
    preset: useOneOf('preset', presets, preset),
    scheme: useOneOf('scheme', schemes, scheme),
  };
  const at = backend.replace(/\/$/, '');
  return (
    <BoxofficeProvider
      backend={{ v1: `${at}/api/v1`, v2: `${at}/api/v2`, api: `${at}/api` }}
      locale={locale}
      {...appearance}
      settings={settings}
    >
      <Sale {...props} />
    </BoxofficeProvider>
  );
}

function Sale({
  eventId,
  page,
  tickets,
  prefill,
  promotionCode,
  utm,
  payments,
  controls,
  onMessage,
}: InlineWidgetProps) {
  const { data, error } = useWidgetBootstrap(eventId);
  const isLoaded = data !== undefined;
  const eventName = data?.event.name ?? '';
  const paymentReturn = usePaymentReturnOf(eventId);
  const [campaign] = useState(() => (utm ? { utmParams: { ...utm } } : undefined));
  useEffect(() => {
    if (isLoaded) onMessage({ type: 'ready', payload: {} });
    else if (error) onMessage({ type: 'error', payload: { kind: 'notLoaded' } });
  }, [isLoaded, error, onMessage]);
  return (
    <TicketWidget
      // Another code is another list: prices are requested anew.
      key={promotionCode}
      eventId={eventId}
      {...(payments && { payments: () => payments(data?.siteConf) })}
      promotionCode={promotionCode}
      ticketIds={tickets}
      prefill={prefill}
      campaign={campaign}
      controls={controls}
      authUrl={new URL('/auth/{service}', page).href.replace(/%7B(\w+)%7D/, '{$1}')}
      returnUrl={returnUrlOf(page)}
      paymentReturn={paymentReturn}
      onStepChange={(step) => onMessage({ type: 'step', payload: { step } })}
      onEvent={(event) => {
        const message = messageOf(event, eventName);
        if (message) onMessage(message);
      }}
      onError={(error) => onMessage({ type: 'error', payload: toErrorEvent(error) })}
    />
  );
}
