import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { searchContacts } from '../../../src/contract';
import { ContactsScreen } from '../../../src/organizer/contacts';
import { chooseOption } from '../chooseOption';
import { withRoom, type Canvas } from '../settings';
import { emptyAccount, manyContacts } from './contacts.fixtures';

/** The people an account knows: found, filtered, added and emailed. 002 §7 Contacts. */
const meta = {
  id: 'organizer-contacts',
  title: 'Organizer/Account/Contacts',
  component: ContactsScreen,
  args: {
    accountId: '77',
    hrefOf: (route: string) => `#${route}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
    onOpen: fn(),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof ContactsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
const emailDialog = async (title: string | RegExp) =>
  within(await screen.findByRole('dialog', { name: title }));
/** Chooses every contact of the page, and then of all pages. */
async function chooseAll(canvas: Canvas, total: number) {
  await canvas.findAllByRole('rowheader');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
  const every = canvas.queryByRole('button', { name: `Select all ${total}` });
  if (every) await userEvent.click(every);
}
/** What can be done with those that are chosen; the column is called so too. */
const pressEmail = async (canvas: Canvas) => {
  const bulk = within(await canvas.findByRole('group', { name: 'Bulk actions' }));
  await userEvent.click(bulk.getByRole('button', { name: 'Email' }));
};
async function write(dialog: Awaited<ReturnType<typeof emailDialog>>) {
  await userEvent.click(dialog.getByRole('textbox', { name: /^Subject/ }));
  await userEvent.paste('The program is out');
  await userEvent.click(dialog.getByRole('textbox', { name: /^Message/ }));
  await userEvent.paste('Forty talks in two days.');
}

/** Found while one types, sorted by the server, and opened by name. */
export const List: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('link', { name: 'Open Sven Aalto' });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(22);
    await userEvent.click(canvas.getByRole('button', { name: /^Email/ }));
    await waitFor(() => expect(names(canvas)[0]).toBe('Amara Osei'));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search contacts' }), 'press');
    await waitFor(() => expect(names(canvas)).toEqual(['Noor Haddad', 'Yusuf Demir']));
    await userEvent.click(canvas.getByRole('link', { name: 'Open Noor Haddad' }));
    await expect(args.onOpen).toHaveBeenCalledWith('contact-haddad');
  },
};

/** By any of what contacts have; the filters of an address are those of the list. */
export const Filtered: Story = {
  args: { defaultView: { search: '', filters: { country: 'US' }, sort: null, page: 1, hidden: [] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(names(canvas)).toHaveLength(4));
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveTextContent('United States');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tag' }));
    await chooseOption('sponsor');
    await waitFor(() => expect(names(canvas)).toEqual(['Marcus Bell', 'Wei Chen']));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tickets' }));
    await chooseOption('With tickets');
    await waitFor(() => expect(names(canvas)).toEqual(['Wei Chen']));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Source' }));
    await chooseOption('Import');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names(canvas)).toHaveLength(22));
  },
};

export const NoMatch: Story = {
  args: { defaultView: { search: 'zzz', filters: {}, sort: null, page: 1, hidden: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { ...pictured, scenario: emptyAccount },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No contacts yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '#import');
  },
};

export const Failed: Story = {
  parameters: { faults: { searchContacts: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the contacts');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('link', { name: 'Open Sven Aalto' });
  },
};

/** The list keeps its place while its answer is on the way. */
export const Slow: Story = {
  parameters: { faults: { searchContacts: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
    await expect(canvas.queryByText('No contacts yet')).not.toBeInTheDocument();
  },
};

/** An address that another contact has leads to that contact; nothing that was typed is lost. */
export const Add: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('button', { name: 'New contact' }));
    const dialog = await emailDialog('New contact');
    const email = dialog.getByRole('textbox', { name: /^Email/ });
    await userEvent.type(email, 'HANA@papersmith.example');
    await userEvent.type(dialog.getByRole('textbox', { name: /^First name/ }), 'Mateo');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Ruiz');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Another contact has this email/));
    const other = await dialog.findByRole('link', { name: 'Open Hana Sato' });
    await expect(other).toHaveAttribute('href', '#contact-sato');
    await expect(dialog.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Ruiz');
    await userEvent.click(other);
    await expect(args.onNavigate).toHaveBeenCalledWith('#contact-sato', expect.anything());

    await userEvent.clear(email);
    await userEvent.type(email, 'mateo.ruiz@providence.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Mateo Ruiz was added.');
    await canvas.findByRole('link', { name: 'Open Mateo Ruiz' });
    await expect(canvas.getByRole('button', { name: 'New contact' })).toHaveFocus();
  },
};

/** A failed call leaves the form as it was. */
export const AddFailed: Story = {
  parameters: { faults: { createContact: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('button', { name: 'New contact' }));
    const dialog = await emailDialog('New contact');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Email/ }), 'mateo@providence.example');
    await userEvent.type(dialog.getByRole('textbox', { name: /^First name/ }), 'Mateo');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Ruiz');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByRole('alert');
    await expect(dialog.getByRole('textbox', { name: /^First name/ })).toHaveValue('Mateo');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Mateo Ruiz was added.');
  },
};

/** Who is skipped is said before anything is written, and afterwards by name. */
export const Email: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await chooseAll(canvas, 22);
    await pressEmail(canvas);
    const dialog = await emailDialog('Email 22 contacts');
    await dialog.findByText('20 of 22');
    await expect(dialog.getByText('Unsubscribed')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    const subject = dialog.getByRole('textbox', { name: /^Subject/ });
    await expect(subject).toHaveAccessibleDescription(/Subject is required/);
    await write(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    const sent = await emailDialog('Sent to 20 people');
    await expect(await sent.findByText('Anneke de Vries')).toBeVisible();
    await expect(sent.getByText('Oliver Grant')).toBeVisible();
    await expect(sent.getByText('2 contacts were skipped')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.queryByRole('group', { name: 'Bulk actions' })).not.toBeInTheDocument(),
    );
    const { items } = await createClient().call(searchContacts, {
      params: { accountId: '77' },
      body: { criteria: { ids: ['contact-solberg', 'contact-grant'] } },
    });
    await expect(items.map(({ lastEmailed }) => lastEmailed !== null)).toEqual([false, true]);
  },
};

/** Of all that are found, on pages that were not seen too; the number of very many has to be typed. */
export const EmailMany: Story = {
  parameters: { scenario: manyContacts },
  play: async ({ canvas }) => {
    await chooseAll(canvas, 150);
    await pressEmail(canvas);
    const dialog = await emailDialog('Email 150 contacts');
    await dialog.findByText('148 of 150');
    await write(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    const number = await dialog.findByRole('textbox', { name: /^Type 148 to confirm/ });
    await waitFor(() => expect(number).toHaveAccessibleDescription(/Enter 148/));
    await userEvent.type(number, '148');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByRole('dialog', { name: 'Sent to 148 people' });
  },
};

/** Whoever asked for no email gets none: there is nothing to write. */
export const EmailNobody: Story = {
  args: { defaultView: { search: '', filters: { unsubscribed: 'yes' }, sort: null, page: 1, hidden: [] } },
  play: async ({ canvas }) => {
    await chooseAll(canvas, 2);
    await pressEmail(canvas);
    const dialog = await emailDialog('Email 2 contacts');
    await dialog.findByText('0 of 2');
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

const openEmail = async (canvas: Canvas) => {
  await chooseAll(canvas, 22);
  await pressEmail(canvas);
  const dialog = await emailDialog('Email 22 contacts');
  await dialog.findByText('20 of 22');
  await write(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  return dialog;
};
/** What was typed is there, and is sent at the next try. */
const sendAgain = async (dialog: Awaited<ReturnType<typeof emailDialog>>) => {
  await expect(dialog.getByRole('textbox', { name: /^Subject/ })).toHaveValue('The program is out');
  await expect(dialog.getByRole('textbox', { name: /^Message/ })).toHaveValue('Forty talks in two days.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog', { name: 'Sent to 20 people' });
};

/** One of them is gone: nobody was written to. */
export const EmailRefused: Story = {
  parameters: { faults: { emailContacts: { kind: 'refused', code: 4046, times: 1 } } },
  play: async ({ canvas }) => {
    const dialog = await openEmail(canvas);
    await dialog.findByText(/One of these contacts no longer exists/);
    await sendAgain(dialog);
  },
};

export const EmailFailed: Story = {
  parameters: { faults: { emailContacts: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    const dialog = await openEmail(canvas);
    await dialog.findByText(/The emails may have been sent/);
    await sendAgain(dialog);
  },
};

/** Who is skipped could not be found out: it is said, can be tried again, and is known afterwards in any case. */
export const EmailUnchecked: Story = {
  parameters: { scenario: manyContacts, faults: { searchContactIds: { kind: 'error500', times: 2 } } },
  play: async ({ canvas }) => {
    await chooseAll(canvas, 150);
    await pressEmail(canvas);
    const dialog = await emailDialog('Email 150 contacts');
    await dialog.findByText('We could not check your selection');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText('148 of 150');
  },
};
