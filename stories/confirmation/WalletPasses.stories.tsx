import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onPhones, pictured } from '../../.storybook/modes';
import { createFakeWalletPasses } from '../../mocks/adapters/fakeWalletPasses';
import { Confirmation } from '../../src/themed/confirmation';
import { confirmation, postSettings } from '../fixtures/orders';

const settings = { ...postSettings, showTicketQr: true, showAddToCalendar: false, postMessage: '' };
const ticketsOf = (root: HTMLElement) =>
  within(root).getByRole('region', { name: 'Your Registration Details' });

const meta = {
  title: 'Confirmation/Wallet passes',
  component: Confirmation,
  args: {
    data: { ...confirmation, tickets: confirmation.tickets.slice(0, 2), quantity: 2 },
    settings,
    takesFocus: false,
    walletPasses: createFakeWalletPasses(),
    onError: fn(),
  },
} satisfies Meta<typeof Confirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the QR code of each ticket, a button for each wallet that says whose ticket it is. */
export const Both: Story = {
  parameters: { chromatic: { modes: onPhones } },
  play: async ({ canvas, args }) => {
    const apple = await canvas.findByRole('link', {
      name: 'Add to Apple Wallet for Amara Osei, General Admission (opens in a new tab)',
    });
    await expect(apple).toHaveAttribute('href', 'https://passes.example/NL26-GA-00318.pkpass');
    await expect(apple).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(apple.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /^Add to Google Wallet/ })).toHaveLength(2),
    );
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

/** A page that has passes of one wallet. */
export const AppleOnly: Story = {
  args: { walletPasses: createFakeWalletPasses({ outcome: 'apple' }) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /^Add to Apple Wallet/ })).toHaveLength(2),
    );
    await expect(canvas.queryByRole('link', { name: /Google Wallet/ })).toBeNull();
  },
};

/** Passes beside no code, where the organizer shows none. */
export const NoCodes: Story = {
  args: { settings: { ...settings, showTicketQr: false } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /Apple Wallet/ }))[0]).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).toBeNull();
  },
};

/** The space of a button is there at once; the ticket can be used meanwhile. */
export const Loading: Story = {
  args: { walletPasses: createFakeWalletPasses({ outcome: 'neverAnswers' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code of ticket NL26-GA-00318' })).toBeVisible();
    await waitFor(() =>
      expect(ticketsOf(canvasElement).querySelectorAll('li [style*=--bx-bone-width]')).toHaveLength(2),
    );
  },
};

/** FAULTS F106: the ticket and its code stay; the page hears why there is no pass. */
export const Failed: Story = {
  args: { walletPasses: createFakeWalletPasses({ outcome: 'fails' }) },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(2));
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'BX2009' }));
    await expect(canvas.getByText('NL26-GA-00318')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'QR code of ticket NL26-GA-00318' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Wallet/ })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** FAULTS F107: no address goes around the allow-list. */
export const UnsafeAddresses: Story = {
  args: { walletPasses: createFakeWalletPasses({ outcome: 'unsafe' }) },
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(2));
    await expect(canvas.queryByRole('link', { name: /Wallet/ })).toBeNull();
  },
};

const longNames = confirmation.tickets.slice(0, 2).map((ticket) => ({
  ...ticket,
  ticketName: `${ticket.ticketName} für das Donaudampfschifffahrtsgesellschaftskapitänspatentausstellungsamt`,
  attendeeName: 'Maximiliane-Wilhelmine von Hohenzollern-Sigmaringen-Hechingen',
}));

export const LongNamesRightToLeft: Story = {
  args: { data: { ...confirmation, tickets: longNames, quantity: 2 } },
  globals: { locale: 'ar' },
};

export const OnAPhone: Story = { parameters: pictured, globals: { viewport: { value: 'phone' } } };
