'use client';
import { useRef, useState } from 'react';
import type { FormModel, HeldTransaction, PersonTicket, WidgetConfig } from '../../contract';
import { readDraft, readLeadConsent, type RegistrationValues } from '../../domain';
import { useHotLeads, type UseOrderResult } from '../../hooks';

export interface LeadsInput {
  eventId: string;
  widget: Pick<WidgetConfig, 'enableHotLeads' | 'hotLeadsConsent'>;
  hold: HeldTransaction;
  form: FormModel | undefined;
  personTickets: readonly PersonTicket[] | undefined;
  locale: string;
  draft: UseOrderResult['draft'];
}

/** What is typed, stored in this tab together with the buyer's answer about hot leads, and reported to the organizer where it may be. */
export function useLeads({ widget, draft: store, ...context }: LeadsInput) {
  const [before] = useState(() => {
    const stored = store.readDraft();
    return { draft: readDraft(stored), consent: readLeadConsent(stored) };
  });
  const { enableHotLeads = false, hotLeadsConsent = false } = widget;
  const leads = useHotLeads({
    ...context,
    rules: {
      enableHotLeads,
      hotLeadsConsent,
      ...(before.consent !== undefined && { hotLeadsConsentAccepted: before.consent }),
    },
  });
  const consent = useRef(before.consent);
  const values = useRef<RegistrationValues | null>(null);
  const keep = (typed: RegistrationValues) =>
    store.writeDraft({ ...typed, hotLeadsConsentAccepted: consent.current });
  return {
    draft: before.draft,
    /** What is saved by now. */
    typed: () => readDraft(store.readDraft()),
    keep,
    requestsConsent: leads.requestsConsent,
    /** The buyer's answer, where there is one. */
    consent: () => consent.current,
    answerConsent: (accepted: boolean) => {
      consent.current = accepted;
      if (values.current) keep(values.current);
      leads.answerConsent(accepted);
    },
    track: (now: RegistrationValues) => {
      values.current = now;
      leads.track(now);
    },
    stop: leads.stop,
  };
}
