import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { searchContacts } from '../../../src/contract';
import { ImportContactsScreen } from '../../../src/organizer/contacts';
import { chooseFile } from '../kit/fileImport/importFile';
import { withRoom, type Canvas } from '../settings';

/** Contacts from a file: what it would make, what is wrong with it, and what became of it. 002 §7 import. */
const meta = {
  id: 'organizer-contacts-import',
  title: 'Organizer/Account/Contacts/Import',
  component: ImportContactsScreen,
  args: { accountId: '77', back: { href: '#contacts', label: 'Contacts' } },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof ImportContactsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvas: Canvas, ...lines: string[]) => chooseFile(canvas, 'contacts.csv', ...lines);
const find = async (search: string) =>
  (
    await createClient().call(searchContacts, {
      params: { accountId: '77' },
      body: { criteria: { search } },
    })
  ).items;

/** Countries go by their names. Rows with errors are named before anything is sent; a known address is updated. */
export const SomeRowsWrong: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await choose(
      canvas,
      ...[
        'E-mail;First name;Surname;Company;Country;Tags',
        'rosa@papertrail.example;Rosa;Nguyen;Paper Trail;Ghana;print;',
      ],
      ...['HANA@papersmith.example;Hana;Sato;Papersmith Kyoto;JP;', 'nobody;No;Body;;;'],
      ...['Rosa@papertrail.example;Rosa;Twice;;;', 'kai@reef.example;Kai;Reef;;Atlantis;'],
    );
    await canvas.findByText('2 contacts are ready to import.');
    await expect(canvas.getByText('3 rows have errors and are skipped.')).toBeVisible();
    await expect(canvas.getByText('Row 4, E-mail: Email is not valid.')).toBeVisible();
    await expect(canvas.getByText('Row 5, E-mail: Another row has this email')).toBeVisible();
    await expect(canvas.getByText('Row 6, Country: Unknown country')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2 contacts' }));
    const question = within(await screen.findByRole('dialog', { name: 'Skip 3 rows with errors?' }));
    await userEvent.click(question.getByRole('button', { name: 'Import 2 contacts' }));
    await canvas.findByText('1 contact added');
    await expect(canvas.getByText('1 contact updated')).toBeVisible();
    await expect(await find('rosa@')).toMatchObject([
      { countryCode: 'GH', tags: ['print'], source: 'IMPORT' },
    ]);
    await expect(await find('hana@')).toMatchObject([{ company: 'Papersmith Kyoto', source: 'MANUAL' }]);
  },
};

/** The rows stay, to be sent once more. */
export const Failed: Story = {
  parameters: { faults: { importContacts: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await choose(canvas, 'email,firstName,lastName', 'kai@reef.example,Kai,Reef');
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 1 contact' }));
    await canvas.findByText(/The change may have been made/);
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1 contact' }));
    await canvas.findByText('1 contact added');
  },
};
