'use client';
import { useWholeAgenda } from '../../../hooks/organizer/agenda/agenda';
import { useAgendaCalls } from '../../../hooks/organizer/agenda/agendaCalls';
import { useT } from '../../../i18n';
import { Icon } from '../../../themed/kit/Icon';
import { PageHeader, ScreenEmpty } from '../../kit/page';
import type { EventScreenProps } from '../../kit/page/EventScreenProps';
import { ScreenState } from '../../kit/record';
import { useTableView, type ViewProps } from '../../kit/table';
import { RouteLink } from '../AgendaActions';
import { AgendaViews } from '../AgendaViews';
import type { AgendaLinks, AgendaViewLinks } from '../links';
import { useSessionContext } from '../useSessionContext';
import { TimetableView } from './TimetableView';

/** Props of `TimetableScreen`. @experimental */
export interface TimetableScreenProps extends EventScreenProps, ViewProps, AgendaLinks {
  /** Addresses of the list and the timetable; without them they are not linked to each other. */
  views?: AgendaViewLinks | undefined;
}

/** A day of an event's sessions, by location or track, where they are moved and stretched. 002 §7 Agenda. */
export function TimetableScreen(props: TimetableScreenProps) {
  const { accountId, eventId, views, hrefOf, onNavigate } = props;
  const params = { accountId, eventId };
  const t = useT();
  const [view, onViewChange] = useTableView(props);
  const { context, isUnknown, ...contextLoad } = useSessionContext(params);
  const agenda = useWholeAgenda(params);
  const { update } = useAgendaCalls(params);
  const links = { hrefOf, onNavigate };
  return (
    <>
      <PageHeader
        title={t('organizer.agenda.title')}
        actions={<RouteLink {...links} route="new" variant="primary" icon={<Icon name="plus" />} />}
      />
      <AgendaViews views={views} current="timetable" onNavigate={onNavigate} />
      <ScreenState
        loads={[agenda, contextLoad]}
        data={{ sessions: agenda.data, context }}
        isUnknown={isUnknown}
        loading={t('organizer.agenda.loading')}
        failed={t('organizer.agenda.failed')}
      >
        {(found) =>
          found.sessions.length > 0 ? (
            <TimetableView {...found} {...links} update={update} view={view} onViewChange={onViewChange} />
          ) : (
            <ScreenEmpty
              icon="calendar"
              title={t('organizer.agenda.empty.title')}
              text={t('organizer.agenda.empty.text')}
            />
          )
        }
      </ScreenState>
    </>
  );
}
