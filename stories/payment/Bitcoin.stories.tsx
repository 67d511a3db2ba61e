import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { BitcoinSource } from '../../src/contract';
import type { BitcoinState } from '../../src/payments';
import { BitcoinFields, type BitcoinFieldsProps } from '../../src/payments/bitcoin/ui/BitcoinFields';
import { hold } from '../fixtures/orders';

const source: BitcoinSource = {
  id: 'src_1',
  status: 'pending',
  amount: 20_065,
  currency: 'USD',
  bitcoinAmount: 475_737,
  address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  uri: 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.00475737',
};
const given = { email: 'amara@tidewater.example', refundAddress: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' };
const ready: BitcoinState = { script: 'ready', channel: 'connected', payment: { at: 'none' } };
const paying = (at: 'waiting' | 'received' | 'approved', more: Partial<BitcoinState> = {}): BitcoinState => ({
  ...ready,
  payment: { at, source, isRenewed: false, ...given },
  ...more,
});

const meta = {
  title: 'Payment/Bitcoin',
  component: BitcoinFields,
  args: {
    state: ready,
    hold,
    onGenerate: fn(),
    onReset: fn(),
    onRetryLoad: fn(),
    onTryAgain: fn(),
    onProblems: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BitcoinFields>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const email = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Payment Email*' });
const refundAddress = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Bitcoin Refund Address*' });
const generate = (canvas: Canvas) => canvas.getByRole('button', { name: 'Generate Bitcoin address' });
const fill = async (canvas: Canvas) => {
  await userEvent.type(email(canvas), given.email);
  await userEvent.type(refundAddress(canvas), given.refundAddress);
};
const problemsOf = ({ onProblems }: Pick<BitcoinFieldsProps, 'onProblems'>) =>
  (onProblems as ReturnType<typeof fn>).mock.lastCall?.[0] as { text: string; focus: () => void }[];

/** The button waits for a valid email. 000 §5. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(generate(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByText('Bitcoin Email is Required')).toBeNull();
    await fill(canvas);
    await expect(generate(canvas)).not.toHaveAttribute('aria-disabled');
    await userEvent.click(generate(canvas));
    await expect(args.onGenerate).toHaveBeenCalledWith(given);
  },
};

/** What the form is told stands in its error summary and leads into the fields. */
export const NothingFilledIn: Story = {
  args: { showErrors: true },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(problemsOf(args).map(({ text }) => text)).toEqual([
        'Bitcoin Email is Required',
        'Refund address is required.',
        'Please Generate a Bitcoin Address',
      ]),
    );
    for (const { text } of problemsOf(args)) await expect(canvas.getByText(text)).toBeVisible();
    problemsOf(args)[1]?.focus();
    await expect(refundAddress(canvas)).toHaveFocus();
    problemsOf(args)[2]?.focus();
    await expect(generate(canvas)).toHaveFocus();
  },
};

/** An email that is none is said once it was left; an address can't be asked for with it. */
export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(email(canvas), 'amara@tidewater');
    await expect(canvas.queryByText('Incorrect Bitcoin Email')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Incorrect Bitcoin Email')).toBeVisible();
    await userEvent.click(refundAddress(canvas));
    await userEvent.paste('1'.repeat(151));
    await userEvent.tab();
    await expect(canvas.getByText('Address is too long.')).toBeVisible();
    await userEvent.click(generate(canvas));
    await expect(email(canvas)).toHaveFocus();
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};

/** A valid email alone enables the button (000 §5); pressing it then asks for the refund address. */
export const PartlyValid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(email(canvas), given.email);
    await expect(generate(canvas)).not.toHaveAttribute('aria-disabled');
    await userEvent.click(generate(canvas));
    await expect(refundAddress(canvas)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('Refund address is required.')).toBeVisible();
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};

