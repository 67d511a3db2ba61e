import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { listSessionRegistrations, unregisterFromSession } from '../../../src/contract';
import { SessionRegistrationsScreen } from '../../../src/organizer/sessionRegistrations';
import { type Canvas, withRoom } from '../settings';

/** Who has a place in which session: found, registered, taken out and notified. 002 §7 Agenda. */
const meta = {
  id: 'organizer-session-registrations',
  title: 'Organizer/Program/Session registrations',
  component: SessionRegistrationsScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    emailHref: '/status-email',
    onNavigate: (_, event) => event.preventDefault(),
  },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof SessionRegistrationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const tableOf = (canvas: Canvas, name = 'Session attendees') => canvas.findByRole('grid', { name });
const dialogOf = async () => within(await screen.findByRole('dialog'));
const factOf = async (label: string) => (await (await dialogOf()).findByText(label)).nextElementSibling;
const press = async (name: string | RegExp) =>
  userEvent.click((await dialogOf()).getByRole('button', { name }));
const rowOf = (canvas: Canvas, name: RegExp) => canvas.findByRole('row', { name });
const search = (canvas: Canvas, query: string) =>
  userEvent.type(canvas.getByRole('searchbox', { name: 'Search registrations' }), query);

export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await expect(await tableOf(canvas)).toHaveAttribute('aria-rowcount', '93');
  },
};

/** Places by session; one of them is opened, and the list shows who is in it. */
export const Places: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await tableOf(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sessions' }));
    const grid = within(await tableOf(canvas, 'Sessions'));
    await userEvent.click(grid.getByRole('button', { name: /Waitlisted/ }));
    const [, first] = grid.getAllByRole('row');
    await expect(first).toHaveTextContent(/Engraving a Single Letter.*6.*2.*6.*0/);
    await userEvent.click(grid.getByRole('button', { name: /Engraving a Single Letter/ }));
    await expect(await canvas.findByText('Piotr Kowalski')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sessions' }));
  },
};

/** The place of one is given back: who waited first comes up, and both are told. */
export const Unregistered: Story = {
  play: async ({ canvas }) => {
    await tableOf(canvas);
    await search(canvas, 'Chiara');
    const button = await canvas.findByRole('button', { name: /^Unregister Chiara Conti from Engraving/ });
    await userEvent.click(button);
    await expect((await dialogOf()).getByRole('checkbox', { name: 'Notify by email' })).toBeChecked();
    await press('Unregister');
    await expect(await canvas.findByText('Piotr Kowalski moved up from the waitlist.')).toBeVisible();
    await expect(canvas.getByText('2 emails sent')).toBeVisible();
  },
};

/** Opens the dialog and chooses a ticket of Daniel, who has sessions already. */
async function registerDaniel(canvas: Canvas) {
  await tableOf(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  const dialog = await dialogOf();
  await userEvent.type(dialog.getByRole('searchbox', { name: /^Name, email/ }), 'Daniel Okafor{Enter}');
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Daniel Okafor.*NL26-4794-1/ }));
  const choose = async (session: string) => {
    const search = dialog.getByRole('searchbox', { name: /Sessions/ });
    await userEvent.clear(search);
    await userEvent.type(search, session);
    await userEvent.click(dialog.getByRole('checkbox', { name: session }));
  };
  return { dialog, choose, sessions: () => dialog.getByRole('group', { name: 'Sessions' }) };
}

/** A full session is said before it refuses them all, in the backend’s words; with the waitlist they are registered. */
export const Registered: Story = {
  play: async ({ canvas }) => {
    await tableOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await press('Register');
    await expect(
      await (await dialogOf()).findByText('Choose a ticket', { selector: 'p, span, div' }),
    ).toBeVisible();
    await press('Cancel');
    const { dialog, choose, sessions } = await registerDaniel(canvas);
    await choose('Engraving a Single Letter');
    await waitFor(() =>
      expect(sessions()).toHaveAccessibleDescription(
        /^“Engraving a Single Letter” is full\. Use the waitlist, or choose another session\./,
      ),
    );
    await press('Register');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/has reached capacity/);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Waitlist if a session is full' }));
    await waitFor(() => expect(sessions()).not.toHaveAccessibleDescription(/is full/));
    await press('Register');
    await expect(await canvas.findByText('1 registration added')).toBeVisible();
    await expect(canvas.getByText('1 email sent')).toBeVisible();
  },
};

/** Who has a session at that time is named before anything is sent, and so are two chosen sessions; read aloud once. */
export const AtTheSameTime: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const { dialog, choose, sessions } = await registerDaniel(canvas);
    await choose('Drawing Numerals That Don’t Lie');
    const taken =
      'Already registered for “Finding the Ferry”, at the same time as “Drawing Numerals That Don’t Lie”: Daniel Okafor.';
    await waitFor(() => expect(sessions()).toHaveAccessibleDescription(taken));
    await waitFor(() =>
      expect(dialog.getAllByRole('status').filter((one) => one.textContent === taken)).toHaveLength(1),
    );
    await choose('Painted Signs: Enamel and Brush');
    await waitFor(() =>
      expect(sessions()).toHaveAccessibleDescription(
        /“Drawing Numerals That Don’t Lie” and “Painted Signs: Enamel and Brush” are at the same time\./,
      ),
    );
  },
};

/** Another session is chosen: nothing is in the way any more, which is said as well, and they are registered. */
export const AtAnotherTime: Story = {
  play: async ({ canvas }) => {
    const { dialog, choose, sessions } = await registerDaniel(canvas);
    await choose('Drawing Numerals That Don’t Lie');
    await waitFor(() => expect(sessions()).toHaveAccessibleDescription(/Finding the Ferry/));
    await dialog.findByText(/Finding the Ferry/, { selector: '[role=status]' });
    await press('Register');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      '“Finding the Ferry” is at the same time.',
    );
    await choose('Drawing Numerals That Don’t Lie');
    await choose('Type for Bad Weather');
    await expect(await dialog.findByText('These sessions have seats and don’t overlap')).toBeInTheDocument();
    await press('Register');
    await expect(await canvas.findByText('1 registration added')).toBeVisible();
  },
};

