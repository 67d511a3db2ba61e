import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { deleteAgendaSession, listAgendaSessions } from '../../../src/contract';
import { AgendaScreen } from '../../../src/organizer/agenda';
import { type Canvas, withRoom } from '../settings';
import { chooseOption } from '../chooseOption';
import { crowded, noSessions } from './worlds';

const params = { accountId: '77', eventId: '1001' };

/** The sessions of an event: found, copied, deleted, and the ways to make them. 002 §7 Agenda. */
const meta = {
  id: 'organizer-agenda',
  title: 'Organizer/Program/Agenda',
  component: AgendaScreen,
  args: {
    ...params,
    hrefOf: (route) => `#${route}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof AgendaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const titles = async () => {
  const { items } = await client.call(listAgendaSessions, { params, query: { size: 1_000 } });
  return items.map(({ title }) => title);
};
const choose = async (canvas: Canvas, filter: string, option: string) => {
  await userEvent.click(canvas.getByRole('combobox', { name: filter }));
  await chooseOption(option);
};
const select = async (canvas: Canvas, title: string) =>
  userEvent.click(await canvas.findByRole('checkbox', { name: `Select session ${title}` }));
const bulk = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** By start, on the clocks of the event; a title leads to the session. Found by day, location, status and track. */
export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('link', { name: 'Finding the Ferry' });
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledWith('#session-4', expect.anything());
    await expect(canvas.getByRole('link', { name: 'New session' })).toHaveAttribute('href', '#new');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('link', { name: 'Agenda settings' })).toHaveAttribute('href', '#settings');
    await userEvent.keyboard('{Escape}');
    await choose(canvas, 'Day', 'Fri, May 15');
    await choose(canvas, 'Location', 'Glasshouse');
    await canvas.findByRole('link', { name: 'Letters From the Archive' });
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /./ })).toHaveLength(3));
    await choose(canvas, 'Location', 'Any location');
    await choose(canvas, 'Status', 'Canceled');
    const row = within(await canvas.findByRole('row', { name: /Night Printing on the Pier/ }));
    await expect(row.getByText('Canceled')).toBeVisible();
    await choose(canvas, 'Status', 'Any status');
    await choose(canvas, 'Day', 'Any day');
    await canvas.findByRole('link', { name: 'Finding the Ferry' });
  },
};

/** What is in the way of which sessions: a tag for each kind, with its reason for whoever hears it. */
export const Conflicts: Story = {
  args: { pageSize: 50 },
  parameters: { ...pictured, scenario: crowded },
  play: async ({ canvas }) => {
    const row = async (name: RegExp) => {
      const link = await canvas.findByRole('link', { name });
      return within(link.closest<HTMLElement>('[role=row]') ?? link);
    };
    const draft = await row(/Letters From the Archive/);
    await expect(await draft.findByText('Location conflict')).toHaveTextContent(
      /: Great Hall is in use at this time: Reading Aloud: Screen Readers on Stage, Fri, May 15, 1:30/,
    );
    await expect(draft.getByText('Speaker conflict')).toHaveTextContent(
      /: A speaker is in another session at this time: Reading Aloud/,
    );
    const other = await row(/Reading Aloud/);
    await expect(other.getByText('Location conflict')).toHaveTextContent(
      /Letters From the Archive, Fri, May 15/,
    );
    const shed = await row(/Engraving a Single Letter/);
    await expect(shed.getByText('Over capacity')).toHaveTextContent(
      'The capacity (6) is more than the location’s seats (5). More people are registered (6) than there are seats (5).',
    );
    await expect((await row(/Finding the Ferry/)).queryByText(/conflict|capacity/)).toBeNull();
  },
};

/** Copies are drafts at the same time; deleting asks first, and takes all or none. */
export const CopiedAndDeleted: Story = {
  play: async ({ canvas }) => {
    await select(canvas, 'Doors and coffee');
    await select(canvas, 'Finding the Ferry');
    await bulk('Duplicate');
    await expect(await canvas.findByText('2 sessions copied as drafts')).toBeVisible();
    await select(canvas, 'Finding the Ferry (copy)');
    await bulk('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 session?' }));
    await dialog.findByText('1 of 1');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('1 session deleted')).toBeVisible();
    await expect(await titles()).toContain('Doors and coffee (copy)');
    await expect(await titles()).not.toContain('Finding the Ferry (copy)');
  },
};

const ferry = 'Finding the Ferry';
const engraving = 'Engraving a Single Letter';

/** As somebody else would, elsewhere. */
async function deleteElsewhere(title: string) {
  const { items } = await client.call(listAgendaSessions, { params, query: { size: 1_000 } });
  const sessionId = items.find((session) => session.title === title)?.id ?? '';
  await client.call(deleteAgendaSession, { params: { ...params, sessionId } });
}

const questionOf = async (count: number) =>
  within(await screen.findByRole('dialog', { name: `Delete ${count} sessions?` }));
const factOf = async (dialog: Awaited<ReturnType<typeof questionOf>>, label: string) =>
  (await dialog.findByText(label)).nextElementSibling;

/** What is deleted with them is said beforehand, and what somebody else deleted meanwhile. Cancelled, they stay selected. */
export const DeleteChecked: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    for (const title of ['Doors and coffee', ferry, engraving]) await select(canvas, title);
    await deleteElsewhere('Doors and coffee');
    await bulk('Delete');
    const dialog = await questionOf(3);
    await expect(await factOf(dialog, 'Eligible')).toHaveTextContent('2 of 3');
    await expect(await factOf(dialog, 'Registrations deleted')).toHaveTextContent('10');
    await expect(await factOf(dialog, 'Waitlist spots deleted')).toHaveTextContent('2');
    await expect(await factOf(dialog, 'Already deleted')).toHaveTextContent('1');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await expect(await titles()).toContain(ferry);
    await bulk('Delete');
    const again = await questionOf(3);
    await again.findByText('2 of 3');
    await userEvent.click(again.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('2 sessions deleted')).toBeVisible();
    await expect(await titles()).not.toContain(engraving);
  },
};

/** All of them are gone: there is nothing to confirm. */
export const NothingToDelete: Story = {
  play: async ({ canvas }) => {
    for (const title of [ferry, engraving]) await select(canvas, title);
    for (const title of [ferry, engraving]) await deleteElsewhere(title);
    await bulk('Delete');
    const dialog = await questionOf(2);
    await expect(await factOf(dialog, 'Eligible')).toHaveTextContent('0 of 2');
    await expect(dialog.queryByText('Registrations deleted')).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};

/** Sessions in rooms and live ones are not sent; those that have the version are skipped, and all of it is said. 002 §4, §5. */
export const VideoMigrated: Story = {
  play: async ({ canvas }) => {
    const preludes = ['Maps for Lost People', 'Open Studio', 'Ask the Type Designers'];
    await select(canvas, ferry);
    await bulk('Migrate video');
    const name = 'Migrate the selected sessions to version 2?';
    const nothing = within(await screen.findByRole('dialog', { name }));
    await expect(await factOf(nothing, 'Eligible')).toHaveTextContent('0 of 1');
    await expect(nothing.queryByRole('button', { name: 'Migrate video' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    for (const prelude of preludes) await select(canvas, `Prelude: ${prelude}`);
    await bulk('Migrate video');
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(await factOf(dialog, 'Eligible')).toHaveTextContent('2 of 4');
    await expect(await factOf(dialog, 'live now')).toHaveTextContent('1');
    await userEvent.click(dialog.getByRole('button', { name: 'Migrate video' }));
    await expect(
      await canvas.findByText('Migrated to version 2: 1. Skipped, already on version 2: 1.'),
    ).toBeVisible();
  },
};

/** It could not be checked, and is checked again; then the backend deletes none, and all stay selected. */
export const DeleteRefused: Story = {
  parameters: {
    faults: {
      runSessionRegistrationAction: { kind: 'error500', times: 1 },
      removeAgendaSessions: { kind: 'refused', code: 4046, times: 1 },
    },
  },
  play: async ({ canvas }) => {
    for (const title of [ferry, engraving]) await select(canvas, title);
    await bulk('Delete');
    const dialog = await questionOf(2);
    await dialog.findByText('We could not check your selection');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await factOf(dialog, 'Eligible')).toHaveTextContent('2 of 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(await titles()).toContain(ferry);
  },
};

/** One call deletes them all: it can be stopped while it is on its way, and is then said to be done perhaps. */
export const DeleteStopped: Story = {
  parameters: { faults: { removeAgendaSessions: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await select(canvas, 'Doors and coffee');
    await bulk('Delete');
    const box = await screen.findByRole('dialog', { name: 'Delete 1 session?' });
    await within(box).findByText('1 of 1');
    await userEvent.click(within(box).getByRole('button', { name: 'Delete' }));
    await within(box).findByText('0 of 1 done');
    await waitFor(() => expect(box).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(box).getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText(/It may have been done/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(await titles()).toContain('Doors and coffee');
  },
};

/** Has all sessions of last year's event copied. */
async function copyAll(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Copy sessions from another event' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy sessions from another event' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Copy sessions' }));
  await expect((await dialog.findAllByText('Choose an event'))[0]).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Copy from' }));
  await chooseOption(/2025/);
  await userEvent.click(dialog.getByRole('button', { name: 'Copy sessions' }));
  return dialog;
}

/** An agenda nobody touched yet, filled from the event of last year. */
export const Empty: Story = {
  parameters: { scenario: noSessions },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sessions yet')).toBeVisible();
    await copyAll(canvas);
    await expect(await canvas.findByText(/^\d+ sessions copied as drafts/)).toBeVisible();
    await waitFor(async () => expect((await titles()).length).toBeGreaterThan(1));
  },
};

/** Copying all sessions of another event can be stopped while it is on its way, and is then said to be done perhaps. */
export const CopyStopped: Story = {
  parameters: { scenario: noSessions, faults: { cloneAgenda: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('No sessions yet');
    const dialog = await copyAll(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText(/It may have been done/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { listAgendaSessions: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the agenda');
  },
};
