import { Icon, IconButton } from 'boxoffice';
import { useId, useState } from 'react';
import { text } from '../texts';
import css from './ScenarioPanel.module.css';

export interface CopyListProps {
  title: string;
  hint: string;
  /** `value` is copied; `shown` stands for it, `about` beside it. */
  entries: readonly { value: string; label: string; about: string }[];
}

/** Things to type into the page beside the panel, each with a button that copies it. */
export function CopyList({ title, hint, entries }: CopyListProps) {
  const id = useId();
  const [copied, setCopied] = useState('');
  const copy = async (value: string, label: string) => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(text('demo.copied', { value: label }));
    } catch {
      setCopied(text('demo.notCopied'));
    }
  };
  return (
    <section className={css['section']} aria-labelledby={id}>
      <h3 id={id} className={css['subtitle']}>
        {title}
      </h3>
      <p className={css['hint']}>{hint}</p>
      <ul className={css['cards']}>
        {entries.map(({ value, label, about }) => (
          <li key={value} className={css['card']}>
            <span>
              <code dir="ltr" className={css['number']}>
                {label}
              </code>
              <span className={css['hint']}>{about}</span>
            </span>
            <IconButton
              label={text('demo.copy', { value: label })}
              icon={<Icon name="copy" />}
              onClick={() => void copy(value, label)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={css['hint']}>
        {copied}
      </p>
    </section>
  );
}
