'use client';
import { useSyncExternalStore } from 'react';
import { acceptAll, rejectAll, type ConsentChoice } from '../../domain/cookieConsents/choice';
import type { Consent, ConsentState } from './createConsent';

/** What `useConsent` answers. @experimental */
export interface UseConsentResult {
  /** How far the question is. */
  state: ConsentState;
  /** What the visitor accepts; `null` until it is chosen. */
  choice: ConsentChoice | null;
  acceptAll: () => void;
  rejectAll: () => void;
  /** By category. */
  choose: (choice: ConsentChoice) => void;
}

/** A visitor's consent, for a banner of your own; `createConsent` makes it once for the page. @experimental */
export function useConsent(consent: Consent): UseConsentResult {
  const { subscribe, state: read, choose } = consent;
  const state = useSyncExternalStore(subscribe, read, read);
  return {
    state,
    choice: state.at === 'chosen' ? state.choice : null,
    acceptAll: () => choose(acceptAll),
    rejectAll: () => choose(rejectAll),
    choose,
  };
}
