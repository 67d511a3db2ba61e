'use client';
import type { EmailBlock } from '../../contract';
import { safeUrl } from '../../domain';
import { useDebounced } from '../../hooks/useDebounced';
import { Heading } from '../../themed/kit/Heading';
import * as css from './emails.css';

/** Milliseconds after the last key before a picture is asked for. */
const typingPause = 400;

/** One part of an email as it is read. Addresses that are not safe are neither linked nor loaded. */
export function PreviewBlock({ block: { kind, text = '', url } }: { block: EmailBlock }) {
  const address = useDebounced(safeUrl(url, { allow: ['https:'] }), typingPause);
  switch (kind) {
    case 'HEADING':
      return (
        <Heading level={3} size="lg" dir="auto" className={css.long}>
          {text}
        </Heading>
      );
    case 'TEXT':
      return (
        <p className={css.plain} dir="auto">
          {text}
        </p>
      );
    case 'BUTTON':
      if (text === '') return null;
      return address === null ? (
        <span className={css.button}>{text}</span>
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={css.button}>
          {text}
        </a>
      );
    case 'IMAGE':
      return address === null ? (
        <span className={css.noPicture}>{text}</span>
      ) : (
        <img src={address} alt={text} referrerPolicy="no-referrer" className={css.picture} />
      );
    case 'DIVIDER':
      return <hr className={css.divider} />;
  }
}
