'use client';
import { useMemo } from 'react';
import { ApiError } from '../../../client';
import { getSiteConf, getTicketTypes, getWidgetSettings, searchPaymentProcessors } from '../../../contract';
import { setupStepsOf, type SetupStep } from '../../../domain';
import { usePaymentProcessors } from '../paymentProcessors';
import { joinLoads } from '../resource/load';
import { isUnknown, useRead } from '../resource/useRead';
import { useReadOnReturn } from '../resource/useReadOnReturn';

/** More than an account has with all gateways together. */
const all = 500;

const reads = [getTicketTypes, getWidgetSettings, getSiteConf, searchPaymentProcessors];

/** 002 §9: not for this member of the account. */
const isForbidden = (error: unknown) => error instanceof ApiError && error.code === 4003;

/** What an event without an order still needs before it sells; `null` before the first answers. Never throws; read `isError`. */
export function useSetup(accountId: string, eventId: string) {
  const params = { eventId };
  const ticketTypes = useRead(getTicketTypes, { params, query: {} });
  const widget = useRead(getWidgetSettings, { params });
  const site = useRead(getSiteConf, { params });
  const processors = usePaymentProcessors(accountId, { size: all, criteria: { active: true } });
  useReadOnReturn(reads);
  const isForOthers = isForbidden(processors.error);
  const hasNoSite = isForbidden(site.error) || isUnknown(site.error);
  const steps = useMemo((): readonly SetupStep[] | null => {
    const known = isForOthers ? null : processors.data?.items;
    const isPublished = hasNoSite ? null : site.data?.published;
    if (!ticketTypes.data || !widget.data || isPublished === undefined || known === undefined) return null;
    return setupStepsOf({
      prices: ticketTypes.data.ticketTypes.map(({ price }) => price),
      theme: widget.data.theme,
      isPublished,
      processors: known,
    });
  }, [ticketTypes.data, widget.data, site.data, processors.data, isForOthers, hasNoSite]);
  const needed = [ticketTypes, widget, ...(hasNoSite ? [] : [site]), ...(isForOthers ? [] : [processors])];
  return { steps, ...joinLoads(needed) };
}
