import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getAgendaSession, listAgendaSessions, updateAgendaSession } from '../../../src/contract';
import { SessionEditor } from '../../../src/organizer/agenda';
import { type Canvas, withRoom } from '../settings';
import { chooseOption } from '../chooseOption';
import { crowded, smallShed } from './worlds';

const params = { accountId: '77', eventId: '1001' };

/** One session: what it is, when and where, who speaks, who may see it. 002 §2 session edit, §7 Agenda. */
const meta = {
  id: 'organizer-agenda-session',
  title: 'Organizer/Program/Agenda/Session',
  component: SessionEditor,
  args: {
    ...params,
    sessionId: 'session-11',
    onSaved: fn(),
    onRemoved: fn(),
    back: { href: '#agenda', label: 'Agenda' },
    hrefOf: (id) => `#${id}`,
    pageHrefOf: (id, page) => `#${id}/${page}`,
  },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof SessionEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const read = (sessionId: string) => client.call(getAgendaSession, { params: { ...params, sessionId } });
const title = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Title' });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const pick = async (canvas: Canvas, list: string, option: string) => {
  await userEvent.click(canvas.getByRole('combobox', { name: list }));
  await chooseOption(option);
};

/** Speakers are put in another order, and one is added. */
export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    const speakers = () => within(canvas.getByRole('list', { name: 'Speakers' }));
    await title(canvas);
    await expect(canvas.getByRole('link', { name: 'Details', current: 'page' })).toBeVisible();
    await userEvent.click(speakers().getByRole('button', { name: 'Move Rafael Monteiro up' }));
    await userEvent.click(speakers().getByRole('button', { name: 'Remove Ikechukwu Obi' }));
    await pick(canvas, 'Add a speaker', 'Pascal Nguyen');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect((await read('session-11')).speakerIds).toEqual(['speaker-5', 'speaker-13', 'speaker-14']);
  },
};

/** A speaker nobody knows yet is added from the session, whose unsaved answers stay. */
export const NewSpeaker: Story = {
  play: async ({ canvas, args }) => {
    await write(await title(canvas), 'Ropes and Rivets');
    await userEvent.click(canvas.getByRole('button', { name: 'New speaker' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add speaker' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add speaker' }));
    await expect((await dialog.findAllByText('Enter a first name'))[0]).toBeVisible();
    await write(dialog.getByRole('textbox', { name: 'First name' }), 'Esther');
    await write(dialog.getByRole('textbox', { name: /^Last name/ }), 'Lindgren');
    await userEvent.click(dialog.getByRole('button', { name: 'Add speaker' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Esther Lindgren' })).toBeVisible();
    await expect(await title(canvas)).toHaveValue('Ropes and Rivets');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    const { speakerIds, title: saved } = await read('session-11');
    await expect(saved).toBe('Ropes and Rivets');
    await expect(speakerIds).toHaveLength(4);
  },
};

/** What the form knows to be wrong is said at its field; nothing is sent. */
export const New: Story = {
  args: { sessionId: undefined },
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await title(canvas);
    await pick(canvas, 'Location', 'Boat Shed');
    await write(canvas.getByRole('textbox', { name: 'Capacity' }), '40');
    await save(canvas);
    for (const problem of ['Enter a title', 'Boat Shed has only 24 seats'])
      await expect((await canvas.findAllByText(problem))[0]).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
    await write(await title(canvas), 'Ropes and Rivets');
    await write(canvas.getByRole('textbox', { name: 'Capacity' }), '20');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(expect.anything(), { isNew: true }));
    const { items } = await client.call(listAgendaSessions, { params, query: { search: 'Rivets' } });
    await expect(items).toEqual([expect.objectContaining({ locationId: 'location-3', capacity: 20 })]);
  },
};

/** The hour of a time, as its field has it in parts. */
const hourOf = (canvas: Canvas, field: string) =>
  within(canvas.getByRole('group', { name: field })).getByRole('spinbutton', { name: /hour/ });
const location = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Location' });
const count = (canvas: Canvas, name = '1 scheduling conflict') => canvas.findByRole('link', { name });
const hall = 'Great Hall is in use at this time: Reading Aloud: Screen Readers on Stage, Fri, May 15';
const reading = /^Reading Aloud: Screen Readers on Stage/;
const escaped = (text: string) => text.replace(/[()]/g, '\\$&');
/** A draft that nothing is in the way of. */
const draft = { args: { sessionId: 'session-23' } } satisfies Story;

/** Two sessions in one location: said at its field while it is chosen, with a link to the other one, and read aloud once. */
export const LocationClash: Story = {
  ...draft,
  parameters: pictured,
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(canvas.queryByText(/scheduling conflict/)).toBeNull();
    await pick(canvas, 'Location', 'Great Hall');
    const link = await canvas.findByRole('link', { name: reading });
    await expect(link).toHaveAttribute('href', '#session-22');
    await expect(link).toHaveTextContent('Fri, May 15, 1:30');
    await expect(location(canvas).getAttribute('aria-describedby')).not.toBeNull();
    await expect(location(canvas)).toHaveAccessibleDescription(new RegExp(`^${hall}`));
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('status')
          .filter((one) => one.textContent.startsWith('1 scheduling conflict. Great Hall')),
      ).toHaveLength(1),
    );
    await userEvent.click(await count(canvas));
    await expect(location(canvas)).toHaveFocus();
  },
};

