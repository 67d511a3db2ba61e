'use client';
import { useMemo } from 'react';
import { getTicketTypes, getWidgetSettings } from '../../../contract';
import { setupStepsOf, type SetupStep } from '../../../domain';
import { usePaymentProcessors } from '../paymentProcessors';
import { joinLoads } from '../resource/load';
import { useRead } from '../resource/useRead';

/** More than an account has with all gateways together. */
const all = 500;

/** What an event without an order still needs before it sells; `null` before the first answers. Never throws; read `isError`. */
export function useSetup(accountId: string, eventId: string) {
  const params = { eventId };
  const ticketTypes = useRead(getTicketTypes, { params, query: {} });
  const widget = useRead(getWidgetSettings, { params });
  const processors = usePaymentProcessors(accountId, { size: all, criteria: { active: true } });
  const steps = useMemo((): readonly SetupStep[] | null => {
    if (!ticketTypes.data || !widget.data || !processors.data) return null;
    return setupStepsOf({
      prices: ticketTypes.data.ticketTypes.map(({ price }) => price),
      theme: widget.data.theme,
      processors: processors.data.items,
    });
  }, [ticketTypes.data, widget.data, processors.data]);
  return { steps, ...joinLoads([ticketTypes, widget, processors]) };
}
