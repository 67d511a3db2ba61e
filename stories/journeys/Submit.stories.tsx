import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within, type Mock } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import type { WidgetEvent } from '../../src/domain';
import { TicketWidget } from '../../src/widget';
import type { PaymentOption } from '../../src/payments/ui/paymentOption';
import { cardOption } from '../fixtures/cardOption';

/** The form filled in and sent with the keyboard alone, and what the host hears of it. */
const meta = {
  title: 'Journeys/Submit',
  component: TicketWidget,
  args: { eventId: '1001', onConfirmed: fn(), onEvent: fn(), onError: fn() },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  render: (args, { loaded }) => (
    <TicketWidget {...args} payments={[cardOption(loaded['backend'] as MockBackend)]} />
  ),
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Goes on with Tab until this has the focus. */
async function tabTo({ userEvent, canvasElement }: Play, target: HTMLElement) {
  const page = canvasElement.ownerDocument;
  for (let steps = 0; page.activeElement !== target && steps < 80; steps += 1) await userEvent.tab();
  await expect(target).toHaveFocus();
}

async function write(play: Play, target: HTMLElement, text: string) {
  await tabTo(play, target);
  await play.userEvent.keyboard(text);
}

async function order(play: Play, ticket: RegExp, quantity: string) {
  const { canvas, userEvent } = play;
  const box = await canvas.findByRole('combobox', { name: ticket });
  await tabTo(play, box);
  // What the arrow keys do to a native list is the browser's own.
  await userEvent.selectOptions(box, quantity);
  const button = canvas.getByRole('button', { name: /^(Order Now|Register)\b/ });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await tabTo(play, button);
  await userEvent.keyboard('{Enter}');
}

const people = [
  ['Amara', 'Osei', 'amara@tidewater.example'],
  ['Lars', 'Holm', 'lars@tidewater.example'],
  ['Mina', 'Sato', 'mina@tidewater.example'],
] as const;

async function writeNames(play: Play, group: HTMLElement, [first, last, email]: (typeof people)[number]) {
  const field = (name: RegExp) => within(group).getByRole('textbox', { name });
  await write(play, field(/^First name/i), first);
  await write(play, field(/^Last name/i), last);
  await write(play, field(/^Email/i), email);
}

async function fillIn(play: Play, attendees: number) {
  const { canvas } = play;
  await canvas.findByRole('group', { name: /Attendee 1/ });
  for (const [index, person] of people.slice(0, attendees).entries())
    await writeNames(play, canvas.getByRole('group', { name: new RegExp(`Attendee ${index + 1}`) }), person);
  await writeNames(play, canvas.getByRole('region', { name: 'Your Information' }), people[0]);
}

async function agree(play: Play) {
  await tabTo(play, play.canvas.getByRole('checkbox', { name: /I agree/ }));
  await play.userEvent.keyboard(' ');
}

async function send(play: Play) {
  await tabTo(play, play.canvas.getByRole('button', { name: /^(Order Now|Register)\b/ }));
  await play.userEvent.keyboard('{Enter}');
}

/** What is shown next is the host's business. */
const isConfirmed = ({ args }: Play) => waitFor(() => expect(args.onConfirmed).toHaveBeenCalledOnce());

const ordersIn = ({ loaded }: Play) => (loaded['backend'] as MockBackend).db.snapshot().orders;

const reportedTo = ({ args }: Play) =>
  (args.onEvent as Mock<(event: WidgetEvent) => void>).mock.calls.map(([event]) => event);

/** A free event with one ticket: the attendee is the buyer. */
export const OneFreeTicket: Story = {
  play: async (play) => {
    await order(play, /Community Day/, '1');
    await fillIn(play, 1);
    await agree(play);
    await send(play);
    await isConfirmed(play);
  },
};

export const SeveralFreeTickets: Story = {
  play: async (play) => {
    await order(play, /Community Day/, '3');
    await fillIn(play, 3);
    await agree(play);
    await send(play);
    await isConfirmed(play);
  },
};

export const ByCard: Story = {
  play: async (play) => {
    const { canvas, canvasElement, userEvent } = play;
    await order(play, /General Admission/, '1');
    await fillIn(play, 1);
    const country = canvas.getByRole('combobox', { name: /Country/ });
    await write(play, country, 'Canada');
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('option', { name: 'Canada' });
    await userEvent.keyboard('{Enter}');
    await write(play, canvas.getByRole('textbox', { name: /^Address/ }), '48 Wharf Street');
    await write(play, canvas.getByRole('textbox', { name: /^City/ }), 'Toronto');
    await write(play, canvas.getByRole('textbox', { name: /^Zip/ }), '02110');
    await write(play, await canvas.findByRole('textbox', { name: /card number/i }), '4242424242424242');
    await write(play, canvas.getByRole('textbox', { name: /expir/i }), '1230');
    await write(play, canvas.getByRole('textbox', { name: /cvc/i }), '123');
    await write(play, canvas.getByRole('textbox', { name: /Full name/ }), 'Amara Osei');
    await agree(play);
    await send(play);
    await isConfirmed(play);
  },
};

/** The summary takes the focus; each entry leads to its field, and leaves once that is right. 000 §5. */
export const SentTooEarly: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await order(play, /Community Day/, '1');
    await canvas.findByRole('group', { name: /Attendee 1/ });
    await send(play);
    const summary = await canvas.findByRole('region', { name: 'Please fix your errors before ordering' });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const buyer = canvas.getByRole('region', { name: 'Your Information' });
    await expect(within(buyer).getByRole('textbox', { name: /^First name/i })).toHaveFocus();
    await userEvent.keyboard('Amara');
    await userEvent.tab();
    await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(links.length - 1));
    await expect(reportedTo(play).map(({ type }) => type)).not.toContain('submitted');
  },
};

