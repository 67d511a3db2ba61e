'use client';
import { useRef, useState } from 'react';
import { useTicketRow } from '../../headless';
import { LinkButton } from '../kit/Button';
import { SafeHtml } from '../kit/SafeHtml';
import * as css from './TicketDescription.css';
import { useCutOff } from './useCutOff';
import { extras } from './useExtras';
import type { RowLabels } from './useRowLabels';

export interface TicketDescriptionProps {
  html: string;
  labels: Pick<RowLabels, 'readMore' | 'close'>;
  /** See whether it is cut off when it comes into sight, not at once. */
  measuresLate: boolean;
}

/** Two lines show. What is much longer would be laid out to be hidden, all two million letters of it (FAULTS F05). */
const maxLength = 4_000;
/** A tag, an entity or a character of two code units that is cut in the middle. */
const halves = /(<[a-z!/][^>]*|&#?\w*|[\ud800-\udbff])$/i;

/** What the organizer says about a ticket: two lines, the rest on request. 000 §2.1, §9. */
export function TicketDescription({ html, labels, measuresLate }: TicketDescriptionProps) {
  const { ids } = useTicketRow();
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const { isCutOff, onReady } = useCutOff(text, { isOpen, measuresLate });
  const show = (opens: boolean) => {
    if (text.current) extras.loaded?.animateHeight(text.current);
    setOpen(opens);
  };
  const beginning = html.length > maxLength ? html.slice(0, maxLength).replace(halves, '') : html;
  return (
    <div className={css.box}>
      <div ref={text} className={css.text} data-clamped={isOpen ? undefined : ''}>
        <SafeHtml className={css.lines} html={isOpen ? html : beginning} onReady={onReady} />
      </div>
      {(isCutOff || beginning !== html) && (
        <LinkButton
          className={css.more}
          aria-expanded={isOpen}
          aria-describedby={ids.name}
          onClick={() => show(!isOpen)}
        >
          {isOpen ? labels.close : labels.readMore}
        </LinkButton>
      )}
    </div>
  );
}
