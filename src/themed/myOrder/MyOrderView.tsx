'use client';
import { useState } from 'react';
import type { AttendeeUpdate } from '../../contract';
import type { MyOrderOutcome } from '../../domain/myOrder';
import { EditAttendee } from './EditAttendee';
import { MyOrderDetails, type MyOrderDetailsProps } from './MyOrderDetails';

export interface MyOrderViewProps extends Omit<MyOrderDetailsProps, 'isSaved' | 'onEdit'> {
  onSaveAttendee: (ticketId: string, update: AttendeeUpdate) => Promise<MyOrderOutcome>;
}

/** An order that was found: all of it, or the attendee that is edited. */
export function MyOrderView({ onSaveAttendee, ...details }: MyOrderViewProps) {
  const [step, setStep] = useState<{ edits: string | null; isSaved: boolean }>({
    edits: null,
    isSaved: false,
  });
  const edited = details.order.tickets.find(({ id }) => id === step.edits);
  if (edited)
    return (
      <EditAttendee
        key={edited.id}
        order={details.order}
        ticket={edited}
        onSave={(update) => onSaveAttendee(edited.id, update)}
        onBack={(isSaved) => setStep({ edits: null, isSaved })}
      />
    );
  return (
    <MyOrderDetails
      {...details}
      isSaved={step.isSaved}
      onEdit={(ticketId) => setStep({ edits: ticketId, isSaved: false })}
    />
  );
}
