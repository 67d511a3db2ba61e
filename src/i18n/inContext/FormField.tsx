'use client';
import { useId, useState } from 'react';
import { lostParts } from './knowledge';
import { Length } from './Length';
import { inContextTexts } from './texts';

interface FormFieldProps {
  /** The whole key. */
  name: string;
  /** Plural form, e.g. `few`. */
  form: string | undefined;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** As it is shown now. */
  text: string;
  english: string | undefined;
  limit: number | undefined;
  onChange: (text: string) => void;
}

/** One text, or one plural form of it. What is typed is kept as typed, even where it can't be taken over. */
export function FormField({ name, form, lang, dir, text, english, limit, onChange }: FormFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState({ value: text, visibleText: text });
  // Put back, or changed elsewhere.
  if (typed.visibleText !== text) setTyped({ value: text, visibleText: text });
  const lost = english === undefined ? [] : lostParts(typed.value, english, form);
  return (
    <>
      <label htmlFor={id}>{inContextTexts.text(form)}</label>
      <textarea
        id={id}
        data-key={name}
        lang={lang}
        dir={dir}
        value={typed.value}
        aria-describedby={`${id}-about`}
        onChange={({ target: { value } }) => {
          setTyped({ value, visibleText: text });
          onChange(value);
        }}
      />
      <div id={`${id}-about`}>
        <Length text={typed.value} limit={limit} />
        {lost.length > 0 && <p className="long">{inContextTexts.lost(lost)}</p>}
      </div>
    </>
  );
}
