import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { scenarios } from '../../../../mocks';
import { useCommands } from '../../../../src/organizer/kit/palette';
import { OrganizerShell } from '../../../../src/organizer/kit/shell';
import { AccountMenu } from '../../../../src/themed/account';
import { Notice } from '../../../../src/themed/kit/Notice';
import { amara } from '../../../fixtures/orders';

/** Navigation around the organizer's screens. */
const meta = {
  title: 'Organizer/Kit/Shell',
  component: OrganizerShell,
  parameters: { layout: 'fullscreen' },
  args: {
    items: [
      { href: '#dashboard', label: 'Dashboard', icon: 'home', section: 'Sales' },
      { href: '#orders', label: 'Orders', icon: 'receipt', section: 'Sales', isCurrent: true },
      { href: '#types', label: 'Ticket types', icon: 'ticket', section: 'Checkout' },
      { href: '#widget', label: 'Widget', icon: 'palette', section: 'Checkout' },
    ],
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

/** The page where buyers choose tickets is one link away, in a tab of its own. */
export const WithTicketPage: Story = {
  args: { ticketPageHref: '#tickets' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View ticket page (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', '#tickets');
    await expect(link).toHaveAttribute('target', '_blank');
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

/** Screens of the account stand apart from those of an event: the first entry leads back. */
export const AccountArea: Story = {
  parameters: { scenario: scenarios.conference },
  args: {
    event: { name: 'Account' },
    items: [
      { href: '#event', label: 'Back to Northlight 2026', icon: 'arrow-start' },
      { href: '#events', label: 'Events', icon: 'calendar', isCurrent: true },
      { href: '#members', label: 'Members', icon: 'users' },
    ],
    elsewhere: [{ href: '#orders', label: 'Orders', icon: 'receipt', section: 'Sales' }],
    onGo: fn(),
    children: <h1>{'Events'}</h1>,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Search or go to/ }));
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'ord');
    await userEvent.click(await screen.findByRole('option', { name: /Orders/ }));
    await expect(args.onGo).toHaveBeenCalledWith('#orders');
  },
};

/** A part folds, all but the one with the open screen. */
export const Folds: Story = {
  play: async ({ canvas, args }) => {
    const part = (name: string) => canvas.getByRole('button', { name });
    await expect(part('Sales')).toHaveAttribute('aria-expanded', 'true');
    await expect(part('Sales')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(part('Sales'));
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Widget' })).toBeNull();
    part('Checkout').focus();
    await userEvent.keyboard('{Enter}');
    await expect(part('Checkout')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Widget' }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await userEvent.click(part('Checkout'));
    await expect(canvas.queryByRole('link', { name: 'Widget' })).toBeNull();
  },
};

const manyItems = Array.from({ length: 60 }, (_, index) => ({
  href: `#screen-${index}`,
  label: `Screen ${index + 1}`,
  icon: 'ticket' as const,
  isCurrent: index === 50,
}));

/** A rail that is longer than the window begins where the open screen is; the page itself stays at its top. */
export const LongRail: Story = {
  args: { items: manyItems },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('link', { name: 'Screen 51' }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(window.scrollY).toBe(0);
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

/** What goes on meanwhile stands above every screen. */
export const WithNotice: Story = {
  args: { notice: <Notice title="Resending tickets">{'2,380 of 10,000 done'}</Notice> },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(main.firstElementChild).toHaveTextContent('Resending tickets');
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

const onExport = fn();

/** Offers what it can do to the palette while it is shown. */
function Screen() {
  useCommands([{ id: 'export', label: 'Export the orders', keywords: 'xlsx csv', onRun: onExport }]);
  return <h1>{'Orders'}</h1>;
}

/** Ctrl+K: what this screen can do, every screen and event, and what was used last. */
export const Palette: Story = {
  parameters: { scenario: scenarios.conference },
  args: {
    onGo: fn(),
    commands: [{ title: 'Events', commands: [{ id: 'event 1002', label: 'Lantern Evenings', onRun: fn() }] }],
    children: <Screen />,
  },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: /^Search or go to/ });
    opener.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Search screens and actions' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'csv');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(onExport).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    // What was used last comes first, and is listed a second time where it belongs.
    await expect(options[0]).toHaveTextContent('Export the orders');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('#dashboard');
    await userEvent.click(opener);
    const searched = await screen.findByRole('combobox');
    const place = () => screen.getByRole('dialog').offsetTop;
    const before = place();
    await userEvent.type(searched, 'xyz');
    await expect(await screen.findByText('No results')).toBeVisible();
    // The field stays where it is, whatever was found.
    await expect(place()).toBe(before);
    await userEvent.clear(screen.getByRole('combobox'));
  },
};
