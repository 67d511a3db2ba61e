import { BoxofficeProvider } from 'boxoffice';
import { TicketTypeEditor } from 'boxoffice/organizer';

export function EditTicketType({ onClose }: { onClose: () => void }) {
  return (
    <BoxofficeProvider locale="en-GB">
      <TicketTypeEditor eventId="1001" ticketTypeId="3001" onSaved={onClose} onClose={onClose} />
    </BoxofficeProvider>
  );
}