/** A speaker is in another session at that time: said with the speakers. */
export const SpeakerClash: Story = {
  ...draft,
  parameters: pictured,
  play: async ({ canvas }) => {
    await title(canvas);
    await pick(canvas, 'Add a speaker', 'Yuki Tanabe');
    await expect(await canvas.findByText(/^Yuki Tanabe also speaks at this time:/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: reading })).toHaveAttribute('href', '#session-22');
    await expect(canvas.getByRole('combobox', { name: 'Add a speaker' })).toHaveAccessibleDescription(
      /^Yuki Tanabe also speaks at this time/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Yuki Tanabe' }));
    await waitFor(() => expect(canvas.queryByText(/also speaks/)).toBeNull());
    await pick(canvas, 'Add a speaker', 'Yuki Tanabe');
    await count(canvas);
  },
};

/** The conflict is gone with another time; that is read aloud as well. */
export const ResolvedByTime: Story = {
  ...draft,
  play: async ({ canvas, args }) => {
    await title(canvas);
    await pick(canvas, 'Location', 'Great Hall');
    await canvas.findByText(/^1 scheduling conflict\. Great Hall/);
    await userEvent.click(hourOf(canvas, 'Ends'));
    await userEvent.keyboard('1');
    await userEvent.click(hourOf(canvas, 'Starts'));
    await userEvent.keyboard('12');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /conflict/ })).toBeNull());
    await expect(await canvas.findByText('No scheduling conflicts')).toBeInTheDocument();
    await expect(canvas.queryByText(/Great Hall is in use/)).toBeNull();
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};

/** A warning keeps nobody from saving: a draft may be in the way of others while an agenda is arranged. */
export const SavedAnyway: Story = {
  ...draft,
  play: async ({ canvas, args }) => {
    await title(canvas);
    await pick(canvas, 'Location', 'Great Hall');
    await count(canvas);
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(await read('session-23')).toMatchObject({ locationId: 'location-1', status: 'DRAFT' });
    await expect(await count(canvas)).toBeVisible();
  },
};

/** Of two published sessions the backend takes one: known before it is sent; its refusal says the same, and what was chosen stays. */
export const Overlap: Story = {
  ...draft,
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await title(canvas);
    await pick(canvas, 'Location', 'Great Hall');
    await userEvent.click(canvas.getByRole('radio', { name: 'Published' }));
    await expect(await canvas.findByText(/Only one of them can be published\.$/)).toBeVisible();
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Great Hall is taken by “Reading Aloud: Screen Readers on Stage” at that time.',
    );
    await expect(args.onSaved).not.toHaveBeenCalled();
    await expect(location(canvas)).toHaveTextContent('Great Hall');
  },
};

