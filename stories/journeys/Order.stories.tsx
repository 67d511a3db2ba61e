import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { TicketWidget } from '../../src/widget';
import { cardOption } from '../fixtures/cardOption';
import { buyByCard, hold, pay, register } from './paying';

/** Whole orders on the mock backend, played as a buyer would: what each outcome looks like when one gets there. */
const meta = {
  title: 'Journeys/Order',
  component: TicketWidget,
  args: { eventId: '1001' },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  render: (args, { loaded }) => (
    <TicketWidget {...args} payments={[cardOption(loaded['backend'] as MockBackend)]} />
  ),
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<typeof meta.args>;

const backendOf = ({ loaded }: Play) => loaded['backend'] as MockBackend;

const seesConfirmation = ({ canvas }: Play) =>
  expect(canvas.findByText('Your Registration Details')).resolves.toBeVisible();

export const Registering: Story = {
  play: async (play) => {
    await hold(play, /General Admission/);
    await expect(await play.canvas.findByRole('group', { name: /Attendee 1/ })).toBeVisible();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: /General Admission/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Order Now/ }));
    await expect(canvas.getByText('Please select at least one ticket.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /General Admission/ })).toHaveFocus();
  },
};

export const FreeTicket: Story = {
  play: async (play) => {
    await hold(play, /Community Day/);
    await register(play);
    await pay(play);
    await seesConfirmation(play);
  },
};

/** 000 §7: calendar files come from the host's own endpoint, in the widget's own confirmation as well. */
export const FilesFromTheHost: Story = {
  args: { calendarEndpoint: 'https://api.example.com/download/ical' },
  play: async (play) => {
    await hold(play, /Community Day/);
    await register(play);
    await pay(play);
    const file = await play.canvas.findByRole('link', { name: 'iCal (calendar file)' });
    await expect(file.getAttribute('href')).toContain('https://api.example.com/download/ical?data=BEGIN');
  },
};

export const CardPaid: Story = {
  play: async (play) => {
    await buyByCard(play, '4242424242424242');
    await seesConfirmation(play);
    await expect(await play.canvas.findByText(/xxxx-xxxx-xxxx-4242/)).toBeVisible();
  },
};

export const CardDeclined: Story = {
  play: async (play) => {
    await buyByCard(play, '4000000000000002');
    await expect(await play.canvas.findByText('Your card was declined.')).toBeVisible();
    await expect(play.canvas.getByRole('textbox', { name: /^City/ })).toHaveValue('Toronto');
    const order = play.canvas.getByRole('button', { name: /^Order Now/ });
    await expect(order).not.toHaveAttribute('aria-busy', 'true');
  },
};

