import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { createFakeCaptcha, type FakeCaptchaOptions } from '../../mocks/gateways/fakeCaptcha';
import { createFakeWalletPasses } from '../../mocks/adapters/fakeWalletPasses';
import { MyOrder, type MyOrderProps } from '../../src/widget';

const meta = {
  title: 'Confirmation/My order',
  component: MyOrder,
  args: { eventId: '1001', onError: fn() },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen', ...ofOneScreen },
} satisfies Meta<typeof MyOrder>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<MyOrderProps>;

const backendOf = ({ loaded }: Play) => loaded['backend'] as MockBackend;

/** By their place, not by words: the same in every language. */
async function lookUp({ canvas, userEvent }: Play, number: string, email: string) {
  const [numberField, emailField] = await canvas.findAllByRole('textbox');
  if (!numberField || !emailField) throw new Error('The form has two fields.');
  await userEvent.clear(numberField);
  await userEvent.type(numberField, number);
  await userEvent.clear(emailField);
  await userEvent.type(emailField, `${email}{Enter}`);
}

const amara = ['2000-4817', 'amara@tidewater.example'] as const;

async function find(play: Play, [number, email]: readonly [string, string] = amara) {
  await lookUp(play, number, email);
  const heading = await play.canvas.findByRole('heading', { name: new RegExp(number) });
  await waitFor(() => expect(heading).toHaveFocus());
}

