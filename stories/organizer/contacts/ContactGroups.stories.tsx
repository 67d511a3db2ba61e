import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { writeTableView, type TableView } from '../../../src/domain';
import { ContactGroupsScreen } from '../../../src/organizer/contacts';
import { withRoom } from '../settings';
import { emptyAccount } from './contacts.fixtures';

/** How many contacts there are of each company, country, source or tag. 002 §7 aggregate. */
const meta = {
  id: 'organizer-contact-groups',
  title: 'Organizer/Account/Contacts/Groups',
  component: ContactGroupsScreen,
  args: {
    accountId: '77',
    back: { href: '#contacts', label: 'Contacts' },
    listHrefOf: (view: TableView) => `#contacts?${writeTableView(view)}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof ContactGroupsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The largest first. A group leads to its contacts; those without a value have none to be found by. */
export const Groups: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await canvas.findByRole('list', { name: 'Company' });
    await expect(canvas.getByText('None')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'None' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Country' }));
    const countries = within(await canvas.findByRole('list', { name: 'Country' }));
    const [first] = countries.getAllByRole('listitem');
    await expect(first).toHaveTextContent('United States4 contacts');
    const link = countries.getByRole('link', { name: 'Ghana' });
    await expect(link).toHaveAttribute('href', '#contacts?filter.country=GH');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledWith('#contacts?filter.country=GH', expect.anything());
    await userEvent.click(canvas.getByRole('radio', { name: 'Source' }));
    await expect(await canvas.findByRole('link', { name: 'Added manually' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: emptyAccount },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No contacts yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { faults: { aggregateContacts: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('list', { name: 'Company' });
  },
};
