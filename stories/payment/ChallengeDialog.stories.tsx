import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChallengeDialog } from '../../src/themed/payment';

const meta = {
  title: 'Payment/ChallengeDialog',
  component: ChallengeDialog,
  parameters: { docs: { story: { inline: false, height: 640 } } },
  args: { url: '/challenge.html?intent=none', onCancel: fn(), onAnswered: fn() },
} satisfies Meta<typeof ChallengeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogIn = (element: HTMLElement) =>
  within(element.ownerDocument.body).findByRole('dialog', { name: 'Confirm it is you' });

/** The way out is there at once, and is a decision: Escape does nothing. FAULTS F39. */
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(await dialogIn(canvasElement));
    await expect(dialog.getByTitle("Your bank's confirmation page")).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Only this frame on this origin is heard, and once. FAULTS F41, A12. */
export const Answered: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(await dialogIn(canvasElement));
    const frame = dialog.getByTitle<HTMLIFrameElement>("Your bank's confirmation page");
    const data = { source: 'boxoffice', type: 'challengeAnswered', reference: 'none' };
    const say = (init: MessageEventInit) =>
      window.dispatchEvent(new MessageEvent('message', { data, ...init }));
    say({ origin: window.location.origin, source: window });
    say({ origin: 'https://evil.example', source: frame.contentWindow });
    await expect(args.onAnswered).not.toHaveBeenCalled();
    say({ origin: window.location.origin, source: frame.contentWindow });
    say({ origin: window.location.origin, source: frame.contentWindow });
    await waitFor(() => expect(args.onAnswered).toHaveBeenCalledOnce());
  },
};

export const ReadingTheOutcome: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogIn(canvasElement));
    await expect(dialog.getByRole('status')).toHaveTextContent('Checking with your bank');
  },
};

/** An address that must not be framed. */
export const AddressRefused: Story = {
  args: { url: 'javascript:alert(1)' },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogIn(canvasElement));
    await expect(dialog.getByRole('alert')).toHaveTextContent('could not be opened');
    await expect(dialog.queryByTitle("Your bank's confirmation page")).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