const press = async ({ canvas, userEvent }: Play, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Empty: Story = { args: { orderNumber: '2000-4817' } };

/** Nothing is sent; the list of errors takes the focus. */
export const Incomplete: Story = {
  play: async (play) => {
    await press(play, 'Find my order');
    await expect(
      await play.canvas.findByRole('region', { name: 'Please check what you entered' }),
    ).toHaveFocus();
    await expect(play.canvas.getByRole('link', { name: 'Order number is required.' })).toBeVisible();
  },
};

/** FAULTS F114: whether the number or the address is wrong is not said; both are still there. */
export const NotFound: Story = {
  parameters: { ...pictured },
  play: async (play) => {
    await lookUp(play, '2000-4817', 'somebody@else.example');
    const notice = await play.canvas.findByText(/^We found no order with this number and email/);
    await waitFor(() => expect(document.activeElement).toContainElement(notice));
    await expect(play.canvas.getByRole('textbox', { name: /Order number/ })).toHaveValue('2000-4817');
  },
};

/** FAULTS F115. */
export const TriedTooOften: Story = {
  parameters: { faults: { findMyOrder: { kind: 'tooManyRequests' } } },
  play: async (play) => {
    await lookUp(play, ...amara);
    await expect(await play.canvas.findByText(/Please wait 2 seconds/)).toBeVisible();
  },
};

/** Somebody tried the number three times, on an event that asks for a captcha. */
const triedOften = { scenario: scenarios.captcha };
const guess = ['2000-4817', 'guess@example.com'] as const;

async function tryOften(play: Play) {
  for (let times = 0; times < 3; times += 1) {
    await lookUp(play, ...guess);
    await waitFor(() => expect(play.canvas.getByRole('button', { name: 'Find my order' })).toBeEnabled());
    await play.canvas.findByText(/^We found no order/);
  }
  await lookUp(play, ...amara);
}

/** A captcha of its own, which counts its tries, for each time it is drawn. */
const behind = (options: FakeCaptchaOptions): Pick<Story, 'render' | 'parameters' | 'tags'> => ({
  parameters: triedOften,
  render: function Behind(args) {
    const [captcha] = useState(() => createFakeCaptcha(options));
    return <MyOrder {...args} captcha={captcha} />;
  },
});

const box = (play: Play) => play.canvas.findByRole('checkbox', { name: 'I am a person' });

/** FAULTS F141: instead of being locked out by what others tried, the buyer shows to be a person. By keyboard. */
export const CaptchaWanted: Story = {
  ...behind({ visible: true }),
  parameters: { ...triedOften, ...pictured },
  play: async (play) => {
    await tryOften(play);
    const notice = await play.canvas.findByText(/^This order number was tried several times/);
    await waitFor(() => expect(document.activeElement).toContainElement(notice));
    await box(play);
    await play.userEvent.tab();
    await expect(await box(play)).toHaveFocus();
  },
};

export const CaptchaPassed: Story = {
  ...behind({ visible: true }),
  play: async (play) => {
    await tryOften(play);
    await play.userEvent.click(await box(play));
    await press(play, 'Find my order');
    const heading = await play.canvas.findByRole('heading', { name: 'Order 2000-4817' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** What is yet to be done is said, and gets the focus; what was typed stays. */
export const CaptchaUnanswered: Story = {
  ...behind({ visible: true }),
  play: async (play) => {
    await tryOften(play);
    await box(play);
    await press(play, 'Find my order');
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent(
      'Complete the security check, then find your order.',
    );
    await expect(await box(play)).toHaveFocus();
    await expect(play.canvas.getByRole('textbox', { name: /^Email/ })).toHaveValue(amara[1]);
  },
};

/** Refused by the server; another try brings another token. */
export const CaptchaRefused: Story = {
  ...behind({ visible: true, outcome: 'refused', times: 1 }),
  play: async (play) => {
    await tryOften(play);
    await play.userEvent.click(await box(play));
    await press(play, 'Find my order');
    await expect(await play.canvas.findByText(/^The security check failed/)).toBeVisible();
    await expect(await box(play)).not.toBeChecked();
    await play.userEvent.click(await box(play));
    await press(play, 'Find my order');
    await expect(await play.canvas.findByRole('heading', { name: 'Order 2000-4817' })).toBeVisible();
  },
};

/** Its script can’t be had: it says so in its place, and the number may be tried without it after a while. */
export const CaptchaBlocked: Story = {
  ...behind({ visible: true, outcome: 'blocked' }),
  play: async (play) => {
    await tryOften(play);
    await expect(await play.canvas.findByText(/^The security check could not be loaded/)).toBeVisible();
    await expect(play.canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    backendOf(play).clock.advance(15 * 60_000);
    await press(play, 'Find my order');
    await expect(await play.canvas.findByRole('heading', { name: 'Order 2000-4817' })).toBeVisible();
  },
};

/** One that the buyer sees nothing of. */
export const CaptchaUnseen: Story = {
  ...behind({}),
  play: async (play) => {
    await tryOften(play);
    await expect(await play.canvas.findByRole('heading', { name: 'Order 2000-4817' })).toBeVisible();
  },
};

/** A page without a captcha says how long to wait, as before. */
export const CaptchaMissing: Story = {
  parameters: triedOften,
  play: async (play) => {
    await tryOften(play);
    await expect(await play.canvas.findByText(/^Please wait|Please wait \d/)).toBeVisible();
  },
};

export const NoConnection: Story = {
  parameters: { faults: { findMyOrder: { kind: 'networkError', times: 1 } } },
  play: async (play) => {
    await lookUp(play, ...amara);
    await expect(await play.canvas.findByText(/Check your connection/)).toBeVisible();
    await expect(play.args.onError).toHaveBeenCalledOnce();
    await press(play, 'Find my order');
    await expect(await play.canvas.findByRole('heading', { name: 'Order 2000-4817' })).toBeVisible();
  },
};

export const Paid: Story = {
  parameters: { ...pictured, chromatic: { disableSnapshot: false, modes: { ...onPhones, ...mirrored } } },
  play: (play) => find(play),
};

/** The event goes into calendars, and the page has passes for wallets: as on the confirmation. */
export const CalendarAndPasses: Story = {
  args: { walletPasses: createFakeWalletPasses() },
  parameters: { ...pictured, chromatic: { disableSnapshot: false, modes: onPhones } },
  play: async (play) => {
    await find(play);
    await expect(await play.canvas.findByRole('region', { name: 'Add to calendar' })).toBeVisible();
    await expect(await play.canvas.findByRole('link', { name: /^Google/ })).toBeVisible();
    await expect(
      await play.canvas.findByRole('link', {
        name: /^Add to Apple Wallet for Amara Osei, General Admission/,
      }),
    ).toBeVisible();
  },
};

/** A page whose passes can’t be had says nothing of them; it hears why. */
export const NoPasses: Story = {
  args: { walletPasses: createFakeWalletPasses({ outcome: 'fails' }) },
  play: async (play) => {
    await find(play);
    await waitFor(() => expect(play.args.onError).toHaveBeenCalled());
    await expect(play.canvas.queryByRole('link', { name: /Wallet/ })).toBeNull();
  },
};

/** Its tickets become valid once the invoice is paid. */
export const AwaitsItsInvoice: Story = {
  parameters: { ...pictured },
  play: async (play) => {
    await find(play, ['2000-4816', 'mateo.ruiz@providence.example']);
    await expect(play.canvas.getByText('We are waiting for your payment')).toBeVisible();
    await expect(play.canvas.getByRole('button', { name: 'Download invoice' })).toBeVisible();
    await expect(play.canvas.queryByRole('button', { name: 'Download receipt' })).toBeNull();
  },
};

/** Nothing can be done with it any more; its papers stay. */
export const Cancelled: Story = {
  play: async (play) => {
    await find(play, ['2000-4811', 'priya@fieldandform.example']);
    await expect(play.canvas.getByText('This order was canceled')).toBeVisible();
    await expect(play.canvas.queryByRole('button', { name: /Request|Resend|Edit/ })).toBeNull();
    await expect(play.canvas.getByRole('button', { name: 'Download receipt' })).toBeVisible();
  },
};

/** What the organizer does not allow is not drawn. */
export const NothingAllowed: Story = {
  play: async (play) => {
    backendOf(play)
      .db.rows('myOrderSettings', '1001')
      .put({ id: '1001', editAttendees: false, transfer: false, cancel: false, version: 2 });
    await find(play);
    await expect(play.canvas.queryByRole('button', { name: /Request|Edit/ })).toBeNull();
  },
};

/** What the organizer decided is there the next time the order is looked up, with what they wrote. */
export const Declined: Story = {
  parameters: { ...pictured },
  play: async (play) => {
    await find(play, ['2000-4802', 'ewa.kowalska@drukarnia.example']);
    await expect(await play.canvas.findByText('Cancellation declined')).toBeVisible();
    await expect(play.canvas.getByText(/From the organizer: The workshop can’t be refunded/)).toBeVisible();
    await expect(play.canvas.getByRole('button', { name: 'Request cancellation' })).toBeVisible();
  },
};

/** FAULTS F138: the order was canceled before the organizer decided: nothing came of the requests, and it is said why. */
export const Closed: Story = {
  parameters: { ...pictured },
  play: async (play) => {
    const { db } = backendOf(play);
    const requests = db.rows('buyerRequests', '1001');
    const transfer = requests.all().find(({ kind, status }) => kind === 'transfer' && status === 'open');
    const order = db.orderBook.get('2000-4808');
    const [ticket] = order.tickets;
    if (!transfer || !ticket) throw new Error('There is nothing to transfer.');
    requests.put({ ...transfer, id: 'request-7', orderId: order.id, about: ticket.id });
    db.orderBook.change(order.id, {
      status: 'cancelled',
      cancelledDate: '2026-02-12T14:00:00.000Z',
      tickets: order.tickets.map((each) => ({ ...each, status: 'cancelled' as const })),
    });
    await find(play, [order.id, 'aisha@khanletters.example']);
    await expect(await play.canvas.findByText(/^Transfer to .* not made$/)).toBeVisible();
    await expect(play.canvas.getByText('Cancellation request closed')).toBeVisible();
    await expect(
      play.canvas.getAllByText('The order was canceled before the organizer decided.'),
    ).toHaveLength(2);
  },
};

export const TransferApproved: Story = {
  play: async (play) => {
    await find(play, ['2000-4805', 'henrik@dahldesign.example']);
    await expect(await play.canvas.findByText('Transfer to Otto Berg approved')).toBeVisible();
  },
};

/** FAULTS F116: the order is looked up again, and nobody notices. */
export const AccessExpired: Story = {
  play: async (play) => {
    await find(play);
    backendOf(play).clock.advance(31 * 60_000);
    await press(play, 'Resend tickets');
    await expect(
      await play.canvas.findByText('Sent to amara@tidewater.example and kwame.amara@tidewater.example.'),
    ).toBeVisible();
  },
};

export const ResendFails: Story = {
  parameters: { faults: { resendMyTickets: { kind: 'networkError', times: 1 } } },
  play: async (play) => {
    await find(play);
    await press(play, 'Resend tickets');
    await expect(await play.canvas.findByText(/Check your connection/)).toBeVisible();
  },
};

export const NoPaper: Story = {
  parameters: { faults: { getMyOrderDocument: { kind: 'error500' } } },
  play: async (play) => {
    await find(play);
    await press(play, 'Download receipt');
    await expect(await play.canvas.findByText('There was an error processing your request')).toBeVisible();
  },
};

const first = /^Edit attendee for Amara/;

export const Editing: Story = {
  parameters: { ...pictured },
  play: async (play) => {
    await find(play);
    await press(play, first);
    await expect(await play.canvas.findByRole('heading', { name: 'Edit attendee' })).toHaveFocus();
    await expect(play.canvas.getByRole('textbox', { name: /^First name/ })).toHaveValue('Amara');
  },
};

/** Amara agreed to photographs. */
const agreed = (play: Play) => {
  const { orderBook } = backendOf(play).db;
  const { tickets } = orderBook.get('2000-4817');
  const consent = { id: '211', attributeKey: 'question211', submissionValues: ['true'] };
  orderBook.change('2000-4817', {
    tickets: tickets.map((ticket) => ({ ...ticket, answers: [...ticket.answers, consent] })),
  });
};

/** Sessions are chosen anew, one that is full is not; what was agreed to stays. */
export const Sessions: Story = {
  parameters: { scenario: scenarios.richForm, chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async (play) => {
    agreed(play);
    await find(play);
    await press(play, first);
    const sessions = within(await play.canvas.findByRole('group', { name: /^Sessions/ }));
    await expect(sessions.getByRole('checkbox', { name: /^Letterpress by Hand/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await play.userEvent.click(sessions.getByRole('checkbox', { name: /^Opening/ }));
    await expect(play.canvas.getByText(/^Consents and uploaded files can’t be changed here/)).toBeVisible();
    await expect(play.canvas.queryByRole('checkbox', { name: /Photographs/ })).toBeNull();
  },
};

/** FAULTS F124: somebody else was faster. What was chosen stays, and what is full is said to be. */
export const SessionFull: Story = {
  parameters: { scenario: scenarios.richForm },
  play: async (play) => {
    await find(play);
    await press(play, first);
    const sessions = within(await play.canvas.findByRole('group', { name: /^Sessions/ }));
    const reviews = sessions.getByRole('checkbox', { name: /^Portfolio Reviews/ });
    await play.userEvent.click(reviews);
    const { db } = backendOf(play);
    for (const { sessions: offered = [] } of db.world.form.entities)
      for (const session of offered) if (session.id === 's5') session.capacity = 0;
    await press(play, 'Save changes');
    await expect(await play.canvas.findByText(/^You have selected a session that has reached/)).toBeVisible();
    await expect(reviews).toBeChecked();
    await play.userEvent.click(reviews);
    await press(play, 'Save changes');
    await expect(await play.canvas.findByText('Changes saved.')).toBeVisible();
  },
};

/** The rules are those of the registration form. */
export const EditingIncomplete: Story = {
  play: async (play) => {
    await find(play);
    await press(play, first);
    await play.userEvent.clear(await play.canvas.findByRole('textbox', { name: /^First name/ }));
    await press(play, 'Save changes');
    await expect(await play.canvas.findByRole('link', { name: 'First name is required.' })).toBeVisible();
  },
};

/** FAULTS F117: somebody else was faster. What was typed stays, and the next save has the newest version. */
export const ChangedMeanwhile: Story = {
  play: async (play) => {
    await find(play);
    await press(play, first);
    const name = await play.canvas.findByRole('textbox', { name: /^First name/ });
    await play.userEvent.clear(name);
    await play.userEvent.type(name, 'Ama');
    const { orderBook } = backendOf(play).db;
    const { tickets } = orderBook.get('2000-4817');
    orderBook.change('2000-4817', {
      tickets: tickets.map((ticket) => ({ ...ticket, changes: [{ date: '2026-02-12T15:00:00.000Z' }] })),
    });
    await press(play, 'Save changes');
    await expect(await play.canvas.findByText(/^This attendee was changed in the meantime/)).toBeVisible();
    await expect(name).toHaveValue('Ama');
    await press(play, 'Save changes');
    await expect(await play.canvas.findByText('Changes saved.')).toBeVisible();
  },
};

/** FAULTS F118: what would be lost is seen around the question. */
export const LeavingUnsaved: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async (play) => {
    await find(play);
    await press(play, first);
    await play.userEvent.type(await play.canvas.findByRole('textbox', { name: /^Company/ }), 'Tidewater');
    await press(play, 'Back to order');
    await within(document.body).findByRole('alertdialog', { name: 'Discard your changes?' });
  },
};

/** FAULTS F118: leaving asks first. */
export const Unsaved: Story = {
  play: async (play) => {
    await find(play);
    await press(play, first);
    await play.userEvent.type(await play.canvas.findByRole('textbox', { name: /^Company/ }), 'Tidewater');
    await press(play, 'Back to order');
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    const stay = dialog.getByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(stay).toHaveFocus());
    await play.userEvent.click(stay);
    await expect(await play.canvas.findByRole('textbox', { name: /^Company/ })).toHaveValue('Tidewater');
    await press(play, 'Back to order');
    const again = within(await within(document.body).findByRole('alertdialog'));
    await play.userEvent.click(again.getByRole('button', { name: 'Discard changes' }));
    await expect(await play.canvas.findByRole('heading', { name: 'Order 2000-4817' })).toHaveFocus();
  },
};

export const Transfer: Story = {
  play: async (play) => {
    await find(play);
    await press(play, /^Request transfer for Amara/);
    const dialog = within(await within(document.body).findByRole('dialog'));
    const firstName = dialog.getByRole('textbox', { name: /^First name/ });
    await waitFor(() => expect(firstName).toHaveFocus());
    await play.userEvent.type(firstName, 'Esi');
    await play.userEvent.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Boateng');
    await play.userEvent.type(dialog.getByRole('textbox', { name: /^Email/ }), 'esi@tidewater.example');
    await play.userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect(await play.canvas.findByText(/^Transfer to Esi Boateng requested/)).toBeVisible();
  },
};

/** A failure keeps the dialog, with what is in it. */
export const Cancellation: Story = {
  parameters: { faults: { requestCancellation: { kind: 'error500', times: 1 } } },
  play: async (play) => {
    await find(play);
    await press(play, 'Request cancellation');
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
    await play.userEvent.type(dialog.getByRole('textbox'), 'We can’t travel in May.');
    await play.userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('We can’t travel in May.');
    await play.userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    const waiting = await play.canvas.findByText('Cancellation requested');
    await waitFor(() => expect(document.activeElement).toContainElement(waiting));
    await expect(play.canvas.queryByRole('button', { name: 'Request cancellation' })).toBeNull();
  },
};

export const Offline: Story = {
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText('You are offline')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText('You are offline')).toBeNull());
  },
};
