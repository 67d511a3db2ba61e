'use client';
import { useState } from 'react';
import type { OrganizerEvent } from '../../../contract';
import { findByQuery } from '../../../domain';
import { useOrganizerEvents } from '../../../hooks/organizer/events/useOrganizerEvents';
import { useRecent } from '../../../hooks/organizer/resource/useRecent';
import { useLocale, useT } from '../../../i18n';
import { Dialog } from '../../../themed/kit/Dialog';
import { Icon } from '../../../themed/kit/Icon';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { PickList } from '../palette/PickList';
import { readingOf, ReadState, type Reading } from '../record';
import { eventDays } from './eventDays';
import { EventMark } from './EventMark';
import * as css from './OrganizerShell.css';

/** Props of `EventSwitcher`. @experimental */
export interface EventSwitcherProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event whose screens these are. */
  eventId: string;
  /** Another event was picked: show the same screen of it. */
  onSwitch: (eventId: string) => void;
}

/** The event whose screens these are, and the way to the account's others. 002 §7 Events. @experimental */
export function EventSwitcher({ accountId, eventId, onSwitch }: EventSwitcherProps) {
  const list = useOrganizerEvents(accountId);
  return (
    <EventSwitcherView
      {...readingOf(list)}
      events={list.data ?? null}
      eventId={eventId}
      onSwitch={onSwitch}
    />
  );
}

export interface EventSwitcherViewProps extends Reading, Pick<EventSwitcherProps, 'eventId' | 'onSwitch'> {
  /** `null` before the first answer. */
  events: readonly OrganizerEvent[] | null;
}

/** The switcher in every state it has; knows nothing of where events come from. */
export function EventSwitcherView(props: EventSwitcherViewProps) {
  const { events, eventId, onSwitch } = props;
  const t = useT();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const current = events?.find(({ id }) => id === eventId);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={css.event} onClick={() => setOpen(true)}>
        <EventMark name={current?.name} />
        <span className={css.eventText}>
          <bdi className={css.eventName}>{current?.name}</bdi>
          <span className={css.eventDates}>{current && eventDays(current, locale, false)}</span>
        </span>
        <VisuallyHidden>{t('organizer.events.switch')}</VisuallyHidden>
        <Icon name="chevron-down" size="small" className={css.eventMore} />
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('organizer.events.switch')}>
        <ReadState
          {...props}
          content={events}
          loading={t('organizer.events.loading')}
          failed={t('organizer.events.failed')}
        >
          {(all) => (
            <Events
              events={all}
              onPick={(id) => {
                setOpen(false);
                if (id !== eventId) onSwitch(id);
              }}
            />
          )}
        </ReadState>
      </Dialog>
    </>
  );
}

/** From so many events on, those that were opened last are listed first. */
const manyEvents = 6;
/** Before an id where an event is listed a second time. */
const again = 'recent ';

function Events({ events, onPick }: { events: readonly OrganizerEvent[]; onPick: (id: string) => void }) {
  const t = useT();
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const [recent, note] = useRecent('events');
  const optionOf = (event: OrganizerEvent, prefix = '') => ({
    id: prefix + event.id,
    label: event.name,
    note: eventDays(event, locale),
    icon: <EventMark name={event.name} isSmall />,
  });
  const lately = recent.flatMap((id) => events.find((event) => event.id === id) ?? []);
  const found = findByQuery(events, query, ({ name, venue }) => `${name} ${venue.city}`);
  const isLong = events.length >= manyEvents && query.trim() === '';
  return (
    <PickList
      label={t('organizer.events.find')}
      query={query}
      onQueryChange={setQuery}
      groups={[
        {
          title: t('organizer.events.recent'),
          options: isLong ? lately.map((event) => optionOf(event, again)) : [],
        },
        { title: t('organizer.events.all'), options: found.map((event) => optionOf(event)) },
      ]}
      none={t('organizer.events.none')}
      onPick={(id) => {
        const picked = id.replace(again, '');
        note(picked);
        onPick(picked);
      }}
    />
  );
}
