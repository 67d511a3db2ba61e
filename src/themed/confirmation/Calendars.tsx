'use client';
import { AddToCalendar, type AddToCalendarRootProps, type CalendarName } from '../../headless/calendar';
import { useT } from '../../i18n';
import { ButtonLink } from '../kit/ButtonLink';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './AddToCalendar.css';

/* Safari forgets that a list without bullets is one. */
const list = 'list';

export interface CalendarsProps extends Pick<AddToCalendarRootProps, 'entry' | 'fileEndpoint'> {
  /** What the entry is called, read aloud: where there are several. */
  name?: string | undefined;
}

const names = ['google', 'ical', 'outlook', 'yahoo'] as const;

/** One entry's links. Asked for with the confirmation's calendars: each format brings a library of its own. */
export function Calendars({ entry, fileEndpoint, name }: CalendarsProps) {
  return (
    <AddToCalendar.Root
      render={({ children }) => (
        <ul role={list} className={css.list}>
          {children}
        </ul>
      )}
      entry={entry}
      fileEndpoint={fileEndpoint}
    >
      {names.map((calendar) => (
        <AddToCalendar.Link
          key={calendar}
          calendar={calendar}
          render={({ href = '', download }, { file }) => (
            <li>
              <ButtonLink href={href} download={download} newTab={!file}>
                <CalendarText calendar={calendar} name={name} isFile={file} />
              </ButtonLink>
            </li>
          )}
        />
      ))}
    </AddToCalendar.Root>
  );
}

interface CalendarTextProps {
  calendar: CalendarName;
  name: string | undefined;
  isFile: boolean;
}

function CalendarText({ calendar, name, isFile }: CalendarTextProps) {
  const t = useT();
  return (
    <>
      {t(`calendar.${calendar}`)}
      {name !== undefined && <VisuallyHidden> {t('calendar.sessionFor', { name })}</VisuallyHidden>}
      <VisuallyHidden> {isFile ? t('calendar.file') : t('registration.newTab')}</VisuallyHidden>
    </>
  );
}
