import { TicketTable } from 'boxoffice';
import type { TicketType } from 'boxoffice/contract';
import type { Selection } from 'boxoffice/domain';
import { useState } from 'react';

/** `now`: epoch milliseconds; the row says by it what is on sale. */
export function Tickets({ tickets, now }: { tickets: readonly TicketType[]; now: number }) {
  const [selection, setSelection] = useState<Selection>({});
  return (
    <TicketTable
      tickets={tickets}
      selection={selection}
      onSelectionChange={setSelection}
      now={now}
      timeZone="America/New_York"
      showFees
    />
  );
}
