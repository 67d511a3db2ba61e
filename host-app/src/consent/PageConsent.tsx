import { BoxofficeProvider, ConsentBanner, ThemeRoot } from 'boxoffice';
import { useConsent, type Consent } from 'boxoffice/hooks';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readSettings } from '../settings';

/** At the end of the page, behind everything that buyers came for. */
export function drawConsent(consent: Consent): void {
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <StrictMode>
      <BoxofficeProvider {...readSettings(window.location.search)}>
        <ThemeRoot>
          <PageConsent consent={consent} />
        </ThemeRoot>
      </BoxofficeProvider>
    </StrictMode>,
  );
}

function PageConsent({ consent }: { consent: Consent }) {
  const { state, choice, choose } = useConsent(consent);
  return <ConsentBanner isOpen={state.at === 'open'} choice={choice} onChoose={choose} />;
}
