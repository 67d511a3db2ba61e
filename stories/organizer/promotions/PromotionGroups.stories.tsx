import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { PromotionGroupsScreen } from '../../../src/organizer/promotions';

/** The groups promotions are sorted into. 002 §7 promotionGroups CRUD. */
const meta = {
  id: 'organizer-promotions-groups',
  title: 'Organizer/Checkout/Promotions/Groups',
  component: PromotionGroupsScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    listHrefOf: (group) => `#${group}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
    back: { href: '#promotions', label: 'Promotions' },
  },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'padded',
  },
} satisfies Meta<typeof PromotionGroupsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Renamed, made and deleted; a name that another group has is refused before it is sent. */
export const Conference: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const partners = within(await canvas.findByRole('group', { name: 'Partners' }));
    await userEvent.click(partners.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Partners' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'press');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Another group has this name');
    await userEvent.type(name, '{Backspace}ents');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const presents = within(await canvas.findByRole('group', { name: 'presents' }));
    await userEvent.click(presents.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete presents?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'presents' })).toBeNull());
  },
};

export const FirstGroup: Story = {
  args: { eventId: '1002' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No groups yet' });
    await userEvent.click(canvas.getByRole('button', { name: 'New group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Partners');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('heading', { name: 'Partners' });
  },
};

export const Failed: Story = {
  parameters: { faults: { listPromotionGroups: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the groups');
  },
};
