import { useT } from 'boxoffice';
import {
  AgendaScreen,
  AgendaSettingsScreen,
  ImportAgendaScreen,
  SessionEditor,
  SessionMediaScreen,
  SessionResultsScreen,
  VirtualSessionScreen,
  type SessionPage,
} from 'boxoffice/organizer';
import { lazy, useCallback, useMemo } from 'react';
import { useViewInAddress } from './address';
import { mediaHost } from './mediaHost';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** In a chunk of its own: the list is what is opened most. */
const Timetable = lazy(async () => ({ default: (await import('./Timetable')).Timetable }));

/** After the id of a session: how it went, its room, and its recordings, videos and documents. */
const results = 'results' satisfies SessionPage;
const video = 'video' satisfies SessionPage;
const media = 'media' satisfies SessionPage;

/** The sessions; with an id, that session, or a new one, a file of them, the timetable, or the settings. Ids of sessions are no such words. */
export function Agenda({ accountId, eventId, id, part, hrefOf, navigate }: ScreenProps) {
  const t = useT();
  const [view, setView] = useViewInAddress();
  const listHref = hrefOf('agenda');
  const routeHref = useCallback((params: string) => hrefOf('agenda', params), [hrefOf]);
  const pageHrefOf = useCallback(
    (session: string, page: SessionPage) => hrefOf('agenda', session, page === 'details' ? undefined : page),
    [hrefOf],
  );
  const onNavigate = useOnNavigate(navigate);
  const views = useMemo(
    () => ({ list: hrefOf('agenda'), timetable: hrefOf('agenda', 'timetable') }),
    [hrefOf],
  );
  const params = { accountId, eventId };
  const back = { href: listHref, label: t('organizer.agenda.title'), onNavigate };
  if (id !== undefined && part === results)
    return (
      <SessionResultsScreen
        key={id}
        {...params}
        sessionId={id}
        back={back}
        pageHrefOf={pageHrefOf}
        onNavigate={onNavigate}
        view={view}
        onViewChange={setView}
      />
    );
  if (id !== undefined && part === video)
    return (
      <VirtualSessionScreen
        key={id}
        {...params}
        sessionId={id}
        back={back}
        pageHrefOf={pageHrefOf}
        onNavigate={onNavigate}
      />
    );
  if (id !== undefined && part === media)
    return (
      <SessionMediaScreen
        key={id}
        {...params}
        sessionId={id}
        mediaHost={mediaHost}
        back={back}
        pageHrefOf={pageHrefOf}
        onNavigate={onNavigate}
        view={view}
        onViewChange={setView}
      />
    );
  switch (id) {
    case undefined:
      return (
        <AgendaScreen
          {...params}
          view={view}
          onNavigate={onNavigate}
          onViewChange={setView}
          hrefOf={routeHref}
          views={views}
        />
      );
    case 'timetable':
      return (
        <Timetable
          {...params}
          view={view}
          onNavigate={onNavigate}
          onViewChange={setView}
          hrefOf={routeHref}
          views={views}
        />
      );
    case 'settings':
      return <AgendaSettingsScreen {...params} back={back} />;
    case 'import':
      return <ImportAgendaScreen {...params} back={back} />;
    default:
      return (
        <SessionEditor
          key={id}
          {...params}
          back={back}
          hrefOf={routeHref}
          pageHrefOf={pageHrefOf}
          onNavigate={onNavigate}
          sessionId={id === 'new' ? undefined : id}
          onSaved={(_, { isNew }) => {
            if (isNew) navigate(listHref, { replace: true });
          }}
          onRemoved={() => navigate(listHref)}
        />
      );
  }
}