const selectAll = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows shown' }));
  return within(canvas.getByRole('group', { name: 'Bulk actions' }));
};

/** What can’t be done is told by name, with reason and code; then those who are left are told. */
export const Many: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await tableOf(canvas);
    await search(canvas, 'Kowalski');
    await waitFor(async () => expect(await tableOf(canvas)).toHaveAttribute('aria-rowcount', '4'));
    await userEvent.click((await selectAll(canvas)).getByRole('button', { name: 'Add to session' }));
    const form = await dialogOf();
    await userEvent.type(form.getByRole('searchbox', { name: /Sessions/ }), 'Opening Dinner');
    await userEvent.click(form.getByRole('checkbox', { name: 'Opening Dinner' }));
    await press('Register');
    await screen.findByRole('heading', { name: '0 registrations changed' });
    await expect((await dialogOf()).getByRole('alert')).toHaveTextContent(
      /Piotr Kowalski, Opening Dinner.*does not open this session.*Code 4022/,
    );
  },
};

export const ManyGiveBackAndAreTold: Story = {
  play: async ({ canvas }) => {
    await tableOf(canvas);
    await search(canvas, 'Kowalski');
    await waitFor(async () => expect(await tableOf(canvas)).toHaveAttribute('aria-rowcount', '4'));
    await userEvent.click((await selectAll(canvas)).getByRole('button', { name: 'Send status' }));
    await press('Send status');
    await expect(await canvas.findByText('1 email sent')).toBeVisible();
    await userEvent.click((await selectAll(canvas)).getByRole('button', { name: 'Unregister' }));
    await expect(await factOf('Eligible')).toHaveTextContent('3 of 3');
    await press('Unregister');
    await screen.findByRole('heading', { name: '3 registrations changed' });
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('No results')).toBeVisible();
  },
};

const client = createClient();
const params = { accountId: '77', eventId: '1001' };

/** As somebody else would, elsewhere. */
const unregisterElsewhere = (sessionId: string, ticketId: string) =>
  client.call(unregisterFromSession, { params, query: { sessionId, ticketId } });
const ticketOf = async (name: string) => {
  const { items } = await client.call(listSessionRegistrations, { params, query: { search: name } });
  return items[0]?.ticketId ?? '';
};

/** Who loses a seat and who gets one is said beforehand, and who has none by now. Cancelled, they stay selected. */
export const UnregisterChecked: Story = {
  parameters: pictured,
  args: {
    defaultView: {
      search: '',
      filters: { session: 'session-12', status: 'REGISTERED' },
      sort: null,
      page: 1,
      hidden: [],
    },
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Chiara Conti/);
    const actions = await selectAll(canvas);
    // Who waited first gets the seat, and is none of those who are selected.
    await unregisterElsewhere('session-12', await ticketOf('Chiara Conti'));
    await userEvent.click(actions.getByRole('button', { name: 'Unregister' }));
    await expect(await factOf('Eligible')).toHaveTextContent('5 of 6');
    await expect(await factOf('Attendees')).toHaveTextContent('5');
    await expect(await factOf('Sessions')).toHaveTextContent('1');
    await expect(await factOf('Moving up from the waitlist')).toHaveTextContent('1');
    await expect(await factOf('No longer registered')).toHaveTextContent('1');
    await press('Cancel');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unregister' })).toHaveFocus());
    await expect(canvas.getByText('6 selected')).toBeVisible();
  },
};

/** Somebody is faster after the question: who could not be unregistered is named, with reason and code. */
export const UnregisterRefused: Story = {
  play: async ({ canvas }) => {
    await tableOf(canvas);
    await search(canvas, 'Kowalski');
    await waitFor(async () => expect(await tableOf(canvas)).toHaveAttribute('aria-rowcount', '4'));
    await userEvent.click((await selectAll(canvas)).getByRole('button', { name: 'Unregister' }));
    await expect(await factOf('Eligible')).toHaveTextContent('3 of 3');
    await unregisterElsewhere('session-12', await ticketOf('Piotr Kowalski'));
    await press('Unregister');
    await screen.findByRole('heading', { name: '2 registrations changed' });
    await expect((await dialogOf()).getByRole('alert')).toHaveTextContent(
      /Piotr Kowalski, Engraving a Single Letter.*Code 4046/,
    );
  },
};

/** Everybody of one session gets an email. */
export const StatusSent: Story = {
  args: { defaultView: { search: '', filters: { session: 'session-12' }, sort: null, page: 1, hidden: [] } },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Piotr Kowalski/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send status' }));
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('radio', { name: 'Everyone' }));
    await expect(dialog.getByRole('checkbox', { name: 'Engraving a Single Letter' })).toBeChecked();
    await press('Send status');
    await expect(await canvas.findByText('8 emails sent')).toBeVisible();
  },
};

const { records } = scenarios.conference;

/** Nobody registered, and no sessions to register for. */
export const Empty: Story = {
  parameters: {
    scenario: {
      ...scenarios.conference,
      name: 'no registrations',
      records: { ...records, sessionRegistrations: { '1001': [] }, agendaSessions: { '1001': [] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No registrations yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sessions' }));
    await expect(await canvas.findByText('No sessions to register for')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: {
    faults: {
      listSessionRegistrations: { kind: 'error500' },
      runSessionRegistrationAction: { kind: 'error500' },
    },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('We could not load the registrations');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sessions' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
