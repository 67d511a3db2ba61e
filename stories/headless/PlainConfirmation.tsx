import { Confirmation, type ConfirmationRootProps } from '../../src/headless';
import type { OrderOutcomeFacts } from '../../src/domain/confirmation';

/** A partner brings words of their own. */
const outcomes: Readonly<Record<OrderOutcomeFacts['topic'], string>> = {
  failed: 'Your payment failed. Nothing was charged.',
  expired: 'Your order ran out of time.',
  checking: 'We are checking your payment.',
  cancelled: 'Your order was canceled.',
  cancelledFree: 'Your order was canceled. It was free.',
  cancelledPaid: 'Your order was canceled. Ask the organizer for your money.',
  refunded: 'Your order was canceled. Your money is on its way back.',
};
const failures: Readonly<Record<string, string>> = {
  failed: 'Your order can’t be shown now.',
  missing: 'The link is not complete.',
  unknown: 'There is no order behind this link.',
};

export type PlainConfirmationProps = Pick<ConfirmationRootProps, 'load'>;

/** The parts one below the other, with no style at all. */
export const PlainConfirmation = ({ load }: PlainConfirmationProps) => (
  <Confirmation.Root load={load} locale="en" labels={{ free: 'Free' }}>
    <Confirmation.Loading>Loading your order</Confirmation.Loading>
    <Confirmation.Failed>
      {(status) => (
        <>
          {failures[status]} <Confirmation.Retry>Try again</Confirmation.Retry>
        </>
      )}
    </Confirmation.Failed>
    <Confirmation.Checking>Checking your payment</Confirmation.Checking>
    <Confirmation.Ended>{({ topic }) => outcomes[topic]}</Confirmation.Ended>
    <Confirmation.Ready>
      <Confirmation.Title>
        {({ topic, firstName }) =>
          topic === 'paid' ? `You’re in, ${firstName}` : `Almost there, ${firstName}`
        }
      </Confirmation.Title>
      <Confirmation.Greeting>
        {({ event, awaits }) =>
          awaits === 'invoice' ? `Pay your invoice for ${event}.` : `See you at ${event}.`
        }
      </Confirmation.Greeting>
      <Confirmation.OrderNumber>{(id) => `Order ${id}`}</Confirmation.OrderNumber>
      <Confirmation.Tickets aria-label="Your tickets">
        {() => (
          <Confirmation.Ticket>
            <Confirmation.TicketName /> for <Confirmation.AttendeeName />, <Confirmation.TicketNumber />:{' '}
            <Confirmation.TicketPrice />{' '}
            <Confirmation.ManageTicket>Change this ticket</Confirmation.ManageTicket>
          </Confirmation.Ticket>
        )}
      </Confirmation.Tickets>
      <Confirmation.Totals>
        <Confirmation.Total kind="tax">
          <Confirmation.Label>Tax in it</Confirmation.Label> <Confirmation.Value />
        </Confirmation.Total>
        <Confirmation.Total kind="saved">
          <Confirmation.Label>Saved</Confirmation.Label> <Confirmation.Value />
        </Confirmation.Total>
        <Confirmation.Total kind="order">
          <Confirmation.Label>Total</Confirmation.Label> <Confirmation.Value />
        </Confirmation.Total>
      </Confirmation.Totals>
      <Confirmation.Payment>
        {(payment) =>
          payment.method === 'invoice' ? 'By invoice' : `${payment.brand} that ends in ${payment.last4}`
        }
      </Confirmation.Payment>
      <Confirmation.Emails>
        {({ email, toAttendees }) => `Sent to ${email}${toAttendees ? ' and your guests' : ''}.`}
      </Confirmation.Emails>
      <Confirmation.Manage>Change the order</Confirmation.Manage>
    </Confirmation.Ready>
  </Confirmation.Root>
);
