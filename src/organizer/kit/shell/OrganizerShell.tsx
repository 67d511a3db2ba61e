'use client';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { CommandsProvider } from '../../../headless/palette';
import { useT } from '../../../i18n';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { EnsureTheme } from '../../../themed/root/EnsureTheme';
import { OrganizerIcon } from '../appearance';
import { isPlainClick } from '../page/isPlainClick';
import { CommandPalette, type CommandGroup, type CommandSearch } from '../palette/CommandPalette';
import { EventMark } from './EventMark';
import { NavSections, type OrganizerNavItem } from './NavSections';
import * as css from './OrganizerShell.css';

/** Props of `OrganizerShell`. @experimental */
export interface OrganizerShellProps {
  /** The screens there are; none is listed that does not exist. */
  items: readonly OrganizerNavItem[];
  /** Screens that the rail does not list and the palette finds: those of the account beside an event's. */
  elsewhere?: readonly OrganizerNavItem[] | undefined;
  /** Whose screens these are: an event, with its `dates` as they should be read, or the account. Absent while it loads. */
  event?: { name: string; dates?: string } | undefined;
  /** Instead of `event`: an `EventSwitcher`. */
  switcher?: ReactNode;
  /** Where the event's tickets are sold: a link that opens a tab of its own. */
  ticketPageHref?: string | undefined;
  /** Called with a plain click on an entry; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Called when the pointer or the focus comes to an entry: a host fetches the chunk of its screen. */
  onIntent?: ((href: string) => void) | undefined;
  /** Adds the command palette, and takes one to an address it names. */
  onGo?: ((href: string) => void) | undefined;
  /** What the palette offers beside the screens: the account's events. */
  commands?: readonly CommandGroup[] | undefined;
  /** What the palette looks up while somebody types: the event's records, by `useFinder`. */
  search?: CommandSearch | undefined;
  /** Below the screens: who is signed in. */
  account?: ReactNode;
  /** Above every screen: what goes on meanwhile, as `OrderJobs` shows it. */
  notice?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** Organizer screens: a rail beside the content from 960 px, a bar with a menu above it below. @experimental */
export function OrganizerShell(props: OrganizerShellProps) {
  return (
    <EnsureTheme>
      <Shell {...props} />
    </EnsureTheme>
  );
}

function Shell(props: OrganizerShellProps) {
  const {
    items,
    elsewhere = [],
    event,
    switcher,
    ticketPageHref,
    onNavigate,
    onIntent,
    onGo,
    commands,
    search,
  } = props;
  const { account, notice, children } = props;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const current = items.find((item) => item.isCurrent);
  const [lastHref, setLastHref] = useState(current?.href);
  // Whatever led to another screen, a link of `account` too.
  if (current?.href !== lastHref) {
    setLastHref(current?.href);
    setOpen(false);
  }
  const menu = useId();
  const main = useId();
  const mainRef = useRef<HTMLElement>(null);
  const railRef = useRef<HTMLElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  useCurrentInView({ railRef, menuRef, href: current?.href, isOpen });
  const onKeyDown = (key: KeyboardEvent) => {
    if (key.key === 'Escape') setOpen(false);
  };
  return (
    <CommandsProvider>
      <div className={css.container}>
        <a
          className={css.skip}
          href={`#${main}`}
          onClick={(click) => {
            // An entry in the history that the host's router does not know would pass its question about unsaved changes.
            click.preventDefault();
            mainRef.current?.focus();
          }}
        >
          {t('organizer.kit.nav.skip')}
        </a>
        <div className={css.shell}>
          <header ref={railRef} className={css.rail}>
            {switcher || <EventName event={event} />}
            <span className={css.barTitle}>{current?.label}</span>
            <button
              type="button"
              className={css.menuButton}
              aria-expanded={isOpen}
              aria-controls={menu}
              onKeyDown={onKeyDown}
              onClick={() => setOpen(!isOpen)}
            >
              <OrganizerIcon name="menu" />
              <span>{t('organizer.kit.nav.menu')}</span>
            </button>
            <div ref={menuRef} id={menu} className={css.menu} data-open={isOpen}>
              {ticketPageHref !== undefined && <TicketPageLink href={ticketPageHref} />}
              {onGo && (
                <Palette
                  items={[...items, ...elsewhere]}
                  groups={commands ?? []}
                  search={search}
                  onGo={onGo}
                  onOpen={() => setOpen(false)}
                />
              )}
              <nav aria-label={t('organizer.kit.nav.label')} className={css.nav}>
                <NavSections
                  items={items}
                  onKeyDown={onKeyDown}
                  onIntent={onIntent}
                  onGo={(href, click) => {
                    setOpen(false);
                    if (isPlainClick(click)) onNavigate?.(href, click);
                  }}
                />
              </nav>
              {account && <div className={css.account}>{account}</div>}
            </div>
          </header>
          <main ref={mainRef} id={main} tabIndex={-1} className={css.stage}>
            {notice}
            {children}
          </main>
        </div>
      </div>
    </CommandsProvider>
  );
}

/** The rail may be longer than the window is high, and so may the menu: the entry of the open screen is in view. The page does not scroll. */
function useCurrentInView({ railRef, menuRef, href, isOpen }: CurrentInViewOptions) {
  useLayoutEffect(() => {
    for (const box of [railRef.current, menuRef.current]) {
      const entry = box?.querySelector('[aria-current]')?.getBoundingClientRect();
      if (!box || !entry || entry.height === 0) continue;
      const { top, bottom, height } = box.getBoundingClientRect();
      if (entry.top < top || entry.bottom > bottom) box.scrollTop += entry.top - top - height / 2;
    }
  }, [railRef, menuRef, href, isOpen]);
}

interface CurrentInViewOptions {
  railRef: RefObject<HTMLElement | null>;
  menuRef: RefObject<HTMLElement | null>;
  /** Of the open screen. */
  href: string | undefined;
  /** The menu. */
  isOpen: boolean;
}

function TicketPageLink({ href }: { href: string }) {
  const t = useT();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={css.link}>
      <OrganizerIcon name="external" />
      {t('organizer.kit.nav.ticketPage')}
      <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
    </a>
  );
}

