'use client';
import * as css from './RegistrationForm.css';

/** A field that is wrong. */
export interface ErrorLink {
  /** DOM id of its control. */
  id: string;
  text: string;
  /** Read aloud instead, where others have the same text. */
  label?: string | undefined;
  focus: () => void;
}

/* Safari forgets that a list without bullets is one. */
const list = 'list';

/** What is wrong, each leading to its field. */
export function ErrorLinks({ errors, className }: { errors: readonly ErrorLink[]; className?: string }) {
  return (
    <ul role={list} className={className}>
      {errors.map(({ id, text, label, focus }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-label={label}
            className={css.errorLink}
            onClick={(event) => {
              event.preventDefault();
              focus();
            }}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
