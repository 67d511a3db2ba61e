'use client';
import { useId, useState } from 'react';
import { embedSnippet, type EmbedSnippet as Snippet } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import * as css from './EmbedSnippet.css';

/** Where the widget's loader and its page are; the page's own language is the snippet's. */
export interface EmbedSource extends Omit<Snippet, 'attributes' | 'linkText'> {
  attributes?: Snippet['attributes'] | undefined;
}

export interface EmbedSnippetProps {
  eventId: string;
  source: EmbedSource;
}

/** What is pasted into a page to sell there. */
export function EmbedSnippet({ eventId, source }: EmbedSnippetProps) {
  const t = useT();
  const id = useId();
  const [copied, setCopied] = useState<boolean>();
  const snippet = embedSnippet({
    ...source,
    attributes: { 'event-id': eventId, ...source.attributes },
    linkText: t('embed.link'),
  });
  const copy = () =>
    navigator.clipboard.writeText(snippet).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section aria-labelledby={id} className={css.section}>
      <Heading level={2} size="md" id={id}>
        {t('organizer.widgetSettings.embed')}
      </Heading>
      <p className={css.text}>{t('organizer.widgetSettings.embedText')}</p>
      <pre dir="ltr" className={css.code}>
        {snippet}
      </pre>
      <div>
        <Button onClick={() => void copy()}>{t('organizer.widgetSettings.embedCopy')}</Button>
      </div>
      <p role="status" className={css.text}>
        {copied !== undefined &&
          t(copied ? 'organizer.widgetSettings.embedCopied' : 'organizer.widgetSettings.embedNotCopied')}
      </p>
    </section>
  );
}
