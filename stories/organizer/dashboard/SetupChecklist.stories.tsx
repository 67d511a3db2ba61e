import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onPhones } from '../../../.storybook/modes';
import { setupStepNames, type SetupStepName } from '../../../src/domain';
import { SetupChecklistView } from '../../../src/organizer/dashboard/SetupChecklist';

const withDone = (...done: SetupStepName[]) =>
  setupStepNames.map((name) => ({ name, isDone: done.includes(name) }));

/** What an event still needs before its first order. */
const meta = {
  id: 'organizer-dashboard-setup',
  title: 'Organizer/Sales/Dashboard/Setup',
  component: SetupChecklistView,
  args: {
    steps: withDone('ticketTypes'),
    setupHrefs: {
      ticketTypes: '#types',
      appearance: '#widget',
      payment: '#payments',
      publish: '#website',
      testOrder: '#tickets',
    },
    onRetry: fn(),
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
  },
} satisfies Meta<typeof SetupChecklistView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  parameters: { chromatic: { modes: onPhones } },
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Get ready to sell' }));
    await expect(list.getByText('1 of 5 done')).toBeVisible();
    const [first, second] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Create a ticket type Done');
    await expect(second).not.toHaveTextContent('Done');
    await userEvent.click(list.getByRole('link', { name: 'Choose colors and fonts' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#widget', expect.anything());
    const test = list.getByRole('link', { name: 'Place a test order (opens in a new tab)' });
    await expect(test).toHaveAttribute('target', '_blank');
  },
};

export const NothingDone: Story = { args: { steps: withDone() } };

/** All but the order that ends the list. */
export const AllSetUp: Story = {
  args: { steps: withDone('ticketTypes', 'appearance', 'payment', 'publish') },
};

/** A host that has no such screens. */
export const WithoutLinks: Story = {
  args: { setupHrefs: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = { args: { steps: null, isUpdating: true } };

export const Failed: Story = {
  args: { steps: null, hasFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
