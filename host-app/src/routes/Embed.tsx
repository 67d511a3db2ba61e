import { Button, Notice } from 'boxoffice';
import { loadShippedTexts } from 'boxoffice/embed';
import { useDeferredValue, useEffect, useState } from 'react';
import { ChoicesForm } from '../embedPage/ChoicesForm';
import css from '../embedPage/EmbedPage.module.css';
import { Preview } from '../embedPage/Preview';
import { snippetOf, type Choices } from '../embedPage/snippet';
import { useLoaderFile } from '../embedPage/useLoaderFile';
import { usePageTitle } from '../page/usePageTitle';
import { text } from '../texts';
import { demoEvent } from './demoEvent';

/** `/embed`: what a partner pastes into a page to sell this host's tickets there, and what that looks like. */
export function Embed() {
  usePageTitle(text('embed.title'));
  const [choices, setChoices] = useState<Choices>({
    'event-id': demoEvent,
    mode: 'frame',
    preset: 'ink',
    scheme: 'auto',
  });
  const [copied, setCopied] = useState<'embed.copied' | 'embed.copyFailed'>();
  const file = useLoaderFile();
  const linkText = useLinkText(choices.locale || document.documentElement.lang);
  const visible = useDeferredValue(choices);
  const snippet = file && snippetOf(window.location.origin, file, choices, linkText);
  const copy = () =>
    navigator.clipboard.writeText(snippet ?? '').then(
      () => setCopied('embed.copied'),
      () => setCopied('embed.copyFailed'),
    );
  return (
    <main className={css['page']}>
      <div className={css['words']}>
        <h1 className={css['title']}>{text('embed.title')}</h1>
        <p className={css['lead']}>{text('embed.lead')}</p>
      </div>
      <div className={css['columns']}>
        <section aria-labelledby="embed-choose">
          <h2 id="embed-choose" className={css['heading']}>
            {text('embed.choose')}
          </h2>
          <ChoicesForm
            choices={choices}
            onChange={(changed) => {
              setChoices(changed);
              setCopied(undefined);
            }}
          />
        </section>
        <section aria-labelledby="embed-snippet" className={css['result']}>
          <h2 id="embed-snippet" className={css['heading']}>
            {text('embed.snippet')}
          </h2>
          {file === null && <Notice tone="warning">{text('embed.notBuilt')}</Notice>}
          {snippet && (
            <>
              <pre className={css['code']} dir="ltr">
                <code>{snippet}</code>
              </pre>
              <Button variant="primary" onClick={() => void copy()}>
                {text('embed.copy')}
              </Button>
              <p role="status">{copied && text(copied)}</p>
            </>
          )}
          <p className={css['muted']}>{text('embed.guide')}</p>
          <h2 className={css['heading']}>{text('embed.preview')}</h2>
          {visible['event-id'] && <Preview choices={visible} />}
        </section>
      </div>
    </main>
  );
}

/** The link for pages without scripts, in the language of the tickets. */
function useLinkText(locale: string): string {
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void loadShippedTexts(locale).then((texts) => {
      if (isCurrent && texts) setText(texts['embed.link']);
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return text;
}