export const CardChallenged: Story = {
  play: async (play) => {
    await buyByCard(play, '4000002500003155');
    const page = within(play.canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
};

export const ChallengeCancelled: Story = {
  play: async (play) => {
    await buyByCard(play, '4000002500003155');
    const page = within(play.canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog');
    await play.userEvent.click(within(dialog).getByRole('button', { name: /Cancel/ }));
    await expect(await play.canvas.findByText('Could not complete your payment')).toBeVisible();
  },
};

/** FAULTS F09. */
export const HoldRefusedByCaptcha: Story = {
  parameters: { faults: { holdTickets: { kind: 'refused', code: 4021 } } },
  play: async (play) => {
    await hold(play, /General Admission/);
    await expect(await play.canvas.findByText(/pass the reCAPTCHA check/)).toBeVisible();
    await expect(play.canvas.getByRole('combobox', { name: /General Admission/ })).toHaveValue('1');
  },
};

/** FAULTS F10. */
export const HoldFailed: Story = {
  parameters: { faults: { holdTickets: { kind: 'error500' } } },
  play: async (play) => {
    await hold(play, /General Admission/);
    await expect(
      await play.canvas.findByText('Your order could not be processed, please try again.'),
    ).toBeVisible();
  },
};

/** Each code of the error catalogue that ends back in the form (000 §8). */
const refusedWith = (code: 4012 | 4050 | 4051 | 4060 | 5000, message: string, text: RegExp): Story => ({
  parameters: { faults: { saveOrder: { kind: 'refused', code, message } } },
  play: async (play) => {
    await hold(play, /Community Day/);
    await register(play);
    await pay(play);
    await expect(await play.canvas.findByText(text)).toBeVisible();
    const attendee = play.canvas.getByRole('group', { name: /Attendee 1/ });
    await expect(within(attendee).getByRole('textbox', { name: /^First name/ })).toHaveValue('Amara');
  },
});

const sessionFull = refusedWith(4012, '', /You have selected a session that has reached capacity\./);
/** The host is told as well, so that it can offer another session. */
export const SessionFull: Story = {
  ...sessionFull,
  args: { onSessionReachedCapacity: fn() },
  play: async (play) => {
    await sessionFull.play?.(play);
    await expect(play.args.onSessionReachedCapacity).toHaveBeenCalledOnce();
  },
};
export const EmailsNotUnique = refusedWith(4050, 'amara@tidewater.example', /using a unique email address/);
export const AlreadyAssigned = refusedWith(
  4051,
  'Amara Osei',
  /already an assigned registration linked to Amara/,
);
export const RefusedInWords = refusedWith(
  4060,
  'Only members may register before March.',
  /Only members may/,
);
export const NotCharged = refusedWith(5000, '', /No worries you haven't been charged!/);

export const SaveFailed: Story = {
  parameters: { faults: { saveOrder: { kind: 'html502' } } },
  play: async (play) => {
    await hold(play, /Community Day/);
    await register(play);
    await pay(play);
    await expect(await play.canvas.findByText('There was an error processing your request')).toBeVisible();
  },
};

/** Charged, and no answer: the order is looked up before anyone may pay again. */
export const OutcomeUnknown: Story = {
  parameters: {
    faults: { saveOrder: { kind: 'lostAfterCommit' }, getSaveOutcome: { kind: 'networkError', times: 1 } },
  },
  play: async (play) => {
    await hold(play, /Community Day/);
    await register(play);
    await pay(play);
    const again = await play.canvas.findByRole('button', { name: /Check again/ });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
  },
};

export const AnswerLostThenFound: Story = {
  parameters: { faults: { saveOrder: { kind: 'lostAfterCommit' } } },
  play: async (play) => {
    const before = backendOf(play).db.snapshot().orders.length;
    await hold(play, /Community Day/);
    await register(play);
    await pay(play);
    await seesConfirmation(play);
    await expect(backendOf(play).db.snapshot().orders).toHaveLength(before + 1);
  },
};

export const TimedOut: Story = {
  play: async (play) => {
    await hold(play, /Community Day/);
    await register(play);
    backendOf(play).clock.advance(16 * 60_000);
    const title = await play.canvas.findByText('Your registration process has timed out');
    await expect(title).toBeVisible();
  },
};

/** What was typed before the time ran out is there in the next try. */
export const StartedOver: Story = {
  play: async (play) => {
    await TimedOut.play?.(play);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Start Over' }));
    await hold(play, /Community Day/);
    const attendee = await play.canvas.findByRole('group', { name: /Attendee 1/ });
    await expect(within(attendee).getByRole('textbox', { name: /^First name/ })).toHaveValue('Amara');
  },
};

export const QuestionsUnreachable: Story = {
  parameters: { faults: { getPersonTickets: { kind: 'error500' } } },
  play: async (play) => {
    await hold(play, /Community Day/);
    await expect(await play.canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** So much is left of the hold; the page looks at the clock when it is seen. */
const leave = (play: Play, milliseconds: number) => {
  const [held] = backendOf(play).db.snapshot().holds.slice(-1);
  const { clock } = backendOf(play);
  clock.set(Date.parse(held?.transaction.expiresAt ?? '') - milliseconds);
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Three minutes in all: the warning comes, more time is asked for by keyboard, and what was typed stays. */
export const MoreTimeGiven: Story = {
  parameters: { scenario: scenarios.expiring },
  play: async (play) => {
    await hold(play, /Community Day/);
    await register(play);
    leave(play, 90_000);
    const more = await play.canvas.findByRole('button', { name: 'I need more time' });
    more.focus();
    await play.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(play.canvas.getByRole('timer')).toHaveTextContent('03:00'));
    await expect(await play.canvas.findByText(/held for 3 more minutes/, { selector: 'p' })).toBeVisible();
    const attendee = play.canvas.getByRole('group', { name: /Attendee 1/ });
    await expect(within(attendee).getByRole('textbox', { name: /^First name/ })).toHaveValue('Amara');
  },
};

/** The tickets were held as long as may be (4091). */
export const MoreTimeRefused: Story = {
  parameters: {
    scenario: scenarios.expiring,
    faults: { extendTransaction: { kind: 'refused', code: 4091 } },
  },
  play: async (play) => {
    await hold(play, /Community Day/);
    await play.canvas.findByRole('timer');
    leave(play, 90_000);
    await play.userEvent.click(await play.canvas.findByRole('button', { name: 'I need more time' }));
    await expect(
      await play.canvas.findByText(/^Your tickets can’t be held any longer/, { selector: 'p' }),
    ).toBeVisible();
  },
};

/** No connection: said while it lasts, and the form stays. FAULTS F63. */
export const Offline: Story = {
  play: async (play) => {
    await hold(play, /Community Day/);
    await register(play);
    window.dispatchEvent(new Event('offline'));
    await expect(await play.canvas.findByText('You are offline')).toBeVisible();
    const attendee = play.canvas.getByRole('group', { name: /Attendee 1/ });
    await expect(within(attendee).getByRole('textbox', { name: /^First name/ })).toHaveValue('Amara');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(play.canvas.queryByText('You are offline')).toBeNull());
  },
};
