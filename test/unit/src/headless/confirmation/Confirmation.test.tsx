import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { ConfirmationData } from '../../../../../src/contract';
import { Confirmation, useConfirmationOrder, useConfirmedTicket } from '../../../../../src/headless';
import type { ConfirmationLoad } from '../../../../../src/domain/confirmation';
import { confirmation } from '../../../../../stories/fixtures/orders';
import { describeConformance } from '../../../../helpers/describeConformance';

const links = { manage: 'https://northlight.example/2026' };
const awaiting: ConfirmationData = {
  ...confirmation,
  links,
  invoice: true,
  orderType: 'invoice',
  paymentStatus: 'awaiting',
};
const rest = { locale: 'en', labels: { free: 'Free' } };
const within = (part: ReactElement, load: ConfirmationLoad = { data: { order: awaiting } }) => (
  <Confirmation.Root {...rest} load={load}>
    {part}
  </Confirmation.Root>
);
const inTicket = (part: ReactElement) =>
  within(
    <Confirmation.Tickets>
      {({ id }) => (id === awaiting.tickets[0]?.id ? part : <li>Another</li>)}
    </Confirmation.Tickets>,
  );
const inTotal = (part: ReactElement) => within(<Confirmation.Total kind="order">{part}</Confirmation.Total>);
const ready = { 'data-status': 'ready', 'data-awaits': 'invoice' };
const at = (status: string) => ({ 'data-status': status, 'data-awaits': null });
const ofTicket = { 'data-free': null };
const ended: ConfirmationLoad = { data: { order: { ...confirmation, paymentStatus: 'failed' } } };

describeConformance('Confirmation.Root', {
  tag: 'div',
  data: ready,
  draw: (props) => <Confirmation.Root {...rest} load={{ data: { order: awaiting } }} {...props} />,
});
describeConformance('Confirmation.Loading', {
  tag: 'div',
  data: at('loading'),
  draw: (props) => within(<Confirmation.Loading {...props} />, {}),
});
describeConformance('Confirmation.Failed', {
  tag: 'div',
  data: at('failed'),
  draw: (props) => within(<Confirmation.Failed {...props} />, { isError: true }),
});
describeConformance('Confirmation.Retry', {
  tag: 'button',
  data: at('failed'),
  draw: (props) => within(<Confirmation.Retry {...props} />, { isError: true, retry: () => undefined }),
});
describeConformance('Confirmation.Checking', {
  tag: 'div',
  data: at('checking'),
  draw: (props) =>
    within(<Confirmation.Checking {...props} />, {
      data: { order: { ...confirmation, paymentStatus: 'processing' } },
    }),
});
describeConformance('Confirmation.Ended', {
  tag: 'div',
  data: at('ended'),
  draw: (props) => within(<Confirmation.Ended {...props} />, ended),
});
describeConformance('Confirmation.Ready', {
  tag: 'div',
  data: ready,
  draw: (props) => within(<Confirmation.Ready {...props} />),
});
describeConformance('Confirmation.Title', {
  tag: 'h2',
  data: ready,
  draw: (props) => within(<Confirmation.Title {...props} />),
});
describeConformance('Confirmation.Greeting', {
  tag: 'p',
  data: ready,
  draw: (props) => within(<Confirmation.Greeting {...props} />),
});
describeConformance('Confirmation.OrderNumber', {
  tag: 'bdi',
  data: ready,
  draw: (props) => within(<Confirmation.OrderNumber {...props} />),
});
describeConformance('Confirmation.Payment', {
  tag: 'p',
  data: { 'data-method': 'invoice', 'data-awaiting': '' },
  draw: (props) => within(<Confirmation.Payment {...props}>{({ method }) => method}</Confirmation.Payment>),
});
describeConformance('Confirmation.Emails', {
  tag: 'p',
  data: ready,
  draw: (props) => within(<Confirmation.Emails {...props} />),
});
describeConformance('Confirmation.Manage', {
  tag: 'a',
  data: ready,
  draw: (props) => within(<Confirmation.Manage {...props} />),
});
describeConformance('Confirmation.Tickets', {
  tag: 'ul',
  data: ready,
  draw: (props) =>
    within(<Confirmation.Tickets {...props}>{({ id }) => <li>{id}</li>}</Confirmation.Tickets>),
});
describeConformance('Confirmation.Ticket', {
  tag: 'li',
  data: ofTicket,
  draw: (props) => inTicket(<Confirmation.Ticket {...props} />),
});
describeConformance('Confirmation.TicketName', {
  tag: 'bdi',
  data: ofTicket,
  draw: (props) => inTicket(<Confirmation.TicketName {...props} />),
});
describeConformance('Confirmation.AttendeeName', {
  tag: 'bdi',
  data: ofTicket,
  draw: (props) => inTicket(<Confirmation.AttendeeName {...props} />),
});
describeConformance('Confirmation.TicketNumber', {
  tag: 'bdi',
  data: ofTicket,
  draw: (props) => inTicket(<Confirmation.TicketNumber {...props} />),
});
describeConformance('Confirmation.TicketPrice', {
  tag: 'bdi',
  data: ofTicket,
  draw: (props) => inTicket(<Confirmation.TicketPrice {...props} />),
});
describeConformance('Confirmation.ManageTicket', {
  tag: 'a',
  data: ofTicket,
  draw: (props) => inTicket(<Confirmation.ManageTicket {...props} />),
});
describeConformance('Confirmation.Totals', {
  tag: 'dl',
  data: ready,
  draw: (props) => within(<Confirmation.Totals {...props} />),
});
describeConformance('Confirmation.Total', {
  tag: 'div',
  data: { 'data-kind': 'order' },
  draw: (props) => within(<Confirmation.Total kind="order" {...props} />),
});
describeConformance('Confirmation.Label', {
  tag: 'dt',
  data: { 'data-kind': 'order' },
  draw: (props) => inTotal(<Confirmation.Label {...props} />),
});
describeConformance('Confirmation.Value', {
  tag: 'dd',
  data: { 'data-kind': 'order' },
  draw: (props) => inTotal(<Confirmation.Value {...props} />),
});

