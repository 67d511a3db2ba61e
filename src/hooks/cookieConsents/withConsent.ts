import type { TrackedBuyer, WidgetEvent } from '../../domain';
import type { ConsentCategory } from '../../domain/cookieConsents/choice';
import type { Analytics } from '../analytics/analytics';
import type { Consent } from './createConsent';

/**
 * Holds back what `analytics`, e.g. `tagManager()` or a tracking pixel, would report until the visitor accepts `category`. What happened
 * until then follows; nothing ever does where the visitor rejects it. Where the site has no cookie consent all is reported at once.
 * A consent that comes later holds it back until then.
 * @experimental
 */
export function withConsent(
  analytics: Analytics,
  consent: Consent | Promise<Consent>,
  category: ConsentCategory = 'analytics',
): Analytics {
  let known: Consent | undefined;
  let waiting: [WidgetEvent, TrackedBuyer | undefined][] = [];
  const take = () => {
    const allowed = known && isAllowed(known, category);
    if (allowed === undefined) return [];
    const held = waiting;
    waiting = [];
    return allowed ? held : [];
  };
  const begin = (next: Consent) => {
    known = next;
    const settle = () => {
      for (const held of take())
        try {
          analytics.report(...held);
        } catch {
          // FAULTS F59: nobody waits for it any more.
        }
    };
    next.subscribe(settle);
    settle();
  };
  if ('then' in consent) consent.then(begin, () => undefined);
  else begin(consent);
  return {
    ...analytics,
    report: (event, buyer) => {
      waiting.push([event, buyer]);
      for (const held of take()) analytics.report(...held);
    },
  };
}

/** `undefined` while nobody knows. */
function isAllowed(consent: Consent, category: ConsentCategory): boolean | undefined {
  const state = consent.state();
  if (state.at === 'notNeeded') return true;
  return state.at === 'chosen' ? state.choice[category] : undefined;
}
