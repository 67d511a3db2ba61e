import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getOwnAccount, getSignedInPerson } from '../../../src/contract';
import { AccountsScreen, OpenAccountScreen } from '../../../src/organizer/account';
import { withRoom } from '../settings';

/** The accounts that somebody works in, and the way into another. */
const meta = {
  id: 'organizer-own-accounts',
  title: 'Organizer/Account/Your accounts',
  component: AccountsScreen,
  args: {
    hrefOf: (id) => `#${id}`,
    onNavigate: fn((_: string, click: MouseEvent) => click.preventDefault()),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof AccountsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The open one is marked; the others lead to where they are opened. */
export const List: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    const open = await canvas.findByText('Northlight Conferences');
    await expect(open.closest('li')).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Open Tidewater Studio' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#112', expect.anything());
    await expect(canvas.queryByText('Kolonn Live')).toBeNull();
  },
};

export const ListFailed: Story = {
  parameters: { faults: { listOwnAccounts: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('link', { name: 'Open Tidewater Studio' });
  },
};

/** What is read as one's own from now on is of the other account. */
export const Opened: Story = {
  render: () => <OpenAccountScreen accountId="112" onOpened={opened} />,
  play: async () => {
    await waitFor(() => expect(opened).toHaveBeenCalled());
    await expect((await createClient().call(getOwnAccount, {})).id).toBe('112');
  },
};
const opened = fn();

/** An account one does not belong to is not there (404), and nothing changes. FAULTS F96. */
export const NotTheirs: Story = {
  render: () => <OpenAccountScreen accountId="131" onOpened={opened} back={{ href: '#', label: 'Back' }} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('status')).toBeVisible());
    await expect((await createClient().call(getSignedInPerson, {})).accountId).toBe('77');
  },
};

/** FAULTS F96. */
export const OpenFailed: Story = {
  parameters: { faults: { openOwnAccount: { kind: 'error500', times: 1 } } },
  render: () => <OpenAccountScreen accountId="112" onOpened={opened} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not open the account')).toBeVisible();
    opened.mockClear();
    await userEvent.click(
      within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }),
    );
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  },
};

const { records } = scenarios.conference;
/** The world's people, of whom none belongs to an account. */
const people = records.people['']?.map((person) => ({ ...person, accountId: null })) ?? [];

/** Whoever belongs to no account learns how to get into one. */
export const NoAccounts: Story = {
  parameters: {
    ...pictured,
    scenario: {
      ...scenarios.conference,
      name: 'no accounts',
      records: { ...records, people: { '': people }, members: { '77': [], '112': [] } },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^You don’t belong to an account yet/ });
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