test('the title takes the focus, unless it may not', () => {
  render(
    within(<Confirmation.Title>{({ firstName }) => `Thanks, ${firstName}`}</Confirmation.Title>),
  ).unmount();
  const { rerender } = render(within(<Confirmation.Title takesFocus={false}>Thanks</Confirmation.Title>));
  expect(screen.getByRole('heading', { name: 'Thanks' })).not.toHaveFocus();
  rerender(within(<Confirmation.Title>Thanks</Confirmation.Title>));
  expect(screen.getByRole('heading', { name: 'Thanks' })).toHaveFocus();
});

/** FAULTS F74. */
test('nothing is summed up where nobody can tell the total', () => {
  const { amount: _unread, ...order } = confirmation;
  const sums = (
    <Confirmation.Totals>
      <Confirmation.Total kind="order">
        <Confirmation.Value />
      </Confirmation.Total>
    </Confirmation.Totals>
  );
  const { container } = render(within(sums, { data: { order } }));
  expect(container.querySelector('dl, dd')).toBeNull();
});

test('a press that a handler of the caller’s prevents loads nothing again', () => {
  const retry = vi.fn();
  render(
    within(<Confirmation.Retry onClick={(event) => event.preventDefault()}>Again</Confirmation.Retry>, {
      isError: true,
      retry,
    }),
  );
  fireEvent.click(screen.getByRole('button'));
  expect(retry).not.toHaveBeenCalled();
});

test('without an order there is nothing of it, and parts of the page’s own know', () => {
  const Own = () => <p>{useConfirmationOrder().order?.id ?? 'No order'}</p>;
  const parts = (
    <>
      <Confirmation.Title />
      <Confirmation.Greeting />
      <Confirmation.OrderNumber />
      <Confirmation.Tickets>{() => null}</Confirmation.Tickets>
      <Confirmation.Emails />
      <Confirmation.Manage />
      <Own />
    </>
  );
  const { container } = render(within(parts, { isUnknown: true }));
  expect(container.firstElementChild?.children).toHaveLength(1);
  expect(container).toHaveTextContent('No order');
});

test('a ticket of its own part says where it is changed, and the only one does not', () => {
  const Own = () => <i>{useConfirmedTicket().manageAddress ?? 'with its order'}</i>;
  const own = <Confirmation.Tickets>{({ id }) => <Own key={id} />}</Confirmation.Tickets>;
  const { rerender } = render(within(own));
  expect(screen.getByText(`${links.manage}?ticketId=NL26-GA-00318`)).toBeVisible();
  rerender(within(own, { data: { order: { ...awaiting, tickets: awaiting.tickets.slice(0, 1) } } }));
  expect(screen.getByText('with its order')).toBeVisible();
});