export const LibraryLoading: Story = {
  args: { state: { ...ready, script: 'loading' } },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await expect(generate(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(generate(canvas));
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};

/** FAULTS F33–F36: the rest of the form is as it was. */
export const NotLoaded: Story = {
  args: { state: { ...ready, script: 'failed' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitcoin payments could not load');
    await fill(canvas);
    await expect(generate(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryLoad).toHaveBeenCalledOnce();
  },
};

export const Generating: Story = {
  args: { state: { ...ready, payment: { at: 'generating' } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Generating your Bitcoin address')).toBeInTheDocument();
    await expect(generate(canvas)).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(generate(canvas));
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};

export const NotGenerated: Story = {
  args: { state: { ...ready, payment: { at: 'none', why: 'refused' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was paid.');
  },
};

/** Amount in BTC, link, QR code of 128 px, address. 000 §2.8, §9. */
export const Waiting: Story = {
  args: { state: paying('waiting') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.00475737 BTC')).toBeVisible();
    await expect(canvas.getByText(source.address)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in your wallet' })).toHaveAttribute(
      'href',
      source.uri,
    );
    const code = await canvas.findByRole('img', { name: 'QR code to pay 0.00475737 BTC' });
    await expect(code.querySelector('svg')).toHaveAttribute('width', '128');
    const stages = within(canvas.getByRole('list', { name: 'Payment progress' }));
    await expect(stages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Waiting for Payment',
      'Payment received',
      'Transaction Approved',
    ]);
    await expect(stages.getByText('Waiting for Payment')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText(/^Waiting for Payment\./).closest('[role="status"]')).not.toBeNull();
  },
};

/** Submitted too early: 000 §5. */
export const NotPaidYet: Story = {
  args: { state: paying('waiting'), showErrors: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Please Complete Your Payment')).toBeVisible();
    await waitFor(() =>
      expect(problemsOf(args).map(({ text }) => text)).toEqual(['Please Complete Your Payment']),
    );
    problemsOf(args)[0]?.focus();
    await expect(canvas.getByRole('heading', { name: 'Send exactly' })).toHaveFocus();
  },
};

export const Copied: Story = {
  args: { state: paying('waiting') },
  play: async ({ canvas }) => {
    const written = fn(() => Promise.resolve());
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
      await expect(await canvas.findByText('Address copied.')).toHaveAttribute('role', 'status');
      await expect(written).toHaveBeenCalledWith(source.address);
    } finally {
      if (before) Object.defineProperty(navigator, 'clipboard', before);
      else Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};

/** Without the Clipboard API the address is selected and copied the old way, or by hand. */
export const NotCopied: Story = {
  args: { state: paying('waiting') },
  play: async ({ canvas }) => {
    const refused = () => Promise.reject(new Error('not in this frame'));
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    const command = fn(() => false);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refused }, configurable: true });
    Object.defineProperty(document, 'execCommand', { value: command, configurable: true });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
      await canvas.findByText('Your browser doesn’t allow copying. Select the address instead.');
      await expect(command).toHaveBeenCalledWith('copy');
      await expect(String(getSelection())).toBe(source.address);
    } finally {
      Reflect.deleteProperty(document, 'execCommand');
      if (before) Object.defineProperty(navigator, 'clipboard', before);
      else Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};

/** A provider's link that is none of bitcoin's is not offered. */
export const ForgedLink: Story = {
  args: {
    state: {
      ...ready,
      payment: {
        at: 'waiting',
        source: { ...source, uri: 'javascript:alert(1)' },
        isRenewed: false,
        ...given,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(source.address)).toBeVisible();
  },
};

/** After a reload the email is not known any more: it was never kept. */
export const WaitingAfterReload: Story = {
  args: {
    state: {
      ...ready,
      payment: { at: 'waiting', source, isRenewed: false, refundAddress: given.refundAddress },
    },
    showErrors: true,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Bitcoin Email is Required')).toBeNull();
    await waitFor(() => expect(problemsOf(args)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Change email' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const Restoring: Story = {
  args: { state: { ...ready, payment: { at: 'restoring', failed: false } } },
};

export const RestoreFailed: Story = {
  args: { state: { ...ready, payment: { at: 'restoring', failed: true } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

/** 000 §8, to the letter. */
export const Connecting: Story = {
  args: { state: paying('waiting', { channel: 'connecting' }) },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Connecting to the server. Please wait.');
    await expect(text).toHaveAttribute('role', 'status');
  },
};

/** FAULTS F50. */
export const ConnectionFailed: Story = {
  args: { state: paying('waiting', { channel: 'failed' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Connection failed. Please try again')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

export const Received: Story = {
  args: { state: paying('received'), showErrors: true },
  play: async ({ canvas, args }) => {
    const stages = within(canvas.getByRole('list', { name: 'Payment progress' }));
    await expect(stages.getByText('Payment received')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.queryByRole('button', { name: 'Change email' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Copy address' })).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
    await waitFor(() => expect(problemsOf(args)).toEqual([]));
  },
};

export const Approved: Story = {
  args: { state: paying('approved') },
  play: async ({ canvas }) => {
    const stages = within(canvas.getByRole('list', { name: 'Payment progress' }));
    await expect(stages.getByText('Transaction Approved')).toHaveAttribute('aria-current', 'step');
  },
};

/** Another email means another address; focus goes where it can be typed. */
export const ChangedEmail: Story = {
  args: { state: paying('waiting') },
  render: function Changing(args) {
    const [state, setState] = useState(args.state);
    const onReset = () => setState({ ...state, payment: { at: 'none', why: 'reset' } });
    return <BitcoinFields {...args} state={state} onReset={onReset} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change email' }));
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await expect(email(canvas)).toHaveValue(given.email);
    await expect(canvas.getByText('Your previous Bitcoin address is no longer used')).toBeVisible();
  },
};

export const AddressEnded: Story = {
  args: { state: { ...ready, payment: { at: 'none', why: 'ended' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your Bitcoin address is no longer valid')).toBeVisible();
  },
};

/** The legacy panel asks for the same in words of its own. 000 §2.8, §5. */
export const LegacyEmpty: Story = {
  args: { rules: 'receivers', showErrors: true },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(problemsOf(args).map(({ text }) => text)).toEqual([
        'Email is required.',
        'Refund address is required.',
        'Please Generate a Bitcoin Address',
      ]),
    );
    await userEvent.type(email(canvas), 'amara');
    await userEvent.tab();
    await expect(canvas.getByText('Email is not valid.')).toBeVisible();
  },
};

export const LegacyWaiting: Story = {
  args: { rules: 'receivers', state: paying('waiting') },
};

/** 000 §9: no longer asked for after 60 seconds. */
export const LegacyPaused: Story = {
  args: { rules: 'receivers', state: paying('waiting', { channel: 'paused' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

/** 000 §9: a new receiver after 10 minutes. */
export const LegacyRenewed: Story = {
  args: {
    rules: 'receivers',
    state: { ...ready, payment: { at: 'waiting', source, isRenewed: true, ...given } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This is a new address/)).toBeVisible();
  },
};

export const LegacyApproved: Story = {
  args: { rules: 'receivers', state: paying('approved') },
};
