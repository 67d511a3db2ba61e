import type { Client } from '../../client';
import { getCookieConsentScript } from '../../contract';
import { systemClock, type Clock } from '../../domain/time/clock';
import { choiceText, readChoice, type ConsentChoice } from '../../domain/cookieConsents/choice';
import { createTextStore, type TextStore } from '../textStore';

/**
 * How far the question is: `reading` and `unknown` until it is known whether it has to be asked, `notNeeded` where the account has no
 * cookie consent for the site, `open` until somebody chose. @experimental
 */
export type ConsentState =
  | { at: 'reading' | 'unknown' | 'notNeeded' | 'open' }
  | { at: 'chosen'; choice: ConsentChoice };

/** Whether a visitor accepts tracking, for everything on a page that has to know. @experimental */
export interface Consent {
  /** The same object until it changes. */
  state: () => ConsentState;
  /** Calls back on each change; answers how to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** What the visitor accepts, from now on and in later visits. */
  choose: (choice: ConsentChoice) => void;
}

/** Whose consent for which site. @experimental */
export interface ConsentOptions {
  /** Reads whether the site asks. */
  client: Pick<Client, 'call'>;
  /** Whose site it is. */
  accountId: string;
  /** Host name of the site, e.g. `location.hostname`. */
  domain: string;
  /** Where the choice is stored; the browser's `localStorage` when absent. */
  store?: TextStore | undefined;
  /** Tells how old a choice is. */
  clock?: Pick<Clock, 'now'> | undefined;
}

/**
 * The consent of whoever visits a site, read at once: one for each page, shared by the banner and everything that `withConsent` holds
 * back. 002 §7 Cookie consent.
 * @experimental
 */
export function createConsent(options: ConsentOptions): Consent {
  const { client, accountId, domain, clock = systemClock } = options;
  const store = options.store ?? createTextStore(() => localStorage);
  const key = `boxoffice:consent:${accountId}:${domain}`;
  const listeners = new Set<() => void>();
  let state: ConsentState = { at: 'reading' };
  const move = (next: ConsentState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const stored = readChoice(store.read(key), clock.now());
  if (stored) state = { at: 'chosen', choice: stored };
  else
    client.call(getCookieConsentScript, { params: { accountId }, query: { domain } }).then(
      (script) => {
        if (state.at === 'reading') move({ at: script.trim() === '' ? 'notNeeded' : 'open' });
      },
      () => {
        // Nothing is tracked of somebody who may have to be asked.
        if (state.at === 'reading') move({ at: 'unknown' });
      },
    );

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (choice) => {
      store.write(key, choiceText(choice, clock.now()));
      move({ at: 'chosen', choice });
    },
  };
}
