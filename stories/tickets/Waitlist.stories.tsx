import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { TicketWidget } from '../../src/widget';

/** Who finds a ticket type sold out can wait for places, where the organizer wants it. */
const meta = {
  title: 'Tickets/Waitlist',
  component: TicketWidget,
  args: { eventId: '1001' },
  parameters: { ...ofOneScreen, scenario: scenarios.waitlist, layout: 'fullscreen' },
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const opener = (canvas: Canvas) => canvas.findByRole('button', { name: 'Join the waitlist' });
const open = async (canvas: Canvas) => {
  await userEvent.click(await opener(canvas));
  return within(await screen.findByRole('dialog', { name: 'Join the waitlist' }));
};
const studentDay = (loaded: Record<string, unknown>) =>
  (loaded['backend'] as MockBackend).db.world.ticketTypes.find(({ id }) => id === '3005');
type Dialog = Awaited<ReturnType<typeof open>>;
const join = async (dialog: Dialog, email = 'ines@tipografia.example') => {
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ines Prado');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email Address' }), email);
  await userEvent.click(dialog.getByRole('button', { name: 'Join' }));
};

/** A button in the row, which says what it is for. No other row has one. */
export const Offered: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    await expect(await opener(canvas)).toHaveAccessibleDescription('Student Day');
    await expect(canvas.getAllByText('Sold Out')).toHaveLength(1);
  },
};

/** The focus goes to the first field, and back to the button. As many tickets as an order takes. */
export const Empty: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['1', '2']);
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await opener(canvas)).toHaveFocus());
    await open(canvas);
  },
};

/** The same dialog, mirrored. */
export const Mirrored: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  play: async ({ canvas }) => {
    const row = await waitFor(async () => {
      const found = (await canvas.findByRole('table')).querySelector<HTMLElement>('#bx-ticket-3005 button');
      if (!found) throw new Error('There is no button yet.');
      return found;
    });
    await userEvent.click(row);
    await screen.findByRole('dialog');
  },
};

/** Said below each field; the first wrong one gets the focus, and says nothing more once it is changed. */
export const Errors: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const name = dialog.getByRole('textbox', { name: 'Name' });
    const email = dialog.getByRole('textbox', { name: 'Email Address' });
    const send = dialog.getByRole('button', { name: 'Join' });
    await userEvent.type(email, 'ines');
    await userEvent.click(send);
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Name is required.');
    await expect(email).toHaveAccessibleDescription('Email is not valid.');
    await userEvent.type(name, 'I');
    await expect(name).toBeValid();
    await userEvent.clear(name);
    await userEvent.click(send);
  },
};

export const Sending: Story = {
  parameters: { faults: { joinWaitlist: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await join(dialog);
    await expect(dialog.getByRole('button', { name: 'Join' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Somebody with this address waits already; what was typed stays. */
export const Known: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await join(dialog, 'Aino.Lehto@kirjapaja.example');
    const email = dialog.getByRole('textbox', { name: 'Email Address' });
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('This email address is on the waitlist already.'),
    );
    await expect(email).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Ines Prado');
  },
};

/** FAULTS F111: places came back meanwhile. The list is read again when the dialog is closed. */
export const Available: Story = {
  play: async ({ canvas, loaded }) => {
    const dialog = await open(canvas);
    const type = studentDay(loaded);
    if (type) type.stock = 1;
    await join(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('There are places again.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('combobox', { name: /Student Day/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Join the waitlist' })).toBeNull();
  },
};

/** The organizer switched it off meanwhile. */
export const Closed: Story = {
  play: async ({ canvas, loaded }) => {
    const dialog = await open(canvas);
    const type = studentDay(loaded);
    delete type?.waitlist;
    await join(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The waitlist is closed.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Join the waitlist' })).toBeNull());
  },
};

/** FAULTS F110: what was typed stays, and another try joins. */
export const Failed: Story = {
  parameters: { ...pictured, faults: { joinWaitlist: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await join(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You are not on the waitlist yet.');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Ines Prado');
  },
};

/** Said where it was typed, then in the row, which has the focus: its button is gone. */
export const Joined: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await join(dialog);
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent(
        'You are on the waitlist for Student Day. We’ll email ines@tipografia.example if places become free.',
      ),
    );
    const [, close] = dialog.getAllByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByText('On the waitlist')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Join the waitlist' })).toBeNull();
  },
};

/** All of the event is sold out: the button is in the list that is asked for. */
export const AllSoldOut: Story = {
  parameters: {
    scenario: {
      ...scenarios.soldOut,
      ticketTypes: scenarios.soldOut.ticketTypes.map((type) => ({ ...type, waitlist: true })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show tickets' }));
    const buttons = await canvas.findAllByRole('button', { name: 'Join the waitlist' });
    await expect(buttons.length).toBeGreaterThan(3);
  },
};
