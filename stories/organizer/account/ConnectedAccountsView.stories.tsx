import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { authServices } from '../../../src/domain';
import { ConnectedAccountsView } from '../../../src/organizer/account';

const since = { linkedin: '2023-05-02T09:00:00-04:00', stripe: '2024-01-15T13:22:00-05:00' };

/** The services an organizer may link. 000 §1, §2, §6. */
const meta = {
  title: 'Organizer/Account/Connected accounts',
  component: ConnectedAccountsView,
  args: {
    accounts: authServices.map((service) => ({
      service,
      since: service === 'linkedin' || service === 'stripe' ? since[service] : null,
    })),
    state: { at: 'idle' },
    onConnect: fn(),
    onCancel: fn(),
    onDisconnect: fn(),
  },
} satisfies Meta<typeof ConnectedAccountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeConnected: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await expect(canvas.getByText('Connected since May 2, 2023')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect: PayPal' }));
    await expect(args.onConnect).toHaveBeenCalledWith('paypal');
    await expect(canvas.getAllByRole('button', { name: /^Disconnect: / })).toHaveLength(2);
  },
};

/** Where nobody can end a connection, and others than this browser's are unknown. */
export const OfThisBrowser: Story = {
  render: (args) => <ConnectedAccountsView {...args} onDisconnect={undefined} isPartial />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Disconnect: / })).toBeNull();
    await expect(canvas.getByText(/another browser/)).toBeVisible();
  },
};

/** Asked before, with the focus given back. */
export const DisconnectAsks: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Disconnect: Stripe' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Stripe?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep connected' }));
    await expect(args.onDisconnect).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    const again = within(await screen.findByRole('dialog', { name: 'Disconnect Stripe?' }));
    await userEvent.click(again.getByRole('button', { name: 'Disconnect' }));
    await expect(args.onDisconnect).toHaveBeenCalledWith('stripe');
  },
};

/** As it looks while it asks. */
export const DisconnectAsking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect: LinkedIn' }));
    await expect(await screen.findByRole('dialog', { name: 'Disconnect LinkedIn?' })).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { state: { at: 'waiting', service: 'mailchimp' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for Mailchimp.');
    await expect(canvas.getByRole('button', { name: 'Connect: Mailchimp' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { state: { at: 'saving', service: 'eventbrite' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Connect: Eventbrite' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** FAULTS F53: words and a plain link; nothing turns. */
export const Blocked: Story = {
  args: {
    state: { at: 'blocked', service: 'salesforce/sandbox', url: '/auth/salesforce/sandbox?state=1' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Open Salesforce sandbox/ })).toHaveAttribute(
      'rel',
      'opener',
    );
    await expect(canvas.getByRole('button', { name: 'Connect: Salesforce sandbox' })).not.toHaveAttribute(
      'aria-busy',
    );
  },
};

/** FAULTS F54: it can be tried again. */
export const Closed: Story = {
  args: { state: { at: 'closed', service: 'paypal' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The PayPal window was closed.');
  },
};

export const Refused: Story = {
  args: { state: { at: 'failed', service: 'facebook', code: 4003, isRefusal: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Facebook denied access. Error code 4003');
  },
};

export const ConnectedToAnother: Story = {
  args: { state: { at: 'failed', service: 'twitter', code: 4022, isRefusal: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Someone else already signs in with this Twitter account.',
    );
  },
};

/** FAULTS F55: no answer in 30 s, or an error without a code. */
export const Failed: Story = {
  args: { state: { at: 'failed', service: 'linkedin', code: 0, isRefusal: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There was an error processing your request');
    await expect(canvas.queryByText(/Error code/)).toBeNull();
  },
};

export const DisconnectFailed: Story = {
  args: { state: { at: 'keptConnected', service: 'stripe' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Stripe could not be disconnected');
  },
};
