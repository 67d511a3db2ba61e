import { createConsent, type Consent, type ConsentOptions } from 'boxoffice/hooks';

/** What the question needs of the page. */
export type ConsentPage = Pick<ConsentOptions, 'client' | 'clock' | 'accountId'>;

let opened: Consent | undefined;

/** The page's one consent. Who is asked sees the banner, in a chunk of its own; nobody else loads it. */
export function openConsent(page: ConsentPage): Consent {
  if (opened) return opened;
  const consent = createConsent({ ...page, domain: window.location.hostname });
  opened = consent;
  // In a frame, the page around it asks.
  if (window.parent === window) drawOnRequest(consent);
  return consent;
}

function drawOnRequest(consent: Consent): void {
  let isDrawn = false;
  const draw = () => {
    const { at } = consent.state();
    if (isDrawn || (at !== 'open' && at !== 'chosen')) return;
    isDrawn = true;
    void import('./PageConsent').then(({ drawConsent }) => drawConsent(consent));
  };
  consent.subscribe(draw);
  draw();
}
