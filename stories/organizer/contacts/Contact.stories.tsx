import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { searchContacts } from '../../../src/contract';
import { ContactScreen } from '../../../src/organizer/contacts';
import { withRoom, type Canvas } from '../settings';
import { oftenEmailed } from './contacts.fixtures';

/** One contact: what is known, the tickets, and what they did. 002 §7 Contacts. */
const meta = {
  id: 'organizer-contact',
  title: 'Organizer/Account/Contacts/Contact',
  component: ContactScreen,
  args: {
    accountId: '77',
    contactId: 'contact-marchetti',
    eventId: '1001',
    back: { href: '#contacts', label: 'Contacts' },
    orderHrefOf: (eventId: string, orderId: string) => `#${eventId}/${orderId}`,
    sessionHrefOf: (eventId: string, sessionId: string) => `#${eventId}/agenda/${sessionId}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ticketsOf = async (id: string) => {
  const { items } = await createClient().call(searchContacts, {
    params: { accountId: '77' },
    body: { criteria: { ids: [id] } },
  });
  return items.flatMap(({ tickets }) => tickets.map(({ ticketId }) => ticketId));
};
const openAssign = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Assign tickets' }));
  return within(await screen.findByRole('dialog', { name: `Assign tickets to ${name}` }));
};

/** A ticket is taken from them; it stays valid. */
export const WithTickets: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sofia Marchetti' })).toBeVisible();
    const order = await canvas.findByRole('link', { name: 'NL26-4795-2' });
    await expect(order).toHaveAttribute('href', '#1001/2000-4795');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove ticket NL26-4795-2' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Remove ticket NL26-4795-2 from Sofia Marchetti?' }),
    );
    await expect(question.getByText(/The ticket stays valid/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await canvas.findByText('Ticket NL26-4795-2 was removed.');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Tickets' })).toHaveFocus());
    await expect(await ticketsOf('contact-marchetti')).toEqual(['NL26-4795-1']);
  },
};

/** Whose a ticket is now is said beside it, and whom it leaves before it is assigned. */
export const Assign: Story = {
  args: { contactId: 'contact-bell' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tickets yet')).toBeVisible();
    const dialog = await openAssign(canvas, 'Marcus Bell');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign tickets' }));
    await dialog.findByText('Choose a ticket');
    await userEvent.type(dialog.getByRole('searchbox'), 'NL26-4793-1');
    const ticket = await dialog.findByRole('checkbox', { name: /NL26-4793-1.*Assigned to Ingrid Solberg/ });
    await userEvent.click(ticket);
    await expect(await dialog.findByText('NL26-4793-1 (Ingrid Solberg)')).toBeVisible();
    await expect(dialog.getByText('These tickets leave their current contacts')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Assign tickets' }));
    await canvas.findByText('1 ticket was assigned.');
    await canvas.findByRole('button', { name: 'Remove ticket NL26-4793-1' });
    await expect(await ticketsOf('contact-solberg')).toEqual([]);
    await expect(await ticketsOf('contact-bell')).toEqual(['NL26-4793-1']);
  },
};

const refused = (code: 4022 | 4046, text: RegExp): Story => ({
  args: { contactId: 'contact-bell' },
  parameters: { faults: { setContactTickets: { kind: 'refused', code, times: 1 } } },
  play: async ({ canvas }) => {
    const dialog = await openAssign(canvas, 'Marcus Bell');
    const [first] = await dialog.findAllByRole('checkbox');
    if (!first) throw new Error('There is no ticket.');
    await userEvent.click(first);
    await userEvent.click(dialog.getByRole('button', { name: 'Assign tickets' }));
    await dialog.findByText(text);
    await expect(dialog.getAllByRole('checkbox')[0]).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Assign tickets' }));
    await canvas.findByText('1 ticket was assigned.');
  },
});

export const AssignGone: Story = refused(4046, /A ticket or the contact no longer exists/);
export const AssignTwice: Story = refused(4022, /A ticket was chosen twice/);

/** It could not be taken away: it is still theirs. */
export const RemoveFailed: Story = {
  parameters: { faults: { setContactTickets: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove ticket NL26-4795-1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/The change may have been made/);
    await expect(canvas.getByRole('button', { name: 'Remove ticket NL26-4795-1' })).toBeVisible();
  },
};

/** Asked for no more email: writing to them says so. */
export const Unsubscribed: Story = {
  args: { contactId: 'contact-de-vries' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unsubscribed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Email 1 contact' }));
    await dialog.findByText('0 of 1');
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

const rowsOf = async (canvas: Canvas, title: string) =>
  within(await canvas.findByRole('list', { name: title })).getAllByRole('listitem');

/** Over all events: companies, sessions by their start, emails with the newest first, and what was said to being kept as a lead. */
export const Activity: Story = {
  args: { contactId: 'contact-conti' },
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    const [company] = await rowsOf(canvas, 'Companies');
    await expect(company).toHaveTextContent('Studio Conti');
    const sessions = await rowsOf(canvas, 'Sessions');
    await expect(sessions).toHaveLength(5);
    const [first] = sessions;
    if (!first) throw new Error('There is no session.');
    await expect(first).toHaveTextContent(/Registered.*Northlight.*May 14, 2026.*NL26-4799-1/);
    const link = within(first).getByRole('link');
    await expect(link.getAttribute('href')).toMatch(/^#1001\/agenda\//);
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledWith(link.getAttribute('href'), expect.anything());
    const [newest] = await rowsOf(canvas, 'Emails');
    await expect(newest).toHaveTextContent(/Northlight.*2026/);
    const [consent] = await rowsOf(canvas, 'Hot lead consents');
    if (!consent) throw new Error('There is no consent.');
    await expect(consent).toHaveTextContent('Not given');
    await expect(within(consent).getByRole('link', { name: 'Order 2000-4799' })).toHaveAttribute(
      'href',
      '#1001/2000-4799',
    );
  },
};

export const NoActivity: Story = {
  args: { contactId: 'contact-aalto' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No companies yet')).toBeVisible();
    await expect(canvas.getByText('No sessions yet')).toBeVisible();
    await expect(canvas.getByText('No emails yet')).toBeVisible();
    await expect(canvas.getByText('No hot leads yet')).toBeVisible();
  },
};

/** Ten at once. The button is gone once all are there: the heading has the focus. */
export const ManyEmails: Story = {
  args: { contactId: 'contact-aalto' },
  parameters: { scenario: oftenEmailed },
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Emails')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (10 of 25)' }));
    await expect(await rowsOf(canvas, 'Emails')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (20 of 25)' }));
    await expect(await rowsOf(canvas, 'Emails')).toHaveLength(25);
    await expect(canvas.getByRole('heading', { name: 'Emails' })).toHaveFocus();
  },
};

/** The rest of the contact can be used meanwhile. */
export const ActivityFailed: Story = {
  parameters: { faults: { getContactActivity: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the activity');
    await expect(canvas.getByRole('button', { name: 'Assign tickets' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await rowsOf(canvas, 'Companies');
  },
};

export const ActivitySlow: Story = {
  parameters: { faults: { getContactActivity: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading activity');
    await expect(canvas.getByRole('button', { name: 'Assign tickets' })).toBeEnabled();
    await expect(canvas.queryByText('No sessions yet')).toBeNull();
  },
};

export const Unknown: Story = {
  args: { contactId: 'contact-99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page doesn’t exist')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { faults: { searchContacts: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1, name: 'Sofia Marchetti' });
  },
};
