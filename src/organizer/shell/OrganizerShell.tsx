'use client';
import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useT } from '../../i18n';
import { Glyph } from '../../themed/kit/Glyph';
import { OrganizerIcon, type OrganizerIconName } from '../look';
import * as css from './OrganizerShell.css';

/** Written out: a list without bullets is no list to VoiceOver. */
const list = 'list';

export interface OrganizerNavItem {
  href: string;
  label: string;
  icon: OrganizerIconName;
  /** The screen that is open. */
  isCurrent?: boolean | undefined;
}

export interface OrganizerShellProps {
  /** The screens there are; none is listed that does not exist. */
  items: readonly OrganizerNavItem[];
  /** Whose screens these are; `dates` as they should be read. Absent while it loads. */
  event?: { name: string; dates: string } | undefined;
  /** Called with a plain click on an entry; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Below the screens: who is signed in. */
  account?: ReactNode;
  children: ReactNode;
}

const menuLines = 'M3.5 6h13M3.5 10h13M3.5 14h13';
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Organizer screens: a rail beside the content from 960 px, a bar with a menu above it below. */
export function OrganizerShell({ items, event, account, onNavigate, children }: OrganizerShellProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const menu = useId();
  const main = useId();
  const current = items.find((item) => item.isCurrent);
  const onKeyDown = (key: KeyboardEvent) => {
    if (key.key === 'Escape') setOpen(false);
  };
  return (
    <div className={css.container}>
      <a className={css.skip} href={`#${main}`}>
        {t('organizer.nav.skip')}
      </a>
      <div className={css.shell}>
        <header className={css.rail}>
          <EventName event={event} />
          <span className={css.barTitle}>{current?.label}</span>
          <button
            type="button"
            className={css.menuButton}
            aria-expanded={isOpen}
            aria-controls={menu}
            onKeyDown={onKeyDown}
            onClick={() => setOpen(!isOpen)}
          >
            <Glyph path={menuLines} />
            <span>{t('organizer.nav.menu')}</span>
          </button>
          <nav id={menu} aria-label={t('organizer.nav.label')} className={css.nav} data-open={isOpen}>
            <ul role={list} className={css.list}>
              {items.map((item) => (
                <li key={item.href}>
                  <a
                    href={item.href}
                    aria-current={item.isCurrent ? 'page' : undefined}
                    className={css.link}
                    onKeyDown={onKeyDown}
                    onClick={(click) => {
                      setOpen(false);
                      if (isPlain(click)) onNavigate?.(item.href, click);
                    }}
                  >
                    <OrganizerIcon name={item.icon} />
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
            {account && <div className={css.account}>{account}</div>}
          </nav>
        </header>
        <main id={main} tabIndex={-1} className={css.stage}>
          {children}
        </main>
      </div>
    </div>
  );
}

function EventName({ event }: Pick<OrganizerShellProps, 'event'>) {
  return (
    <p className={css.event}>
      <span aria-hidden="true" className={css.mark} data-empty={event ? undefined : ''}>
        {event?.name.slice(0, 1)}
      </span>
      <span className={css.eventText}>
        <span className={css.eventName}>{event?.name}</span>
        <span className={css.eventDates}>{event?.dates}</span>
      </span>
    </p>
  );
}
