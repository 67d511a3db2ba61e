import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios } from '../../mocks';
import { createClient } from '../../src/client';
import { searchContacts } from '../../src/contract';
import { ContactsScreen, ImportContactsScreen } from '../../src/organizer/contacts';
import { chooseOption } from '../organizer/chooseOption';
import { chooseFile } from '../organizer/kit/fileImport/importFile';
import { withRoom } from '../organizer/settings';

interface Click {
  preventDefault: () => void;
}

/** The list of contacts and their import, as a host leads from one to the other. */
function Contacts() {
  const [route, setRoute] = useState('list');
  const onNavigate = (href: string, click: Click) => {
    click.preventDefault();
    setRoute(href.slice(1));
  };
  if (route === 'import')
    return (
      <ImportContactsScreen accountId="77" back={{ href: '#list', label: 'All contacts', onNavigate }} />
    );
  return (
    <ContactsScreen
      accountId="77"
      hrefOf={(to) => `#${to}`}
      onNavigate={onNavigate}
      onOpen={setRoute}
      pageSize={10}
    />
  );
}

/** An organizer writes to the contacts of a file. 002 §7 Contacts. */
const meta = {
  title: 'Journeys/Contacts',
  component: Contacts,
  parameters: { ...asJourney, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof Contacts>;
export default meta;
type Story = StoryObj<typeof meta>;

const guests = Array.from(
  { length: 12 },
  (_, index) => `guest${index}@pier.example,Guest,Number ${index},pier`,
);

/** Imported with a tag, filtered by it, all of two pages chosen, and written to. */
export const ImportAndEmail: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Import' }));
    await chooseFile(canvas, 'guests.csv', 'email,firstName,lastName,tags', ...guests);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 12 contacts' }));
    await canvas.findByText('12 contacts added');
    const [, back] = canvas.getAllByRole('link', { name: 'All contacts' });
    if (!back) throw new Error('There is no way back.');
    await userEvent.click(back);

    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tag' }));
    await chooseOption('pier');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10));
    await canvas.findByRole('link', { name: 'Open Guest Number 0' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 12' }));
    const bulk = within(canvas.getByRole('group', { name: 'Bulk actions' }));
    await userEvent.click(bulk.getByRole('button', { name: 'Email' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Email 12 contacts' }));
    await dialog.findByText('12 of 12');
    await userEvent.click(dialog.getByRole('textbox', { name: /^Subject/ }));
    await userEvent.paste('Welcome to the pier');
    await userEvent.click(dialog.getByRole('textbox', { name: /^Message/ }));
    await userEvent.paste('The doors open at nine.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByRole('dialog', { name: 'Sent to 12 people' });
    const { items } = await createClient().call(searchContacts, {
      params: { accountId: '77' },
      body: { count: 20, criteria: { tag: 'pier' } },
    });
    await expect(items.filter(({ lastEmailed }) => lastEmailed !== null)).toHaveLength(12);
  },
};
