'use client';
import { useRef, useState } from 'react';
import { useTicketRow } from '../../headless';
import { LinkButton } from '../kit/Button';
import { SafeHtml } from '../kit/SafeHtml';
import * as css from './TicketDescription.css';
import { useCutOff } from './useCutOff';
import { useOpening } from './useOpening';
import type { RowWords } from './useRowWords';

export interface TicketDescriptionProps {
  html: string;
  words: Pick<RowWords, 'readMore' | 'close'>;
  /** See whether it is cut off when it comes into sight, not at once. */
  measuresLate: boolean;
}

/** What the organizer says about a ticket: two lines, the rest on request. 000 §2.1, §9. */
export function TicketDescription({ html, words, measuresLate }: TicketDescriptionProps) {
  const { ids } = useTicketRow();
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const { isCutOff, measure } = useCutOff(text, { isOpen, measuresLate });
  const rememberHeight = useOpening(text, isOpen);
  const show = (opens: boolean) => {
    rememberHeight();
    setOpen(opens);
  };
  return (
    <div className={css.box}>
      <div ref={text} className={css.text} data-clamped={isOpen ? undefined : ''}>
        <SafeHtml html={html} onReady={measure} />
      </div>
      {isCutOff && (
        <LinkButton
          className={css.more}
          aria-expanded={isOpen}
          aria-describedby={ids.name}
          onClick={() => show(!isOpen)}
        >
          {isOpen ? words.close : words.readMore}
        </LinkButton>
      )}
    </div>
  );
}
