'use client';
import { useMemo } from 'react';
import type { EventInfo } from '../../contract';
import { useLocale, useT } from '../../i18n';
import { LinkButton } from '../kit/Button';
import { arrowStart } from '../kit/drawings';
import { Facts } from '../kit/Facts';
import { Glyph } from '../kit/Glyph';
import { Heading } from '../kit/Heading';
import { formatEventDates } from './formatEventDates';
import * as css from './TicketSelectionHeader.css';
import { useExtras } from './useExtras';

/** Props of `TicketSelectionHeader`. @public */
export interface TicketSelectionHeaderProps {
  /** The widget's title. Default: 'Registrations' (001 §3). */
  title?: string | undefined;
  /** Name, days, place, and its picture if it has one. */
  event: EventInfo;
  /** Leads back; without it there is no button. 000 §2.1: enableBackButton. */
  onBack?: (() => void) | undefined;
  /** Place of the title in the page's outline. Default: 2. */
  level?: 1 | 2 | 3 | undefined;
}

/** What is on sale here, where and when. 000 §2.1. @public */
export function TicketSelectionHeader({ title, event, onBack, level = 2 }: TicketSelectionHeaderProps) {
  const t = useT();
  const locale = useLocale();
  const extras = useExtras();
  // Making a date format takes longer than drawing all the rest, and a choice changes no date.
  const dates = useMemo(() => formatEventDates(event, locale), [event, locale]);
  const venue = [event.venue.name, event.venue.city].filter(Boolean).join(', ');
  return (
    <header>
      {onBack && (
        <LinkButton className={css.back} icon={<Glyph path={arrowStart} mirrors />} onClick={onBack}>
          {t('tickets.back')}
        </LinkButton>
      )}
      {event['picture-url'] && (
        <div className={css.picture}>{extras && <extras.EventPicture event={event} />}</div>
      )}
      <Heading level={level} size="2xl">
        <bdi>{title || t('tickets.defaultTitle')}</bdi>
      </Heading>
      <Facts
        className={css.facts}
        items={[<bdi key="name">{event.name}</bdi>, dates, venue && <bdi key="place">{venue}</bdi>]}
      />
    </header>
  );
}
