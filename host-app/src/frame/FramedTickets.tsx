import type { TicketWidgetControls, TicketWidgetProps } from 'boxoffice';
import { toErrorEvent, type HostCommand } from 'boxoffice/embed/frame';
import { createQueryClient } from 'boxoffice/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { requestedWidget } from '../requested/requestedWidget';
import type { RequestedPage } from '../requested/readAddress';
import { Tickets, type TicketsProps } from '../routes/Tickets';
import { hostLink } from './hostLink';
import { parents } from './parents';
import { watchLoading } from './watchLoading';
import { hostListeners } from './hostListeners';
import { useAppearance } from './useAppearance';

interface FramedTicketsProps extends TicketsProps {
  requested: RequestedPage;
}

/**
 * The ticket page in a frame: tells the page around what happens, and does what it asks for. The confirmation shows in place: an order's
 * token never gets into the frame's address (FAULTS A15), and no storage is needed to go on (F62). There is no way back to pages of ours.
 */
export function FramedTickets({ requested, settings, catalogue, ...props }: FramedTicketsProps) {
  const [host] = useState(hostLink);
  const controls = useRef<TicketWidgetControls>(null);
  const [queryClient] = useState(createQueryClient);
  const [appearance, obey] = useAppearance({ settings, catalogue });
  const [promotionCode, setPromotionCode] = useState(requested.promotionCode);
  const [given] = useState(() => requestedWidget(requested));

  useEffect(() => {
    const onCommand = (command: HostCommand) => {
      if (command.type === 'open') focusTickets();
      else if (command.type === 'close') controls.current?.release();
      else if (command.type === 'setPromotionCode') setPromotionCode(command.payload.code);
      else obey(command);
    };
    const disconnect = host.connect({ ...parents(requested.parentOrigin), onCommand });
    const stop = watchLoading(queryClient, () => void host.say('error', { kind: 'notLoaded' }));
    return () => {
      stop();
      disconnect();
    };
  }, [host, requested.parentOrigin, queryClient, obey]);

  const hostEvents = useMemo<Partial<TicketWidgetProps>>(() => {
    return {
      ...hostListeners(host),
      controls,
      onConfirmed: undefined,
      onBack: undefined,
      guardsClicks: import.meta.env.VITE_GUARD_CLICKS === 'true',
      onCountdownWarning: (warning) => void host.say('countdownWarning', warning),
      onError: (error) => void host.say('error', toErrorEvent(error)),
      onLeave: (address, go) => {
        // A sandboxed frame may not lead the page away by itself.
        if (!go(address) && !host.say('leave', { address }))
          throw new Error('This frame may not go to a provider’s page, and nobody around it can.');
      },
    };
  }, [host]);

  return (
    <Tickets
      {...props}
      catalogue={appearance.catalogue}
      settings={{ ...appearance.settings, queryClient }}
      widget={{ ...given, ...hostEvents, promotionCode }}
    />
  );
}

/** Its heading names the event; a screen reader goes on from there. */
function focusTickets() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  window.focus();
  heading.tabIndex = -1;
  heading.focus();
}
