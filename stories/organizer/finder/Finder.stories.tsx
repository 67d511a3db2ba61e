import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { scenarios } from '../../../mocks';
import { useEventActions, useFinder } from '../../../src/organizer/finder';
import { OrganizerShell } from '../../../src/organizer/kit/shell';

const onOpen = fn();
const onGo = fn();
const hrefs = {
  refund: '#orders?filter.status=paid',
  emailAttendees: '#emails',
  addTicketType: '#types/new',
  importSessions: '#agenda/import',
  addSpeaker: '#speakers/new',
  addPoll: '#polls?new=true',
  addMessage: '#app-messages?new=true',
};

/** The shell as a host puts it together: its palette finds the event's records, and what organizers do most. */
function Organizer() {
  const search = useFinder({ accountId: '77', eventId: '1001', onOpen });
  const actions = useEventActions({ hrefs, onGo });
  return (
    <OrganizerShell
      items={[{ href: '#orders', label: 'Orders', icon: 'receipt', section: 'Sales', isCurrent: true }]}
      event={{ name: 'Northlight 2026', dates: 'May 14–15' }}
      onGo={onGo}
      commands={[actions]}
      search={search}
    >
      <h1>{'Orders'}</h1>
    </OrganizerShell>
  );
}

/** Ctrl+K finds what an event has: orders, people, sessions, speakers, emails, codes, ticket types, and actions. */
const meta = {
  title: 'Organizer/Kit/Finder',
  component: Organizer,
  parameters: { layout: 'fullscreen', scenario: scenarios.conference },
} satisfies Meta<typeof Organizer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The palette with something typed into it. */
async function type(text: string) {
  if (!screen.queryByRole('dialog')) await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search orders, people, actions' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

/** An order by its buyer, a person by name; an action by another word for it. Enter goes there, and nothing of it is stored. */
export const Found: Story = {
  play: async () => {
    await type('money back');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(onGo).toHaveBeenCalledWith('#orders?filter.status=paid');

    const field = await type('osei');
    const orders = within(await screen.findByRole('group', { name: 'Orders' }));
    await expect(orders.getByRole('option', { name: /Amara Osei.*Paid/ })).toBeVisible();
    const people = within(await screen.findByRole('group', { name: 'Attendees' }));
    await userEvent.hover(await people.findByRole('option', { name: /Kwame Osei/ }));
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledWith('attendee', expect.stringMatching(/4817$/));
    await waitFor(() => expect(field).not.toBeInTheDocument());

    await userEvent.keyboard('{Control>}k{/Control}');
    const last = within(await screen.findByRole('group', { name: 'Recent' })).getAllByRole('option');
    await expect(last).toHaveLength(1);
    await expect(last[0]).toHaveTextContent('Refund order');
    await type('osei');
    await screen.findByRole('option', { name: /Amara Osei.*Paid/ });
  },
};

/** A contact of the account, whatever the event; no more than five of them. */
export const Contacts: Story = {
  play: async () => {
    await type('solberg');
    const contacts = within(await screen.findByRole('group', { name: 'Contacts' }));
    await expect(contacts.getByRole('option', { name: /Ingrid Solberg.*Fjord Type/ })).toBeVisible();
    await type('.example');
    await waitFor(() =>
      expect(within(screen.getByRole('group', { name: 'Contacts' })).getAllByRole('option')).toHaveLength(5),
    );
    await type('solberg');
    const found = within(await screen.findByRole('group', { name: 'Contacts' }));
    await userEvent.click(await found.findByRole('option', { name: /Ingrid Solberg/ }));
    await expect(onOpen).toHaveBeenCalledWith('contact', 'contact-solberg');
  },
};

/** A speaker by what they do; a session with its day on the event's clocks; and the way to add a speaker. */
export const Program: Story = {
  play: async () => {
    await type('ferries');
    const speakers = within(await screen.findByRole('group', { name: 'Speakers' }));
    await expect(speakers.getByRole('option', { name: /Sunniva Berg.*Fjordline Ferries/ })).toBeVisible();
    await type('holt');
    const sessions = within(await screen.findByRole('group', { name: 'Sessions' }));
    await expect((await sessions.findAllByRole('option'))[0]).toHaveTextContent(/Thu, Feb 26 · /);
    await type('panelist');
    await userEvent.click(await screen.findByRole('option', { name: 'Add speaker' }));
    await expect(onGo).toHaveBeenCalledWith('#speakers/new');
  },
};

/** Another record of an area, by “new”, “create” or “add”; “add” finds those whose label says “New” as well. */
export const AnotherOne: Story = {
  play: async () => {
    await type('new poll');
    await userEvent.click(await screen.findByRole('option', { name: 'New poll' }));
    await expect(onGo).toHaveBeenLastCalledWith('#polls?new=true');
    await type('create app message');
    await userEvent.click(await screen.findByRole('option', { name: 'New message' }));
    await expect(onGo).toHaveBeenLastCalledWith('#app-messages?new=true');
    await type('new speaker');
    await expect(await screen.findByRole('option', { name: 'Add speaker' })).toBeVisible();
  },
};

/** What is there can be used while the rest is read. */
export const Reading: Story = {
  parameters: { faults: { searchTickets: { kind: 'neverAnswers' } } },
  play: async () => {
    const field = await type('osei');
    await screen.findByRole('option', { name: /Amara Osei.*Paid/ });
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByRole('status')).toHaveTextContent('Searching…');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledWith('order', expect.stringMatching(/4817$/));
    await type('xyz');
    await expect(dialog.queryByText('No results')).toBeNull();
  },
};

/** One kind can't be read: the others are found all the same. */
export const OneRefused: Story = {
  parameters: { faults: { listOrders: { kind: 'error500' } } },
  play: async () => {
    const field = await type('osei');
    await screen.findByRole('option', { name: /Kwame Osei/ });
    const dialog = within(screen.getByRole('dialog'));
    await expect(await dialog.findByText('Some results could not be loaded.')).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const NothingFound: Story = {
  play: async () => {
    await type('zzyzx');
    await expect(await screen.findByText('No results')).toBeVisible();
  },
};
