import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { notPictured, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { PromotionsView } from '../../../src/organizer/promotions/PromotionsView';
import { groups, promotions, context, view } from './promotions.fixtures';
import { chooseOption } from '../chooseOption';

/** The event's promotion codes in every state the list has. 002 §7 Promotions. */
const meta = {
  id: 'organizer-promotions-list',
  title: 'Organizer/Checkout/Promotions/List',
  component: PromotionsView,
  args: {
    promotions,
    groups,
    view,
    timeZone: context.timeZone,
    total: promotions.length,
    size: 20,
    onViewChange: fn(),
    onRetry: fn(),
    hrefOf: (route) => `#${route}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: {
    ...notPictured('The stories of one list differ in a part of it; these few show all of its parts.'),
    scenario: scenarios.conference,
    layout: 'padded',
  },
  render: function Stateful(args) {
    const [view, setView] = useState(args.view);
    return (
      <PromotionsView
        {...args}
        view={view}
        onViewChange={(next) => {
          args.onViewChange(next);
          setView(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PromotionsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each row is a link to the editor of its code. */
export const Filled: Story = {
  parameters: pictured,
  play: async ({ args, canvas }) => {
    const row = within(canvas.getByRole('row', { name: /CLASSROOM/ }));
    await expect(row.getByText('40% off')).toBeVisible();
    await expect(row.getByText('Scheduled')).toBeVisible();
    await userEvent.click(row.getByRole('link', { name: 'CLASSROOM' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#CLASSROOM', expect.anything());
  },
};

/** Found by words, status and group; the server does it. */
export const Filters: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search promotions' }), 'la');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Group' }));
    await chooseOption('Schools');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      ...view,
      search: 'la',
      filters: { group: 'group-schools' },
    });
  },
};

/** The ways that are gone now and then are in a panel that opens and closes by the keyboard. */
export const MoreWays: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Create codes in bulk' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};

/** Each row is a card of two lines. */
export const Cards: Story = {
  parameters: pictured,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};

export const Loading: Story = { args: { promotions: null, total: 0, isUpdating: true } };

export const Empty: Story = {
  args: { promotions: [], total: 0, groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No promotions yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New promotion' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { promotions: null, total: 0, hasFailed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load the promotions');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A note in another script begins where its code does. */
export const RightToLeft: Story = {
  parameters: pictured,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const code = canvas.getByText('LANTERN20');
    const note = code.closest('a')?.nextElementSibling;
    if (!note) throw new Error('This code has a note.');
    const text = document.createRange();
    text.selectNodeContents(note);
    const gap = code.getBoundingClientRect().right - text.getBoundingClientRect().right;
    await expect(Math.abs(gap)).toBeLessThan(2);
  },
};