/** FAULTS F27: Enter in a field and a click in one task are one order. */
export const SentTwice: Story = {
  parameters: { latency: { saveOrder: 400 } },
  play: async (play) => {
    const { canvas } = play;
    const before = ordersIn(play).length;
    await order(play, /Community Day/, '1');
    await fillIn(play, 1);
    await agree(play);
    const button = canvas.getByRole('button', { name: /^(Order Now|Register)\b/ });
    button.click();
    button.click();
    button.closest('form')?.requestSubmit();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await isConfirmed(play);
    await expect(ordersIn(play)).toHaveLength(before + 1);
  },
};

/** FAULTS F28: the spinner is off again, what was typed is there, and the seats are read again. */
export const SessionFull: Story = {
  parameters: { faults: { saveOrder: { kind: 'refused', code: 4012, times: 1 } } },
  play: async (play) => {
    const { canvas } = play;
    const fetched = spyOn(window, 'fetch');
    const requested = () =>
      fetched.mock.calls.filter(([url]) => typeof url === 'string' && url.includes('person_tickets')).length;
    await order(play, /Community Day/, '1');
    await fillIn(play, 1);
    await agree(play);
    const before = requested();
    await send(play);
    await canvas.findByText(/^You have selected a session that has reached capacity\./);
    const button = canvas.getByRole('button', { name: /^(Order Now|Register)\b/ });
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    const group = canvas.getByRole('group', { name: /Attendee 1/ });
    await expect(within(group).getByRole('textbox', { name: /^First name/i })).toHaveValue('Amara');
    await waitFor(() => expect(requested()).toBeGreaterThan(before));
    await expect(reportedTo(play).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['orderError', 'sessionReachedCapacity']),
    );
  },
};

/** What `onEvent` hears of an order. 000 §7: `registrationStart` has the tickets, in whole units of the currency. */
export const Watched: Story = {
  play: async (play) => {
    await OneFreeTicket.play?.(play);
    const reported = reportedTo(play);
    await expect(reported.map(({ type }) => type)).toEqual([
      'ticketsShown',
      'quantityChanged',
      'holdStarted',
      'held',
      'registrationStart',
      'submitted',
      'confirmed',
    ]);
    await expect(reported).toContainEqual(
      expect.objectContaining({
        type: 'registrationStart',
        tickets: [
          {
            category: 'Registration',
            sku: '3009',
            ticketName: 'Community Day',
            price: 0,
            currency: 'USD',
            quantity: 1,
            discount: 0,
            discountDetails: '',
          },
        ],
      }),
    );
    await expect(JSON.stringify(reported)).not.toMatch(/Amara|@/);
  },
};

/** FAULTS F59: whatever listens may throw; the order goes on, and `onError` hears of it. */
export const ListenerBroken: Story = {
  args: {
    onEvent: fn(() => {
      throw new Error('The tag manager is blocked.');
    }),
    analytics: {
      report: () => {
        throw new Error('The data layer is broken.');
      },
    },
  },
  play: async (play) => {
    await OneFreeTicket.play?.(play);
    await expect(play.args.onError).toHaveBeenCalled();
  },
};

const heard = fn();

/** FAULTS A16: name and email address go to analytics that the host gave its consent, once the order is made; never to `onEvent`. */
const hearing = (personalData: boolean, buyer: object | undefined): Story => ({
  args: { analytics: { personalData, report: heard } },
  play: async (play) => {
    heard.mockClear();
    await OneFreeTicket.play?.(play);
    await expect(heard).toHaveBeenCalledWith(expect.objectContaining({ type: 'confirmed' }), buyer);
    const before = heard.mock.calls.slice(0, -1);
    await expect(before.every(([, who]) => who === undefined)).toBe(true);
    await expect(JSON.stringify(reportedTo(play))).not.toMatch(/Amara|@/);
  },
});
export const BuyerNotTold = hearing(false, undefined);
export const BuyerToldByConsent = hearing(true, {
  name: 'Amara Osei',
  email: 'amara@tidewater.example',
});

const fields = { areBroken: true };
const crashing: PaymentOption = {
  id: 'stripe',
  isOffered: () => true,
  Fields: () => {
    if (fields.areBroken) throw new Error('The fields of the card crashed.');
    return <p>Card fields</p>;
  },
};

/** FAULTS F77: the panel says so, the rest of the form goes on, the host hears of it, and the tickets can be given back. */
export const FieldsCrashed: Story = {
  render: (args) => <TicketWidget {...args} payments={[crashing]} />,
  play: async (play) => {
    const { canvas, userEvent, args, loaded } = play;
    fields.areBroken = true;
    await order(play, /General Admission/, '1');
    const group = await canvas.findByRole('group', { name: /Attendee 1/ });
    await write(play, within(group).getByRole('textbox', { name: /^First name/i }), 'Amara');
    await canvas.findByText('Something went wrong here');
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'BX2004', message: 'BX2004: The fields of the card crashed.' }),
    );
    fields.areBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Card fields')).toBeVisible();
    await expect(within(group).getByRole('textbox', { name: /^First name/i })).toHaveValue('Amara');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to ticket selection' }));
    await canvas.findByRole('combobox', { name: /General Admission/ });
    const { db } = loaded['backend'] as MockBackend;
    await waitFor(() =>
      expect(db.snapshot().holds.filter(({ status }) => status === 'keep')).toHaveLength(0),
    );
  },
};
