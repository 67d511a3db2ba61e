'use client';
import { useT } from '../../i18n';
import { RoutedLink } from '../kit/page/RoutedLink';
import type { SessionPage, SessionPageLinks } from './links';
import * as css from './SessionTabs.css';

export interface SessionTabsProps extends SessionPageLinks {
  sessionId: string;
  /** The page it stands on. */
  current: SessionPage;
}

const labels = {
  details: 'organizer.agenda.what',
  video: 'organizer.rings.feature.video',
  media: 'organizer.agenda.page.media',
  results: 'organizer.sessionAnalytics.results',
} as const satisfies Record<SessionPage, string>;

const pages = ['details', 'video', 'media', 'results'] as const satisfies readonly SessionPage[];

/** The pages of a session, below the head of each; nothing where the host has no addresses for them. */
export function SessionTabs({ sessionId, current, pageHrefOf, onNavigate }: SessionTabsProps) {
  const t = useT();
  if (!pageHrefOf) return null;
  return (
    <nav aria-label={t('organizer.agenda.pages')} className={css.tabs}>
      {pages.map((page) => (
        <RoutedLink
          key={page}
          href={pageHrefOf(sessionId, page)}
          onNavigate={onNavigate}
          aria-current={page === current ? 'page' : undefined}
          className={css.tab}
        >
          {t(labels[page])}
        </RoutedLink>
      ))}
    </nav>
  );
}
