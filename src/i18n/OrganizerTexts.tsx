'use client';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import type { MessageKey } from './catalogue';
import { namespace } from './createI18n';
import { LocaleContext } from './LocaleContext';

export interface OrganizerTextsProps {
  /** Shown while the texts are on their way. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Stands for all of them: they come and go together. */
const oneOfThem: MessageKey = 'organizer.nav.label';

/**
 * Adds the organizer's texts (`boxoffice/locales/organizer/*`) to those of the page, so that no buyer loads them. A
 * catalogue of the host's own has all of them or none. Every component of `boxoffice/organizer` does this by itself; a page that shows such texts
 * beside them does it once around all.
 */
export function OrganizerTexts({ fallback = null, children }: OrganizerTextsProps) {
  const { language } = useContext(LocaleContext);
  const { i18n } = useContext(I18nContext);
  const [, setCount] = useState(0);
  const isThere = i18n.exists(oneOfThem, { lng: language, ns: namespace });
  useEffect(() => {
    if (isThere) return;
    let isCurrent = true;
    const add = async (locale: string) => {
      const { loadOrganizerTexts } = await import('./organizerTexts');
      i18n.addResourceBundle(language, namespace, await loadOrganizerTexts(locale), true, false);
      if (isCurrent) setCount((count) => count + 1);
    };
    // A chunk that can't be loaded leaves English; when that fails too, keys are better than a blank page.
    add(language)
      .catch(() => add('en'))
      .catch(() => {
        i18n.addResource(language, namespace, oneOfThem, oneOfThem);
        if (isCurrent) setCount((count) => count + 1);
      });
    return () => {
      isCurrent = false;
    };
  }, [isThere, i18n, language]);
  return isThere ? children : fallback;
}
