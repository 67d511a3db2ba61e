'use client';
import { useT } from '../../i18n';
import { RoutedLink } from '../kit/page/RoutedLink';
import type { AgendaLinks, AgendaViewLinks } from './links';
import * as css from './SessionTabs.css';

const labels = {
  list: 'organizer.agenda.view.LIST',
  timetable: 'organizer.agenda.view.GRID',
} as const satisfies Record<keyof AgendaViewLinks, string>;

const views = ['list', 'timetable'] as const satisfies readonly (keyof AgendaViewLinks)[];

export interface AgendaViewsProps extends Pick<AgendaLinks, 'onNavigate'> {
  views: AgendaViewLinks | undefined;
  /** The one it stands on. */
  current: keyof AgendaViewLinks;
}

/** The ways to look at an agenda, below its head; nothing where the host has no addresses for them. */
export function AgendaViews({ views: hrefs, current, onNavigate }: AgendaViewsProps) {
  const t = useT();
  if (!hrefs) return null;
  return (
    <nav aria-label={t('organizer.agenda.title')} className={css.tabs}>
      {views.map((view) => (
        <RoutedLink
          key={view}
          href={hrefs[view]}
          onNavigate={onNavigate}
          aria-current={view === current ? 'page' : undefined}
          className={css.tab}
        >
          {t(labels[view])}
        </RoutedLink>
      ))}
    </nav>
  );
}