/** All seats are taken: fewer are refused at the field, before anything is sent. */
export const BelowRegistered: Story = {
  args: { sessionId: 'session-12' },
  play: async ({ canvas, args }) => {
    await title(canvas);
    await expect(canvas.getByText('6 of 6')).toBeVisible();
    const capacity = canvas.getByRole('textbox', { name: /^Capacity/ });
    await write(capacity, '5');
    await userEvent.tab();
    await expect(capacity).toHaveAccessibleDescription(/6 people are already registered/);
    await save(canvas);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** More people are registered than the chosen location seats, and the session has no limit of its own. */
export const OverCapacity: Story = {
  args: { sessionId: 'session-12' },
  parameters: { ...pictured, scenario: smallShed },
  play: async ({ canvas }) => {
    await title(canvas);
    const capacity = canvas.getByRole('textbox', { name: /^Capacity/ });
    await userEvent.clear(capacity);
    const warning = 'More people are registered (6) than there are seats (5).';
    await waitFor(() => expect(capacity).toHaveAccessibleDescription(new RegExp(escaped(warning))));
    await userEvent.click(await count(canvas));
    await expect(capacity).toHaveFocus();
    await pick(canvas, 'Location', 'Chart Room');
    await waitFor(() => expect(canvas.queryByText(warning)).toBeNull());
  },
};

/** A location and a speaker are needed twice; on a phone the count has a line of its own, and nothing is wider than the page. */
export const OnPhone: Story = {
  ...draft,
  parameters: { chromatic: { disableSnapshot: false, modes: onPhones }, scenario: crowded },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(await count(canvas, '2 scheduling conflicts')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: reading })).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  ...draft,
  parameters: { ...pictured, scenario: crowded },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /Reading Aloud/ });
    await expect(links).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'تعارضان في المواعيد' })).toBeVisible();
  },
};

/** The other sessions could not be read: that nothing is known, instead of that nothing is in the way. */
export const NotChecked: Story = {
  ...draft,
  parameters: { faults: { listAgendaSessions: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await title(canvas);
    const text = await canvas.findByText('We could not check for scheduling conflicts');
    await pick(canvas, 'Location', 'Great Hall');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await count(canvas);
    await expect(text).not.toBeInTheDocument();
  },
};

/** People are registered: it becomes no draft again. Cancelling is the end of it, and asked about; so is deleting it. */
export const CancelledAndDeleted: Story = {
  args: { sessionId: 'session-5' },
  play: async ({ canvas, args }) => {
    await title(canvas);
    const draft = canvas.getByRole('radio', { name: 'Draft' });
    await expect(draft).toHaveAccessibleDescription(/registered\. Cancel the session instead/);
    await userEvent.click(draft);
    await expect(draft).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Canceled' }));
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this session?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('radio', { name: 'Published' })).toHaveAccessibleDescription(
      'You can’t reopen a canceled session.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: /^Delete Painted Signs/ }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledOnce());
    await expect(read('session-5')).rejects.toMatchObject({ code: 4046 });
  },
};

export const SomebodyElseSaved: Story = {
  play: async ({ canvas, args }) => {
    await write(await title(canvas), 'Whose Client Is It?');
    const { version } = await read('session-11');
    await client.call(updateAgendaSession, {
      params: { ...params, sessionId: 'session-11' },
      body: { version, capacity: 300 },
    });
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: 'Theirs: 300' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(await read('session-11')).toMatchObject({ title: 'Whose Client Is It?', capacity: 300 });
    await canvas.findByRole('heading', { level: 1, name: 'Whose Client Is It?' });
    await expect(canvas.getByRole('textbox', { name: 'Capacity' })).toHaveValue('300');
  },
};
