'use client';
import { hasWaitlist } from '../../domain/waitlist';
import { useTicketRow } from '../../headless';
import { useWaitlist } from '../../hooks/waitlist/useWaitlist';
import { WaitlistAction } from '../../themed/waitlist/WaitlistAction';
import { useWidgetOrder } from '../OrderContext';
import { CaptchaPanel } from '../tickets/CaptchaPanel';
import { useWidgetContext } from '../WidgetContext';

/** The way onto the waitlist of the row around, where it has one. */
export function TicketWaiting() {
  const { ticket } = useTicketRow();
  return hasWaitlist(ticket) && <Waiting />;
}

function Waiting() {
  const { ticket, ids } = useTicketRow();
  const { eventId } = useWidgetContext();
  const { captcha } = useWidgetOrder();
  const { isJoined, join, refresh } = useWaitlist(eventId, ticket.id, captcha);
  return (
    <WaitlistAction
      ticket={ticket}
      isJoined={isJoined}
      onJoin={join}
      onOutdated={refresh}
      captcha={captcha && <CaptchaPanel choice={captcha} />}
      describedBy={ids.name}
    />
  );
}
