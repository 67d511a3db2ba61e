import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { ManyPromotionsView } from '../../../src/organizer/promotions/ManyPromotionsView';
import { promotions, context } from './promotions.fixtures';

const ended = { at: 'ended', requested: 500, uncertain: 0, isStopped: false, problem: null } as const;

/** Many codes with the same terms: how far it is, and what came of it. 002 §7, §9 Bulk promo create. */
const meta = {
  id: 'organizer-promotions-many',
  title: 'Organizer/Checkout/Promotions/Many',
  component: ManyPromotionsView,
  args: {
    context,
    state: { at: 'idle' },
    onRun: fn(() => Promise.resolve()),
    onStop: fn(),
    onClose: fn(),
    makeFile: fn(() => new Promise<never>(() => undefined)),
    back: { href: '#promotions', label: 'Promotions' },
  },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'padded',
  },
} satisfies Meta<typeof ManyPromotionsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  parameters: pictured,
  play: async ({ args, canvas }) => {
    const quantity = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '5001');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount' }), '15');
    await userEvent.click(canvas.getByRole('button', { name: 'Create codes' }));
    await canvas.findByText('Enter a whole number from 1 to 5,000');
    await userEvent.type(quantity, '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Create codes' }));
    await waitFor(() =>
      expect(args.onRun).toHaveBeenCalledWith(
        expect.objectContaining({ bulkQuantity: 500, percentOff: 15, maxUses: 1 }),
      ),
    );
  },
};

export const Running: Story = {
  args: { state: { at: 'running', made: 1_250, requested: 5_000 } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Creating codes' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('1,250 of 5,000 codes created');
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: { state: { ...ended, made: promotions, requested: promotions.length } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '10 codes created' }));
    await expect(dialog.getByRole('button', { name: 'Export' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Show promotions' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** What was made stays, and of what was on its way nobody knows. */
export const Stopped: Story = {
  parameters: pictured,
  args: { state: { ...ended, made: promotions, uncertain: 250, isStopped: true } },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('The codes that were created are kept.');
    await expect(alert).toHaveTextContent('250 more may have been created');
  },
};

export const EndedEarly: Story = {
  args: {
    state: {
      ...ended,
      made: promotions,
      problem: { message: { key: 'organizer.kit.form.failed.forbidden' } },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'You don’t have permission to change this.',
    );
  },
};
