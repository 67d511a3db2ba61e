'use client';
import type { i18n as I18n } from 'i18next';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import type { MessageKey } from './catalogue';
import { namespace, withoutCopy } from './createI18n';
import { LocaleContext } from './LocaleContext';

/** Props of `OrganizerTexts`. @experimental */
export interface OrganizerTextsProps {
  /** Shown while the texts are on their way. */
  fallback?: ReactNode;
  /** What shows organizers’ texts. */
  children: ReactNode;
}

/** Stands for all of them in a catalogue: they come and go together. */
const oneOfThem: MessageKey = 'organizer.kit.nav.label';

/** The languages whose texts were added, by the i18next they were added to. */
const added = new WeakMap<I18n, Set<string>>();

/**
 * Adds the organizer's texts (`boxoffice/locales/organizer/*`) to those of the page, so that no buyer loads them. A
 * catalogue of the host's own has all of them or none. Every component of `boxoffice/organizer` does this by itself; a page that shows such texts
 * beside them does it once around all.
 * @experimental
 */
export function OrganizerTexts({ fallback = null, children }: OrganizerTextsProps) {
  const { language, catalogue } = useContext(LocaleContext);
  const { i18n } = useContext(I18nContext);
  const [, setCount] = useState(0);
  const isThere = (catalogue && oneOfThem in catalogue) || added.get(i18n)?.has(language) === true;
  useEffect(() => {
    if (isThere) return;
    let isCurrent = true;
    const load = async (locale: string) => {
      const { loadOrganizerTexts } = await import('./loadOrganizerTexts');
      const texts = await loadOrganizerTexts(locale);
      i18n.addResourceBundle(language, namespace, texts, true, false, withoutCopy);
    };
    // A chunk that can't be loaded leaves English; when that fails too, keys are better than a blank page.
    load(language)
      .catch(() => load('en'))
      .catch(() => undefined)
      .finally(() => {
        added.set(i18n, (added.get(i18n) ?? new Set()).add(language));
        if (isCurrent) setCount((count) => count + 1);
      });
    return () => {
      isCurrent = false;
    };
  }, [isThere, i18n, language]);
  return isThere ? children : fallback;
}
