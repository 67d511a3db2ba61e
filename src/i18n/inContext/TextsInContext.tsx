'use client';
import type { i18n as I18n } from 'i18next';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { TextOverrides } from '../catalogue';
import { editsOf, onEdits, type LocaleEdits } from './edits';
import { createMarkedI18n } from './markedI18n';
import { Tool } from './Tool';

/** Props of a provider: spread them over `BoxofficeProvider`. @public */
export interface TextsToShow {
  i18n?: I18n;
  overrides?: TextOverrides;
}

/** Props of `TextsInContext`. @public */
export interface TextsInContextProps {
  /** BCP 47; the same as the provider's. */
  locale: string;
  /** The host's own texts, when it gives some to the provider. */
  overrides?: TextOverrides | undefined;
  /** False shows the page as it is; what was typed into it stays when this changes. */
  shows?: boolean;
  /** Renders the provider with what it is given. */
  children: (texts: TextsToShow) => ReactNode;
}

/**
 * For translators: outlines every text of Boxoffice on the page, says its key, length and context, and lets it be changed in
 * place. Texts then carry unseen marks, so keep it out of what buyers get.
 * @example
 * <TextsInContext locale="de">
 *   {(texts) => <BoxofficeProvider locale="de" {...texts}>…</BoxofficeProvider>}
 * </TextsInContext>
 * @public
 */
export function TextsInContext({ locale, overrides, shows = true, children }: TextsInContextProps) {
  const edits = useSyncExternalStore(
    onEdits,
    () => editsOf(locale),
    () => editsOf(locale),
  );
  const i18n = useMarkedI18n(edits, locale);
  const changed = useMemo(
    () => Object.fromEntries(Object.entries(edits).map(([key, { text }]) => [key, text])),
    [edits],
  );
  const all = useMemo(() => ({ ...overrides, ...changed }), [overrides, changed]);
  return (
    <>
      {children(shows ? { i18n, overrides: all } : overrides ? { overrides } : {})}
      {shows && <Tool locale={locale} i18n={i18n} edits={edits} />}
    </>
  );
}

/** Another instance with each change: that is how everything below comes to show it. */
function useMarkedI18n(edits: LocaleEdits, locale: string): I18n {
  const [made, setMade] = useState(() => ({ i18n: createMarkedI18n(), edits, locale }));
  if (made.edits === edits && made.locale === locale) return made.i18n;
  const next = { i18n: createMarkedI18n(), edits, locale };
  setMade(next);
  return next.i18n;
}
