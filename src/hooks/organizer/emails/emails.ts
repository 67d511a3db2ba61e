'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createEmail,
  deleteEmail,
  duplicateEmail,
  enableEmail,
  getEmailContext,
  getEmailHistory,
  listEmails,
  listEmailTemplates,
  previewEmail,
  publishEmail,
  searchEmails,
  sendEmailPreview,
  updateEmail,
  type EmailCampaign,
  type EmailCampaignChanges,
  type EmailCriteria,
  type EmailField,
  type NewEmailCampaign,
  type SearchRequest,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { everyRow } from '../resource/everyRow';
import type { ExportTransfer } from '../resource/useExport';
import { readAgain, thenReadAgain } from '../resource/refresh';
import { isUnknown, useRead } from '../resource/useRead';

/** Whose emails. */
export interface EmailsOf {
  accountId: string;
  eventId: string;
}

/** One page of the event's email campaigns. Never throws; read `isError` and `isUnknown`. 002 §7 Email builder. @experimental */
export function useEmails(params: EmailsOf, search: SearchRequest<EmailCriteria, EmailField>) {
  const query = useRead(searchEmails, { params, body: search }, { isPage: true });
  return { ...query, isUnknown: isUnknown(query.error) };
}

/** One of them, `null` when the event has no such email. 002 §7 Email builder. @experimental */
export function useEmail(params: EmailsOf, emailId: string) {
  const query = useRead(
    listEmails,
    { params },
    { select: ({ emails }) => emails.find(({ id }) => id === emailId) ?? null },
  );
  return { ...query, isUnknown: query.data === null || isUnknown(query.error) };
}

/** What an editor of the event's emails has to know. 002 §7 Email builder. @experimental */
export const useEmailContext = (params: EmailsOf) => useRead(getEmailContext, { params });

/** What an email can begin with. 002 §7 Email builder. @experimental */
export function useEmailTemplates(params: EmailsOf) {
  const { client } = useEnvironment();
  return useQuery({
    ...endpointQuery(client, listEmailTemplates, { params }),
    select: ({ templates }) => templates,
  });
}

/** An email as it is saved, as the holder of a ticket would get it; with the context's examples without `ticketId`. 002 §7 preview. @experimental */
export const useEmailRendering = ({
  ticketId,
  ...params
}: EmailsOf & { emailId: string; ticketId?: string | undefined }) =>
  useRead(previewEmail, { params, body: ticketId === undefined ? {} : { ticketId } });

/** One page of what went out of an email, the newest first. 002 §7 history. @experimental */
export const useEmailHistory = (
  params: EmailsOf & { emailId: string },
  paging: { page: number; size: number },
) => useRead(getEmailHistory, { params, query: paging }, { isPage: true });

const read = [searchEmails, listEmails, previewEmail, getEmailHistory, getEmailContext];

/**
 * Changes to an event's email campaigns; what is shown of them in the same page follows. All reject with the client's ApiError.
 * @experimental
 */
export function useEmailCalls(params: EmailsOf) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  // Refused as well: it may have gone out meanwhile.
  const changed = <T>(call: Promise<T>) => thenReadAgain(call, queries, read);
  const of = (emailId: string) => ({ ...params, emailId });
  return {
    create: (body: NewEmailCampaign) => changed(client.call(createEmail, { params, body })),
    /** On the email as it was read: 4090 when somebody else changed it since. */
    update: (emailId: string, body: EmailCampaignChanges) =>
      changed(client.call(updateEmail, { params: of(emailId), body })),
    read: async (emailId: string): Promise<EmailCampaign | undefined> => {
      const { emails } = await client.call(listEmails, { params });
      return emails.find(({ id }) => id === emailId);
    },
    /** Who was on its page has left before it is looked for again. */
    remove: async (emailId: string) => {
      await client.call(deleteEmail, { params: of(emailId) });
      void readAgain(queries, read);
    },
    /** All that match, on every page. */
    every: (search: SearchRequest<EmailCriteria, EmailField>, { signal, onProgress }: ExportTransfer) =>
      everyRow(
        (paging) => client.call(searchEmails, { params, body: { ...search, ...paging }, signal }),
        onProgress,
      ),
    duplicate: (emailId: string) => changed(client.call(duplicateEmail, { params: of(emailId) })),
    publish: (emailId: string) => changed(client.call(publishEmail, { params: of(emailId) })),
    /** 002 §4: the flag stands in the path. */
    enable: (emailId: string, isOn: boolean) =>
      changed(client.call(enableEmail, { params: { ...of(emailId), enabled: String(isOn) } })),
    sendPreview: (emailId: string, recipients: string[]) =>
      changed(client.call(sendEmailPreview, { params: of(emailId), body: { recipients } })),
  };
}

export type EmailCalls = ReturnType<typeof useEmailCalls>;
