'use client';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import type { MessageKey } from './catalogue';
import { LocaleContext } from './LocaleContext';
import type { Texts } from './texts';

/** Props of `OrganizerTexts`. @experimental */
export interface OrganizerTextsProps {
  /** Shown while the texts are on their way. */
  fallback?: ReactNode;
  /** What shows organizers’ texts. */
  children: ReactNode;
}

/** Stands for all of them in a catalogue: they come and go together. */
const oneOfThem: MessageKey = 'organizer.kit.nav.label';

/** Those to which they were added. */
const completedTexts = new WeakSet<Texts>();

/**
 * Adds the organizer's texts (`boxoffice/locales/organizer/*`) to those of the page, so that no buyer loads them. A
 * catalogue of the host's own has all of them or none. Every component of `boxoffice/organizer` does this by itself; a page that shows such texts
 * beside them does it once around all.
 * @experimental
 */
export function OrganizerTexts({ fallback = null, children }: OrganizerTextsProps) {
  const { language, catalogue, texts } = useContext(LocaleContext);
  const [, setCount] = useState(0);
  const isThere = (catalogue && oneOfThem in catalogue) || completedTexts.has(texts);
  useEffect(() => {
    if (isThere) return;
    let isCurrent = true;
    const load = async (locale: string) => {
      const { loadOrganizerTexts } = await import('./loadOrganizerTexts');
      texts.add(await loadOrganizerTexts(locale));
    };
    // A chunk that can't be loaded leaves English; when that fails too, keys are better than a blank page.
    load(language)
      .catch(() => load('en'))
      .catch(() => undefined)
      .finally(() => {
        completedTexts.add(texts);
        if (isCurrent) setCount((count) => count + 1);
      });
    return () => {
      isCurrent = false;
    };
  }, [isThere, texts, language]);
  return isThere ? children : fallback;
}
