import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { createFakeCaptcha } from '../../mocks/gateways/fakeCaptcha';
import { waitlistDialog } from '../../src/themed/waitlist/lazyDialog';
import { TicketWidget, type TicketWidgetProps } from '../../src/widget';

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

/** The ring of the focus is clear of the words above. */
export const Focused: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    const button = await opener(canvas);
    // As a key would, for a ring.
    button.focus({ focusVisible: true });
    await expect(button).toHaveFocus();
    const { height, top } = button.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    const { outlineOffset, outlineWidth } = getComputedStyle(button);
    const ring = top - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
    await expect(ring).toBeGreaterThanOrEqual(canvas.getByText('Sold Out').getBoundingClientRect().bottom);
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

/** Its dialog can’t be loaded at first. */
const failOnce = () => {
  spyOn(waitlistDialog, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
};

/** The dialog can’t be loaded: said below the button. */
export const NotLoaded: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  beforeEach: failOnce,
  play: async ({ canvas }) => {
    await userEvent.click(await opener(canvas));
    await expect(await canvas.findByText('The waitlist could not be opened. Try again.')).toBeVisible();
    await expect(await opener(canvas)).toHaveFocus();
  },
};

/** The next press opens it. */
export const LoadedAtLast: Story = {
  beforeEach: failOnce,
  play: async ({ canvas }) => {
    await userEvent.click(await opener(canvas));
    await canvas.findByText('The waitlist could not be opened. Try again.');
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

const behindCaptcha = {
  scenario: {
    ...scenarios.waitlist,
    widget: { ...scenarios.waitlist.widget, captchaEnabled: true },
  },
};

/** The event asks for a captcha: its box is in the dialog as long as that is open, and in the list otherwise. */
export const Captcha: Story = {
  args: { captcha: createFakeCaptcha({ visible: true }) },
  parameters: { ...behindCaptcha, chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('checkbox', { name: 'I am a person' });
    await userEvent.click(list);
    const dialog = await open(canvas);
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    const box = await dialog.findByRole('checkbox', { name: 'I am a person' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
  },
};

/** FAULTS F123: what is yet to be done is said, and gets the focus; what was typed stays, and the next press joins. */
export const CaptchaUnanswered: Story = {
  args: { captcha: createFakeCaptcha({ visible: true }) },
  parameters: { ...behindCaptcha, ...pictured },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const box = await dialog.findByRole('checkbox', { name: 'I am a person' });
    await join(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Complete the security check, then join.',
    );
    await expect(box).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Ines Prado');
  },
};

/** A captcha of its own, which counts its tries, for each time it is drawn. */
function RefusedOnce(props: TicketWidgetProps) {
  const [captcha] = useState(() => createFakeCaptcha({ visible: true, outcome: 'refused', times: 1 }));
  return <TicketWidget {...props} captcha={captcha} />;
}

/** FAULTS F123: refused by the server, in the dialog; another try brings another token, and the list has its box again. */
export const CaptchaRefused: Story = {
  parameters: behindCaptcha,
  render: (args) => <RefusedOnce {...args} />,
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const box = await dialog.findByRole('checkbox', { name: 'I am a person' });
    await userEvent.click(box);
    await join(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The security check failed.');
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Join' }));
    await expect(await dialog.findByText(/You are on the waitlist for Student Day/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('checkbox', { name: 'I am a person' })).not.toBeChecked();
  },
};

/** FAULTS F123: it can’t be had, and shows nothing by itself. */
export const CaptchaBlocked: Story = {
  args: { captcha: createFakeCaptcha({ outcome: 'blocked' }), onError: () => undefined },
  parameters: behindCaptcha,
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await join(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /The security check could not be loaded/,
    );
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
