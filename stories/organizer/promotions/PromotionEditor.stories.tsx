import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { ApiError } from '../../../src/client';
import type { PromotionValues } from '../../../src/domain/promotions';
import { savedPromotion, PromotionEditorView } from '../../../src/organizer/promotions/PromotionEditorView';
import { promotionNamed, context } from './promotions.fixtures';

const saved = (values: PromotionValues, version: number) => Promise.resolve({ values, version: version + 1 });
const of = (code: string) => ({ promotion: promotionNamed(code), context });

/** One promotion: its code, what it gives, when and how often, and what became of it. 002 §7 Promotions. */
const meta = {
  id: 'organizer-promotions-promotion',
  title: 'Organizer/Checkout/Promotions/Promotion',
  component: PromotionEditorView,
  args: {
    ...of('FRIENDS'),
    save: saved,
    onRemove: fn(() => Promise.resolve()),
    ordersHrefOf: (code) => `#orders-${code}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
    back: { href: '#promotions', label: 'Promotions' },
  },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'padded',
  },
} satisfies Meta<typeof PromotionEditorView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** Made and saved with the keyboard alone. */
export const New: Story = {
  parameters: pictured,
  args: { promotion: null, save: fn(saved) },
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Code' }).focus();
    await userEvent.keyboard('spring-20');
    canvas.getByRole('textbox', { name: 'Discount' }).focus();
    await userEvent.keyboard('20');
    await canvas.findByText('This code has no benefit yet. Choose tickets for it.');
    const discounted = within(canvas.getByRole('group', { name: 'Discounted tickets' }));
    discounted.getByRole('checkbox', { name: 'Two-Day Pass' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(/has no benefit yet/)).toBeNull());
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith(
        expect.objectContaining({ code: 'spring-20', percentOff: 20, discountedTicketTypeIds: ['3002'] }),
        0,
      ),
    );
  },
};

/** What is wrong is said at its field and in one list above, which leads there. */
export const Refused: Story = {
  args: { promotion: null },
  play: async ({ canvas }) => {
    await save(canvas);
    const summary = await canvas.findByRole('region', { name: 'Fix this first' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(
      within(summary).getByRole('link', { name: 'Discount: Enter a percentage from 0 to 100' }),
    );
    await expect(canvas.getByRole('textbox', { name: 'Discount' })).toHaveFocus();
  },
};

/** Its orders name it: the code and the promotion stay. */
export const Used: Story = {
  parameters: pictured,
  args: {
    ...of('LANTERN20'),
    save: () =>
      Promise.reject(new ApiError('refused', 409, { code: 4091, message: 'It was used.' }, 'It was used.')),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Show the 4 orders that used it' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#orders-LANTERN20', expect.anything());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'LANTERN20 can’t be deleted' }));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '1');
    await save(canvas);
    await canvas.findByRole('region', { name: 'Fix this first' });
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      /This code was used in orders, so it can’t be changed/,
    );
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('LANTERN201');
  },
};

/** Somebody else saved first: what both changed is asked about, and nothing typed is lost. */
export const Conflict: Story = {
  args: {
    save: () => Promise.reject(new ApiError('refused', 409, { code: 4090, message: 'Changed.' }, 'Changed.')),
    reload: () =>
      Promise.resolve(
        savedPromotion({ ...promotionNamed('FRIENDS'), percentOff: 30, maxUses: 5 }, context.timeZone),
      ),
  },
  play: async ({ canvas }) => {
    const percent = canvas.getByRole('textbox', { name: 'Discount' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '25');
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
    await expect(dialog.getByRole('radiogroup', { name: 'Discount' })).toBeVisible();
    await expect(dialog.getByRole('radiogroup', { name: 'Order limit' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(percent).toHaveValue('25');
  },
};

export const Failed: Story = {
  args: { save: () => Promise.reject(new ApiError('network', 0, null, 'No connection.')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Hello');
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Hello');
  },
};

export const Delete: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete FRIENDS?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
