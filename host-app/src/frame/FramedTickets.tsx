import type { TicketWidgetControls, TicketWidgetProps } from 'boxoffice';
import type { HostCommand } from 'boxoffice/embed/frame';
import { createQueryClient } from 'boxoffice/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { asAsked } from '../asked/asAsked';
import type { Asked } from '../asked/readAddress';
import { Tickets, type TicketsProps } from '../routes/Tickets';
import { hostLink } from './hostLink';
import { parents } from './parents';
import { kindOf, watchLoading } from './problems';
import { tellOf } from './tellOf';
import { useLook } from './useLook';

interface FramedTicketsProps extends TicketsProps {
  asked: Asked;
}

/**
 * The ticket page in a frame: tells the page around what happens, and does what it asks for. The confirmation shows in place: an order's
 * token never gets into the frame's address (FAULTS A15), and no storage is needed to go on (F62). There is no way back to pages of ours.
 */
export function FramedTickets({ asked, settings, catalogue, ...props }: FramedTicketsProps) {
  const [host] = useState(hostLink);
  const controls = useRef<TicketWidgetControls>(null);
  const [queryClient] = useState(createQueryClient);
  const [look, obey] = useLook({ settings, catalogue });
  const [promotionCode, setPromotionCode] = useState(asked.promotionCode);
  const [given] = useState(() => asAsked(asked));

  useEffect(() => {
    const onCommand = (command: HostCommand) => {
      if (command.type === 'open') focusTickets();
      else if (command.type === 'close') controls.current?.release();
      else if (command.type === 'setPromotionCode') setPromotionCode(command.payload.code);
      else obey(command);
    };
    const disconnect = host.connect({ ...parents(asked.parentOrigin), onCommand });
    const stop = watchLoading(queryClient, (kind) => host.say('error', { kind }));
    return () => {
      stop();
      disconnect();
    };
  }, [host, asked.parentOrigin, queryClient, obey]);

  const told = useMemo<Partial<TicketWidgetProps>>(() => {
    return {
      ...tellOf(host),
      ...{ controls, onConfirmed: undefined, onBack: undefined },
      guardsClicks: import.meta.env.VITE_GUARD_CLICKS === 'true',
      onCountdownWarning: (warning) => void host.say('countdownWarning', warning),
      onError: (error) => void host.say('error', { kind: kindOf(error) }),
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
      catalogue={look.catalogue}
      settings={{ ...look.settings, queryClient }}
      widget={{ ...given, ...told, promotionCode }}
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
