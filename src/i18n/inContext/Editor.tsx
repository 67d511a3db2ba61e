'use client';
import { useEffect, useRef } from 'react';
import { directionOf } from '../../domain/text/direction';
import { edit, type LocaleEdits } from './edits';
import { FormField } from './FormField';
import { baseOf, formOf, type Knowledge, type KeyMeta } from './knowledge';
import { inContextTexts } from './texts';

interface EditorProps {
  locale: string;
  /** Of the text that was picked; its other plural forms are edited along with it. */
  pickedKey: string;
  /** The locale's texts as they are now. */
  texts: Readonly<Record<string, string>>;
  edits: LocaleEdits;
  knowledge: Knowledge | undefined;
  onClose: () => void;
}

/** Changes one text beside the page, which shows it at once. */
export function Editor({ locale, pickedKey, texts, edits, knowledge, onClose }: EditorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>(`[data-key="${pickedKey}"]`)?.focus();
  }, [pickedKey]);

  const base = baseOf(pickedKey);
  const forms = Object.keys(texts).filter((key) => baseOf(key) === base);
  const englishOf = (key: string) => knowledge?.english[key] ?? knowledge?.english[`${base}_other`];
  const meta = knowledge?.meta[base];
  const source = englishOf(pickedKey);
  const changed = forms.filter((key) => key in edits);
  return (
    <dialog ref={dialog} aria-label={inContextTexts.editor} onClose={onClose}>
      <h2>{inContextTexts.editor}</h2>
      <p className="key">{base}</p>
      <p>{meta?.context ?? inContextTexts.noContext}</p>
      {source !== undefined && (
        <>
          <h3>{inContextTexts.english}</h3>
          <p lang="en">{source}</p>
        </>
      )}
      {forms.map((key) => (
        <FormField
          key={key}
          name={key}
          form={formOf(key)}
          lang={locale}
          dir={directionOf(locale)}
          text={texts[key] ?? ''}
          english={englishOf(key)}
          limit={meta?.maxLength}
          onChange={(text) => edit(locale, key, text, texts[key] ?? '')}
        />
      ))}
      {meta && <About meta={meta} />}
      <div className="row end">
        <button type="button" onClick={() => dialog.current?.close()}>
          {inContextTexts.close}
        </button>
        {changed.length > 0 && (
          <button
            type="button"
            onClick={() => changed.forEach((key) => edit(locale, key, edits[key]?.was ?? '', ''))}
          >
            {inContextTexts.putBack}
          </button>
        )}
      </div>
    </dialog>
  );
}

function About({ meta: { placeholders = {}, stories } }: { meta: KeyMeta }) {
  const named = Object.entries(placeholders);
  return (
    <>
      {named.length > 0 && (
        <>
          <h3>{inContextTexts.placeholders}</h3>
          <ul>
            {named.map(([name, { meaning, example }]) => (
              <li key={name}>
                <span className="key">{name}</span> {meaning} {example !== undefined && `(${example})`}
              </li>
            ))}
          </ul>
        </>
      )}
      {stories.length > 0 && (
        <>
          <h3>{inContextTexts.stories}</h3>
          <ul>
            {stories.map((story) => (
              <li key={story}>{story}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
