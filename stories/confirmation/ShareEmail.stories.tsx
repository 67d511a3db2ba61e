import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { shareEmailError } from '../../src/domain';
import { ShareSection, type ShareSectionProps } from '../../src/themed/confirmation';

type Answer = ReturnType<ShareSectionProps['onSend']>;
const answers = (answer: () => Answer) => fn<ShareSectionProps['onSend']>(answer);

const meta = {
  title: 'Confirmation/Share by email',
  component: ShareSection,
  args: {
    offer: {
      networks: ['LINKEDIN'],
      message: 'I’m going to Northlight 2026.',
      url: 'https://northlight.example/2026',
      promo: null,
      incentive: null,
    },
    onShare: fn(() => true),
    onSend: answers(() => Promise.resolve(null)),
  },
} satisfies Meta<typeof ShareSection>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext<typeof meta.args>, 'canvas'>;

async function turnToEmail({ canvas }: Play) {
  canvas.getAllByRole('tab')[0]?.focus();
  await userEvent.keyboard('{End}');
  return canvas.findByRole('textbox');
}
const addressOf = ({ canvas }: Play, number: number) =>
  canvas.getByRole('textbox', { name: `Email address ${number}` });

async function fillIn(play: Play, ...addresses: string[]) {
  await turnToEmail(play);
  for (const [at, address] of addresses.entries()) {
    if (at > 0) await userEvent.click(play.canvas.getByRole('button', { name: 'Add another address' }));
    if (address) await userEvent.type(addressOf(play, at + 1), address);
  }
}

/** 001 §5: one empty row to begin with, and nothing to send yet. */
export const OneRow: Story = {
  play: async (play) => {
    await turnToEmail(play);
    const { canvas } = play;
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription('Fill in each address to send.');
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

/** Rows are added at the last and removed at the others; the focus goes along. Played by keyboard. */
export const ThreeRows: Story = {
  play: async (play) => {
    const { canvas } = play;
    await turnToEmail(play);
    await userEvent.tab();
    await userEvent.keyboard('hana@papersmith.example{Tab}{Enter}');
    await expect(addressOf(play, 2)).toHaveFocus();
    await userEvent.keyboard('kofi@asante.example{Tab}{Enter}');
    await userEvent.keyboard('esi@tidewater.example');
    await expect(canvas.getAllByRole('button', { name: 'Add another address' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove kofi@asante.example' }));
    await expect(addressOf(play, 2)).toHaveFocus();
    await expect(addressOf(play, 2)).toHaveValue('esi@tidewater.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add another address' }));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** 001 §5: what is wrong is said once a row was left, or when it is sent all the same. */
export const Invalid: Story = {
  play: async (play) => {
    const { canvas, args } = play;
    await fillIn(play, 'hana@papersmith', '');
    await expect(addressOf(play, 1)).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(addressOf(play, 2)).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(addressOf(play, 1)).toHaveFocus();
    await expect(addressOf(play, 2)).toHaveAccessibleDescription('Email address is required');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(addressOf(play, 1), '.example');
    await expect(addressOf(play, 1)).toBeValid();
  },
};

/** The answer is on its way: a spinner, and rows that stay as they are. */
export const Sending: Story = {
  args: { onSend: answers(() => new Promise(() => undefined)) },
  play: async (play) => {
    await fillIn(play, 'hana@papersmith.example');
    await userEvent.keyboard('{Enter}{Enter}');
    const { canvas, args } = play;
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
    await expect(addressOf(play, 1)).toHaveAttribute('readonly');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Sent: it says so, and begins anew with one row. */
export const Sent: Story = {
  play: async (play) => {
    const { canvas, args } = play;
    await fillIn(play, 'hana@papersmith.example', 'kofi@asante.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('2 emails are on their way.')).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledWith([
      { emailAddress: 'hana@papersmith.example' },
      { emailAddress: 'kofi@asante.example' },
    ]);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(addressOf(play, 1)).toHaveValue('');
  },
};

/** 001 §8, FAULTS F68: with the server's words; the rows stay. It is looked at, so that it stays as well. */
export const FailedWithServerText: Story = {
  args: {
    onSend: answers(() =>
      Promise.resolve(shareEmailError({ status: 400, message: 'No more than 50 addresses at once.' })),
    ),
  },
  play: async (play) => {
    const { canvas } = play;
    await fillIn(play, 'hana@papersmith.example');
    await userEvent.keyboard('{Enter}');
    const text = await canvas.findByText('Failed to send email: No more than 50 addresses at once.');
    await expect(text).toBeVisible();
    await userEvent.hover(text);
    await expect(addressOf(play, 1)).toHaveValue('hana@papersmith.example');
  },
};

/** 001 §8: a server that fell over has nothing to say. */
export const FailedWithoutServerText: Story = {
  args: {
    onSend: answers(() => Promise.resolve(shareEmailError({ status: 500, message: 'NullPointerException' }))),
  },
  play: async (play) => {
    const { canvas } = play;
    await fillIn(play, 'hana@papersmith.example');
    await userEvent.keyboard('{Enter}');
    const text = await canvas.findByText('Failed to send email');
    await userEvent.hover(text);
    await expect(canvas.queryByText(/NullPointer/)).toBeNull();
  },
};

/** An organizer's preview: everything can be tried, and nothing is sent. */
export const Preview: Story = {
  args: { isPreview: true },
  play: async (play) => {
    const { canvas, args } = play;
    await fillIn(play, 'hana@papersmith.example');
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toHaveAccessibleDescription('This is a preview: nothing is sent.');
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async (play) => {
    const row = await turnToEmail(play);
    await userEvent.type(row, 'hana@papersmith');
    await userEvent.tab();
    await expect(row).toBeInvalid();
  },
};

export const LongGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async (play) => {
    const row = await turnToEmail(play);
    await userEvent.type(row, 'maximiliane.wilhelmine.von.hohenzollern@landesdenkmalamt');
    await userEvent.tab();
    await expect(row).toBeInvalid();
  },
};
