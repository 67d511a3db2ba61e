import { TicketWidget } from 'boxoffice/widget';

export const OwnArrangement = () => (
  <TicketWidget.Root eventId="1001">
    <TicketWidget.Selection>
      <TicketWidget.Promotion />
      <TicketWidget.List />
      <TicketWidget.Footer />
    </TicketWidget.Selection>
    <TicketWidget.Form>
      <div className="own-people">
        <TicketWidget.Attendees />
        <TicketWidget.Buyer />
      </div>
      <TicketWidget.Billing />
      <TicketWidget.Payment />
      <TicketWidget.Consents />
      <TicketWidget.Submit />
    </TicketWidget.Form>
    <TicketWidget.Confirmation />
  </TicketWidget.Root>
);
