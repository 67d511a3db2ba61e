'use client';
import { ServedProvider, TicketWidget } from 'boxoffice';
import type { PageValues } from 'boxoffice/hooks';

interface SaleProps {
  values: PageValues;
  backend: string;
}

/** Drawn on the server and taken over in the browser, where the rest of the order loads behind it. */
export function Sale({ values, backend }: SaleProps) {
  return (
    <ServedProvider
      values={values}
      locale="en"
      backend={{ v1: `${backend}/api/v1`, v2: `${backend}/api/v2`, api: `${backend}/api` }}
    >
      <TicketWidget eventId={values.event.id} />
    </ServedProvider>
  );
}
