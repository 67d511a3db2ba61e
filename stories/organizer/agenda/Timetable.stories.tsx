import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios, type MockBackend } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getAgendaSession, updateAgendaSession } from '../../../src/contract';
import { wholeTable } from '../../../src/domain';
import { TimetableScreen } from '../../../src/organizer/agenda';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';
import { crowded, noSessions } from './worlds';

const params = { accountId: '77', eventId: '1001' };

/** A day of the agenda: rooms or tracks beside each other, sessions moved by mouse, finger and keys. 002 §7 Agenda. */
const meta = {
  id: 'organizer-agenda-timetable',
  title: 'Organizer/Program/Timetable',
  component: TimetableScreen,
  args: {
    ...params,
    views: { list: '#list', timetable: '#timetable' },
    hrefOf: (route) => `#${route}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
    onViewChange: fn(),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof TimetableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
/** A talk on Thursday, 10:45 – 11:30 in the Glasshouse. */
const ferry = 'Finding the Ferry';
const sessionId = 'session-4';
const readFerry = () => client.call(getAgendaSession, { params: { ...params, sessionId } });
/** When it is, in UTC, and where. */
const placeOfFerry = async () => {
  const { start, end, locationId } = await readFerry();
  const time = (instant: string) => new Date(instant).toISOString().slice(11, 16);
  return `${time(start)} ${time(end)} ${locationId}`;
};
const unmoved = '14:45 15:30 location-2';

const handleOf = (canvas: Canvas, title = ferry) => canvas.findByRole('button', { name: `Move ${title}` });
const blockOf = async (canvas: Canvas, title: string) => {
  const link = await canvas.findByRole('link', { name: title });
  return link.closest('li') ?? link;
};
const statusOf = (canvas: Canvas) => canvas.getByRole('status');
const said = (canvas: Canvas, text: string | RegExp) =>
  waitFor(() => expect(statusOf(canvas)).toHaveTextContent(text));
const on = (day: string, by?: string) => ({
  defaultView: { ...wholeTable, filters: { day, ...(by !== undefined && { by }) } },
});

/** The first day of the event by location; a title leads to the session. Another day, and tracks, are in the address. */
export const Day: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    const region = await canvas.findByRole('region', { name: 'Timetable for Thu, May 14' });
    region.focus();
    await expect(region).toHaveFocus();
    const block = await blockOf(canvas, ferry);
    await expect(block).toHaveTextContent(/10:45.+11:30 AM, Glasshouse Signs & Places/);
    await userEvent.click(canvas.getByRole('link', { name: ferry }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#session-4', expect.anything());
    await expect(canvas.getByRole('link', { name: 'List' })).toHaveAttribute('href', '#list');
    await expect(canvas.getByRole('link', { name: 'Timetable' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tracks' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Day' }));
    await chooseOption('Fri, May 15');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { by: 'track', day: '2026-05-15' } }),
    );
    await canvas.findByRole('region', { name: 'Timetable for Fri, May 15' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Locations' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Day' }));
    await chooseOption('Thu, May 14');
    await blockOf(canvas, ferry);
  },
};

/** Those without a track stand in a column of their own. */
export const ByTrack: Story = {
  args: on('2026-05-14', 'track'),
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-handle]').length).toBeGreaterThan(10));
  },
};

/** Two sessions in one location with one speaker: side by side, and said in words on both. */
export const Overlaps: Story = {
  args: on('2026-05-15'),
  parameters: { ...pictured, scenario: crowded },
  play: async ({ canvas }) => {
    const [draft, other] = [
      await blockOf(canvas, 'Letters From the Archive'),
      await blockOf(canvas, 'Reading Aloud: Screen Readers on Stage'),
    ];
    for (const block of [draft, other]) {
      await expect(within(block).getByText('Location conflict')).toHaveTextContent(/Great Hall is in use/);
      await expect(within(block).getByText('Speaker conflict')).toHaveTextContent(/also speaks at this time/);
    }
    const [one, two] = [draft, other].map((block) => block.getBoundingClientRect());
    await expect(Math.abs((one?.left ?? 0) - (two?.left ?? 0))).toBeGreaterThan(20);
  },
};

/** Arrows move a draft, whose conflicts are said before it is saved; Escape puts it back, Enter saves, Undo undoes. */
export const ByKeyboard: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const handle = await handleOf(canvas);
    await expect(handle).toHaveAccessibleDescription(/Enter saves, Escape cancels/);
    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await said(canvas, /Boat Shed\. Not saved yet\. Boat Shed is in use at this time: Painted Signs/);
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{Alt>}{ArrowDown}{/Alt}{Shift>}{ArrowUp}{/Shift}');
    await said(canvas, /11:05.+11:35 AM, Glasshouse\. Not saved yet/);
    await userEvent.keyboard('{Escape}');
    await said(canvas, /is back at 10:45.+11:30 AM, Glasshouse/);
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await said(canvas, /is back at 10:45/);
    await expect(await placeOfFerry()).toBe(unmoved);
    handle.focus();
    // Past what was read after it.
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowUp}{/Shift}{Enter}');
    await said(canvas, /is now 11:00.+11:30 AM, Glasshouse/);
    await expect(await handleOf(canvas)).toHaveFocus();
    await expect(await placeOfFerry()).toBe('15:00 15:30 location-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await said(canvas, /is back at 10:45/);
    await expect(await handleOf(canvas)).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(await placeOfFerry()).toBe(unmoved);
    await userEvent.keyboard('{ArrowUp}');
  },
};

/** From a point on the page by so many pixels. */
async function drag(
  target: Element,
  byX: number,
  byY: number,
  pointer: 'MouseLeft' | 'TouchA' = 'MouseLeft',
) {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = (share: number) => {
    const [x, y] = [left + width / 2 + byX * share, top + height / 2 + byY * share];
    return { clientX: x, clientY: y, pageX: x, pageY: y };
  };
  const finger = pointer === 'TouchA' && { pointerName: pointer };
  await userEvent.pointer([
    { keys: `[${pointer}>]`, target, coords: at(0) },
    { ...finger, target, coords: at(0.5) },
    { ...finger, target, coords: at(1) },
    { keys: `[/${pointer}]`, target, coords: at(1) },
  ]);
}

/** A handle moves, stopping at five minutes, and the lower edge stretches; both are saved as they are let go. */
export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const handle = await handleOf(canvas);
    const quarter = 24;
    const hall = (await blockOf(canvas, 'A Light You Can Read By')).getBoundingClientRect();
    const glasshouse = (await blockOf(canvas, ferry)).getBoundingClientRect();
    // Into the hall, after lunch has begun.
    await drag(handle, hall.left - glasshouse.left, quarter * 8 + 2);
    await said(canvas, /is now 12:45.+1:30 PM, Great Hall/);
    await expect(await placeOfFerry()).toBe('16:45 17:30 location-1');
    await expect(await handleOf(canvas)).toHaveFocus();
    const edge = canvasElement.querySelector(`[data-stretch="${sessionId}"]`);
    if (!edge) throw new Error('There is no edge.');
    await drag(edge, 0, quarter);
    await said(canvas, /is now 12:45.+1:45 PM, Great Hall/);
    await expect(await placeOfFerry()).toBe('16:45 17:45 location-1');
  },
};

/** By its handle a finger moves a session, by its lower edge it stretches it; with the rest it scrolls. */
export const ByTouch: Story = {
  play: async ({ canvas, canvasElement }) => {
    const quarter = 24;
    const block = await blockOf(canvas, ferry);
    await drag(block, 0, quarter * 4, 'TouchA');
    await expect(block).toHaveTextContent(/10:45.+11:30 AM, Glasshouse/);
    await expect(statusOf(canvas)).toBeEmptyDOMElement();
    const edge = canvasElement.querySelector(`[data-stretch="${sessionId}"]`);
    if (!edge) throw new Error('There is no edge.');
    await drag(edge, 0, -quarter, 'TouchA');
    await said(canvas, /is now 10:45.+11:15 AM, Glasshouse/);
    await drag(await handleOf(canvas), 0, quarter, 'TouchA');
    await said(canvas, /is now 11:00.+11:30 AM, Glasshouse/);
    await expect(await placeOfFerry()).toBe('15:00 15:30 location-2');
  },
};

/** What was moved can be undone by other columns and from another day, where the timetable has the focus then. */
export const UndoElsewhere: Story = {
  play: async ({ canvas }) => {
    (await handleOf(canvas)).focus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await said(canvas, /is now 10:30.+11:15 AM, Glasshouse/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Tracks' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Day' }));
    await chooseOption('Fri, May 15');
    const friday = await canvas.findByRole('region', { name: 'Timetable for Fri, May 15' });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await said(canvas, /is back on Thu, May 14 at 10:45.+11:30 AM, Signs & Places/);
    await expect(friday).toHaveFocus();
    await expect(await placeOfFerry()).toBe(unmoved);
  },
};

/** The reason is said in view, the session stays where it was moved to, and Undo has the focus for the next try. */
export const UndoFailed: Story = {
  parameters: pictured,
  play: async ({ canvas, loaded }) => {
    const backend = loaded['backend'] as MockBackend;
    (await handleOf(canvas)).focus();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowUp}{/Shift}{Enter}');
    await said(canvas, /is now 11:00.+11:30 AM, Glasshouse/);
    await backend.setFaults({ updateAgendaSession: { kind: 'error500', times: 1 } });
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.click(undo);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The session was not moved');
    await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(await blockOf(canvas, ferry)).toHaveTextContent(/11:00.+11:30 AM, Glasshouse/);
    await expect(undo).toBeVisible();
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await said(canvas, /is back at 10:45/);
    await expect(await handleOf(canvas)).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(await placeOfFerry()).toBe(unmoved);
  },
};

/** Somebody else changed the session since: nothing is undone, and nothing can be. */
export const UndoRefused: Story = {
  play: async ({ canvas }) => {
    (await handleOf(canvas)).focus();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowUp}{/Shift}{Enter}');
    await said(canvas, /is now 11:00.+11:30 AM, Glasshouse/);
    const { title, start, end, version } = await readFerry();
    await client.call(updateAgendaSession, {
      params: { ...params, sessionId },
      body: { title, start, end, capacity: 90, version },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Someone else changed this session/),
    );
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(await handleOf(canvas)).toHaveFocus();
    await expect(await blockOf(canvas, ferry)).toHaveTextContent(/11:00.+11:30 AM, Glasshouse/);
    await expect(await placeOfFerry()).toBe('15:00 15:30 location-2');
  },
};

/** Put back where it was with the reason, the focus still on it: a failure, a change by somebody else, a room in use. */
export const Refused: Story = {
  parameters: { ...pictured, faults: { updateAgendaSession: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    const handle = await handleOf(canvas);
    const isBack = async () => {
      await expect(await blockOf(canvas, ferry)).toHaveTextContent(/10:45.+11:30 AM, Glasshouse/);
      await expect(await handleOf(canvas)).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    };
    handle.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/The session was not moved/);
    await isBack();

    const { title, start, end, version } = await readFerry();
    await client.call(updateAgendaSession, {
      params: { ...params, sessionId },
      body: { title, start, end, capacity: 90, version },
    });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Someone else changed this session/),
    );
    await isBack();

    await waitFor(async () => expect((await readFerry()).capacity).toBe(90));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Boat Shed/));
    await isBack();
    await expect(await placeOfFerry()).toBe(unmoved);
  },
};

/** It stands where it goes while it is saved, and nothing else is moved meanwhile. */
export const Saving: Story = {
  parameters: { faults: { updateAgendaSession: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    (await handleOf(canvas)).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await said(canvas, `Saving ${ferry}…`);
    await userEvent.keyboard('{ArrowDown}');
    await expect(await blockOf(canvas, ferry)).toHaveTextContent(/11:00.+11:45 AM, Glasshouse/);
    await said(canvas, `Saving ${ferry}…`);
  },
};

export const Empty: Story = {
  parameters: { ...pictured, scenario: noSessions },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sessions yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New session' })).toHaveAttribute('href', '#new');
  },
};

export const Loading: Story = {
  parameters: { faults: { listAgendaSessions: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the agenda');
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { listAgendaSessions: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the agenda');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await blockOf(canvas, ferry);
  },
};

/** Columns go the other way, and so do the keys. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    const handle = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>(`[data-handle="${sessionId}"]`);
      if (!found) throw new Error('It is not loaded yet.');
      return found;
    });
    const left = () => handle.closest('li')?.getBoundingClientRect().left ?? 0;
    const before = left();
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(left()).toBeLessThan(before - 50));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(left()).toBe(before));
  },
};