interface PaletteProps {
  items: readonly OrganizerNavItem[];
  groups: readonly CommandGroup[];
  search: CommandSearch | undefined;
  onGo: (href: string) => void;
  onOpen: () => void;
}

const shortcut = { mac: '⌘K', other: 'Ctrl K' } as const;

function Palette({ items, groups, search, onGo, onOpen }: PaletteProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isMac = typeof navigator !== 'undefined' && navigator.userAgent.includes('Mac');
  const screens = {
    title: t('organizer.kit.palette.screens'),
    commands: items.map(({ href, label, section }) => ({
      id: `screen ${label}`,
      label,
      keywords: section,
      onRun: () => onGo(href),
    })),
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={css.palette}
        onClick={() => {
          onOpen();
          setOpen(true);
        }}
      >
        <OrganizerIcon name="search" />
        {t('organizer.kit.palette.open')}
        <kbd aria-hidden="true" className={css.shortcut}>
          {isMac ? shortcut.mac : shortcut.other}
        </kbd>
      </button>
      <CommandPalette isOpen={isOpen} onOpenChange={setOpen} groups={[screens, ...groups]} search={search} />
    </>
  );
}

function EventName({ event }: Pick<OrganizerShellProps, 'event'>) {
  return (
    <p className={css.event}>
      <EventMark name={event?.name} />
      <span className={css.eventText}>
        <span className={css.eventName}>{event?.name}</span>
        {event?.dates && <span className={css.eventDates}>{event.dates}</span>}
      </span>
    </p>
  );
}
