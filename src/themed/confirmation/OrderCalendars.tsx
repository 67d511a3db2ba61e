'use client';
import type { ConfirmationData } from '../../contract';
import { chunk, useChunk } from '../kit/chunk';
import { AddToCalendar } from './AddToCalendar';
import * as css from './Confirmation.css';
import type { OrderEntry } from './useOrderEntry';

export interface OrderCalendarsProps extends OrderEntry {
  order: Pick<ConfirmationData, 'event' | 'sessions'>;
  /** See `AddToCalendar`. */
  fileEndpoint?: string | undefined;
}

/* Few orders have any. */
const ofSessions = /* @__PURE__ */ chunk(() => import('./SessionCalendars'));

/** The event of an order and its sessions in the buyer’s own calendar. 001 §2.3, §7. */
export function OrderCalendars({ order, entry, about, fileEndpoint }: OrderCalendarsProps) {
  const { event, sessions = [] } = order;
  const inSessions = useChunk(ofSessions, sessions.length > 0);
  return (
    <>
      <div className={css.onScreen}>
        <AddToCalendar entry={entry} fileEndpoint={fileEndpoint} />
      </div>
      {inSessions && (
        <div className={css.onScreen}>
          <inSessions.SessionCalendars
            sessions={sessions}
            about={about}
            event={event}
            fileEndpoint={fileEndpoint}
          />
        </div>
      )}
    </>
  );
}
