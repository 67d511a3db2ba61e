'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, type Client } from '../../../client';
import {
  deletePromotionAsAdmin,
  getEmailAuthToken,
  getEvent,
  getFeatures,
  getSupportAgenda,
  getSyncReport,
  getWidgetBootstrap,
  listEvents,
  migrateConsecutiveInvoice,
  migrateEmailsToBuilder,
  replaceFeatures,
  resetEmailDomain,
  setInvoicePrefix,
  switchFeatures,
  updateEventBySupport,
  updateEventEmailDomain,
  updatePushQuota,
  updateWidgetSnippet,
  type EmailDomainSetting,
  type FeatureFlags,
  type OrganizerEvent,
  type WidgetBootstrap,
} from '../../../contract';
import { supportEventUpdate, type SupportEventValues } from '../../../domain/administration';
import { useEnvironment } from '../../environment';
import { readAgain, thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** 002 §9: sessions that support reads at once. */
const supportAgendaCount = 1_000;

/** What support can change of an event. Each rejects with ApiError. 002 §6, §7. */
export type SupportEventCalls = ReturnType<typeof supportEventCalls>;

/**
 * One event, for support: its widget names it and its account, and its feature flags are read. Reading never throws; read `isError` of
 * each.
 * @experimental
 */
export function useSupportEvent(eventId: string) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const params = { eventId };
  const event = useRead(getWidgetBootstrap, { params }, { select: identityOf });
  const flags = useRead(getFeatures, { params });
  const calls = useMemo(
    () => supportEventCalls(client, eventId, () => readAgain(cache, [getFeatures])),
    [client, cache, eventId],
  );
  return { event, flags, calls };
}

const identityOf = ({ event, ticketsWidgetModel }: WidgetBootstrap) => ({
  name: event.name,
  accountId: event['account-id'],
  widgetId: ticketsWidgetModel.widgetId,
});

function supportEventCalls(client: Client, eventId: string, changed: () => Promise<unknown>) {
  const params = { eventId };
  const flagged = async (call: Promise<FeatureFlags>) => {
    try {
      return await call;
    } finally {
      await changed();
    }
  };
  return {
    setPushQuota: (quota: number) => client.call(updatePushQuota, { params, body: { quota } }),
    /** Those that are absent stay as they are. */
    switchFlags: (body: FeatureFlags) => flagged(client.call(switchFeatures, { params, body })),
    /** Those that are absent are off from now on. */
    replaceFlags: (body: FeatureFlags) => flagged(client.call(replaceFeatures, { params, body })),
    setSnippet: (widgetId: string, codeSnippet: string) =>
      client.call(updateWidgetSnippet, { params: { eventId, widgetId }, body: { codeSnippet } }),
    createEmailToken: () => client.call(getEmailAuthToken, { params }),
    migrateEmails: () => client.call(migrateEmailsToBuilder, { body: { eventIds: [eventId] } }),
    setSender: (body: EmailDomainSetting) => client.call(updateEventEmailDomain, { params, body }),
    /** Its emails come from its account's sender again. */
    resetSender: () => client.call(resetEmailDomain, { params }),
    setInvoicePrefix: (prefix: string) => client.call(setInvoicePrefix, { params, body: { prefix } }),
    /** Without gaps from now on, and those there are anew. */
    numberInvoices: () => client.call(migrateConsecutiveInvoice, { params }),
    /** Used or not; orders keep their price. */
    deletePromotion: (promotionId: string) =>
      client.call(deletePromotionAsAdmin, { params: { eventId, promotionId } }),
  };
}

/** A whole agenda, drafts and canceled sessions too: 1,000 at once. 002 §9. Never throws; read `isError`. @experimental */
export const useSupportAgenda = (params: { accountId: string; eventId: string }) =>
  useRead(getSupportAgenda, { params, query: { count: supportAgendaCount } });

/** Whether what the platform stores fits together, once `isRequested`. Never throws; read `isError`. 002 §7. @experimental */
export const useSyncReport = (isRequested: boolean) => useRead(getSyncReport, {}, { enabled: isRequested });

/**
 * An event as its account sees it, and the way to change it with its plan, which rejects with ApiError: 4000 names the field, 4090 when
 * somebody else was faster. Only who works in the account reads it: `isOfAnother` where support has to act as the account first. Reading
 * never throws; read `isError`. 002 §6, §7 Events.
 * @experimental
 */
export function useSupportEventDetails(params: { accountId: string; eventId: string }) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const event = useRead(getEvent, { params });
  return {
    ...event,
    isOfAnother: event.error instanceof ApiError && event.error.code === anotherAccount,
    change: (values: SupportEventValues, asRead: OrganizerEvent) =>
      thenReadAgain(
        client.call(updateEventBySupport, { params, body: supportEventUpdate(values, asRead) }),
        cache,
        [getEvent, listEvents, getWidgetBootstrap],
      ),
  };
}

/** To whoever does not work in it, an account is not there. */
const anotherAccount = 4042;
