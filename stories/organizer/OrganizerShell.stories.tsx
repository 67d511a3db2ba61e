import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrganizerShell } from '../../src/organizer/shell';
import { AccountMenu } from '../../src/themed/account';
import { amara } from '../fixtures/orders';

/** Navigation around the organizer's screens. */
const meta = {
  title: 'Organizer/Shell',
  component: OrganizerShell,
  parameters: { layout: 'fullscreen' },
  args: {
    items: [{ href: '#orders', label: 'Orders', icon: 'invoice', isCurrent: true }],
    event: { name: 'Northlight 2026', dates: 'May 14–15' },
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
    children: <h1>{'Orders'}</h1>,
  },
} satisfies Meta<typeof OrganizerShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From 960 px: a rail. */
export const Rail: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Orders' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

/** Below: a bar with a menu. */
export const Bar: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull();
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
};

export const WhileTheEventLoads: Story = { args: { event: undefined } };

export const LongName: Story = {
  args: {
    event: {
      name: 'Northlight International Congress for Public Lettering and Municipal Typography 2026',
      dates: 'May 14–15',
    },
  },
};

const onSignOut = fn();

/** Who is signed in stands below the screens. */
export const SignedIn: Story = {
  args: { account: <AccountMenu person={amara} onSignOut={onSignOut} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amara Osei')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
};
