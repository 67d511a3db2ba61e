'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { requestsLeadConsent, leadOf, sendsLead, utmParamsOf } from '../../domain';
import type { LeadRules, RegistrationValues, SubmissionContext } from '../../domain';
import { useEnvironment } from '../environment';
import { createLeadSender } from './createLeadSender';

/** What is typed so far, and what the event says of leads. 000 §2.6. */
export interface HotLeadsOptions extends SubmissionContext {
  /** Read once; give the component another `key` for another event. */
  eventId: string;
  /** What the event says. `hotLeadsConsentAccepted` is the answer of an earlier visit of this order, read once. */
  rules: LeadRules;
}

/** What becomes of the particulars of a buyer who has not ordered yet. 000 §2.6. */
export interface HotLeads {
  /** The buyer has to be asked, and has not answered. 000 §2.6. */
  requestsConsent: boolean;
  /** Accepted or closed. Accepting sends what is there already. */
  answerConsent: (accepted: boolean) => void;
  /** What is filled in by now; sent 200 ms after the last change, if it may be. The values are read then. */
  track: (values: RegistrationValues) => void;
  /** The order is submitted. 000 §4 Submit: tracking stops, for good. */
  stop: () => void;
}

/** Keeps the organizer posted of a buyer who has begun to register. 000 §4 Hot leads; silent when it fails (FAULTS F58). @public */
export function useHotLeads(options: HotLeadsOptions): HotLeads {
  const { client } = useEnvironment();
  const [accepted, setAccepted] = useState(options.rules.hotLeadsConsentAccepted);
  const [isStopped, setStopped] = useState(false);
  const rules: LeadRules = {
    ...options.rules,
    ...(isStopped && { sendHotLead: false }),
    ...(accepted !== undefined && { hotLeadsConsentAccepted: accepted }),
  };
  const [utmParams] = useState(() => utmParamsOf(location.search));
  const values = useRef<RegistrationValues | null>(null);
  const [sender] = useState(() => createLeadSender(client, options.eventId));
  useEffect(() =>
    sender.readFrom(() => {
      const lead = values.current && leadOf(values.current, { ...options, rules, utmParams });
      return lead && sendsLead(rules, lead.billingAddress.email) ? lead : null;
    }),
  );
  useEffect(() => {
    window.addEventListener('pagehide', sender.flush);
    return () => {
      window.removeEventListener('pagehide', sender.flush);
      sender.cancel();
    };
  }, [sender]);

  const track = useCallback(
    (now: RegistrationValues) => {
      values.current = now;
      sender.schedule();
    },
    [sender],
  );
  const answerConsent = useCallback(
    (isAccepted: boolean) => {
      setAccepted(isAccepted);
      if (isAccepted) sender.schedule();
    },
    [sender],
  );
  const stop = useCallback(() => {
    sender.stop();
    setStopped(true);
  }, [sender]);
  return { requestsConsent: requestsLeadConsent(rules), answerConsent, track, stop };
}
