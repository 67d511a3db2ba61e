import { TicketTable } from 'boxoffice';
import type { TicketType } from 'boxoffice/contract';
import type { Selection } from 'boxoffice/domain';
import { useState } from 'react';

export function Tickets({ tickets }: { tickets: readonly TicketType[] }) {
  const [selection, setSelection] = useState<Selection>({});
  return (
    <TicketTable
      tickets={tickets}
      selection={selection}
      onSelectionChange={setSelection}
      now={Date.now()}
      timeZone="America/New_York"
      showFees
    />
  );
}
