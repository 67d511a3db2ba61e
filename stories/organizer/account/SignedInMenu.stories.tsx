import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { SignedInMenu, type SignedInMenuProps } from '../../../src/organizer/account';
import { OrganizerShell } from '../../../src/organizer/kit/shell';

/** An event's screens, which the switch to another account leaves. */
function EventScreens({ onSwitchAccount, ...menu }: SignedInMenuProps) {
  const [current, setCurrent] = useState('Orders');
  const items = ['Orders', 'Your accounts'].map((label) => ({
    href: `#${label}`,
    label,
    icon: 'ticket' as const,
    isCurrent: label === current,
  }));
  return (
    <OrganizerShell
      items={items}
      event={{ name: 'Northlight 2026', dates: 'May 14–15' }}
      account={
        <SignedInMenu
          {...menu}
          onSwitchAccount={
            onSwitchAccount &&
            ((id) => {
              onSwitchAccount(id);
              setCurrent('Your accounts');
            })
          }
        />
      }
    >
      <h1>{current}</h1>
    </OrganizerShell>
  );
}

/** Who is signed in, below the screens of an event: their profile, another account, and the way out. */
const meta = {
  title: 'Organizer/Account/Signed-in menu',
  component: SignedInMenu,
  parameters: { ...ofOneScreen, layout: 'fullscreen', scenario: scenarios.conference },
  args: { onSwitchAccount: fn(), links: [{ href: '#profile', label: 'Profile' }] },
  render: (args) => <EventScreens {...args} />,
} satisfies Meta<typeof SignedInMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: Escape leads back to the button, and Enter opens the other account. */
export const SwitchAccount: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Switch account' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Switch account' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const other = await screen.findByRole('button', { name: /^Tidewater Studio/ });
    other.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSwitchAccount).toHaveBeenCalledOnce();
    await expect(args.onSwitchAccount).toHaveBeenCalledWith('112');
  },
};

/** In the menu above the screen, which closes once another screen is on its way. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch account' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Tidewater Studio/ }));
    await expect(args.onSwitchAccount).toHaveBeenCalledOnce();
    await expect(args.onSwitchAccount).toHaveBeenCalledWith('112');
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** The list lies within a phone, from right to left. */
export const InArabic: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  globals: { locale: 'ar', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { expanded: false });
    if (menu) await userEvent.click(menu);
    const open = () => canvas.getByRole('button', { name: 'تبديل الحساب' });
    await waitFor(() => expect(open()).toBeVisible());
    await userEvent.click(open());
    const dialog = await screen.findByRole('dialog', { name: 'تبديل الحساب' });
    const other = await within(dialog).findByRole('button', { name: /^Tidewater Studio/ });
    await expect(getComputedStyle(other).direction).toBe('rtl');
    const { left, right } = other.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
