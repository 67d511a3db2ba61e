import { TicketTypeEditor, TicketTypesScreen } from 'boxoffice/organizer';
import { useT } from 'boxoffice';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** Stands in the address in the place of an id. */
const newType = 'new';

/** The list; with an id, the editor of that ticket type. */
export function TicketTypes({ eventId, id, hrefOf, navigate }: ScreenProps) {
  const t = useT();
  const onNavigate = useOnNavigate(navigate);
  if (id === undefined)
    return (
      <TicketTypesScreen
        eventId={eventId}
        hrefOf={(typeId) => hrefOf('ticketTypes', typeId ?? newType)}
        onNavigate={onNavigate}
      />
    );
  return (
    <TicketTypeEditor
      key={id}
      eventId={eventId}
      ticketTypeId={id === newType ? undefined : id}
      onSaved={(_, { isNew }) => {
        if (isNew) navigate(hrefOf('ticketTypes'), { replace: true });
      }}
      back={{ href: hrefOf('ticketTypes'), label: t('organizer.kit.nav.ticketTypes'), onNavigate }}
    />
  );
}
