import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import type { OwnAccount } from '../../../src/contract';
import { AccountSwitcherView } from '../../../src/organizer/account/AccountSwitcher';
import { OrganizerShell } from '../../../src/organizer/kit/shell';

const accounts: OwnAccount[] = [
  { id: '77', name: 'Northlight Conferences', role: 'ADMIN' },
  { id: '112', name: 'Tidewater Studio', role: 'EDITOR' },
];
const many: OwnAccount[] = [
  ...accounts,
  ...['Atelier Nord', 'City Stages', 'Field & Form', 'Harbour Trust', 'Openwork', 'Papersmith'].map(
    (name, index) => ({ id: `${200 + index}`, name, role: 'VIEWER' as const }),
  ),
];

/** Whose screens these are, and the way to one's other accounts. */
const meta = {
  title: 'Organizer/Account/Account switcher',
  component: AccountSwitcherView,
  parameters: { ...ofOneScreen, layout: 'fullscreen', scenario: scenarios.conference },
  args: { accounts, accountId: '77', onSwitch: fn(), onRetry: fn() },
  render: (args) => (
    <OrganizerShell items={[]} switcher={<AccountSwitcherView {...args} />}>
      <h1>{'Contacts'}</h1>
    </OrganizerShell>
  ),
} satisfies Meta<typeof AccountSwitcherView>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = () => userEvent.click(screen.getByRole('button', { name: /Switch account$/ }));

/** By keyboard; the button has the focus again. */
export const Few: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ args }) => {
    screen.getByRole('button', { name: /Switch account$/ }).focus();
    await userEvent.keyboard('{Enter}');
    const other = await screen.findByRole('button', { name: 'Tidewater Studio Editor' });
    other.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSwitch).toHaveBeenCalledWith('112');
    await waitFor(() => expect(screen.getByRole('button', { name: /Switch account$/ })).toHaveFocus());
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Northlight Conferences Admin' }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
    await open();
    await screen.findByRole('dialog');
  },
};

/** From eight on they are searched. */
export const Many: Story = {
  args: { accounts: many },
  play: async ({ args }) => {
    await open();
    const field = await screen.findByRole('combobox', { name: 'Find an account' });
    await userEvent.type(field, 'xyz');
    await expect(await screen.findByText('No accounts found.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'tide{Enter}');
    await expect(args.onSwitch).toHaveBeenCalledWith('112');
  },
};

/** Support acts as an account that is none of theirs: its name, and no role. */
export const Acting: Story = {
  args: { accountId: '131', actingName: 'Kolonn Live' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Kolonn Live Switch account' })).toBeVisible();
  },
};

export const NoAccounts: Story = {
  args: { accounts: [], accountId: undefined },
  play: async () => {
    await open();
    await expect(await screen.findByText(/^You don’t belong to an account yet/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { accounts: null, hasFailed: true },
  play: async ({ args }) => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
