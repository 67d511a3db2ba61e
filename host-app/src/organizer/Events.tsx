import { useT } from 'boxoffice';
import { EventsScreen, EventTemplatesScreen, NewEventScreen } from 'boxoffice/organizer';
import { useCallback } from 'react';
import { preservedHref, usePreservingNavigate } from '../navigation';
import { eventsPath, eventTemplatesPath, newEventPath } from './accountScreens';
import { hrefWithParam, useAddressParam, useViewInAddress } from './address';
import { screenPath } from './screens';
import { useOnNavigate } from './useOnNavigate';
import { useAccountId } from './useAccountId';

/** The events of the account. */
export function Events() {
  const navigate = usePreservingNavigate();
  const [view, setView] = useViewInAddress();
  const open = useCallback((eventId: string) => navigate(screenPath(eventId)), [navigate]);
  return (
    <EventsScreen
      accountId={useAccountId()}
      view={view}
      onViewChange={setView}
      onOpen={open}
      newHref={preservedHref(newEventPath)}
      templatesHref={preservedHref(eventTemplatesPath)}
      onNavigate={useOnNavigate(usePreservingNavigate())}
    />
  );
}

/** Of its template, where the address names one. */
const templateParam = 'template';

/** What events can begin with. */
export function EventTemplates() {
  const t = useT();
  const onNavigate = useOnNavigate(usePreservingNavigate());
  return (
    <EventTemplatesScreen
      accountId={useAccountId()}
      newHrefOf={(templateId) => hrefWithParam(preservedHref(newEventPath), templateParam, templateId)}
      onNavigate={onNavigate}
      back={{ href: preservedHref(eventsPath), label: t('organizer.kit.palette.events'), onNavigate }}
    />
  );
}

/** The form for another; then what it has. */
export function NewEvent() {
  const t = useT();
  const navigate = usePreservingNavigate();
  const [templateId] = useAddressParam(templateParam);
  return (
    <NewEventScreen
      accountId={useAccountId()}
      templateId={templateId ?? undefined}
      onCreated={({ id }) => navigate(screenPath(id, 'settings'), { replace: true })}
      back={{
        href: preservedHref(eventsPath),
        label: t('organizer.kit.palette.events'),
        onNavigate: useOnNavigate(usePreservingNavigate()),
      }}
    />
  );
}
