import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getAgendaSession, listAgendaSessions, updateAgendaSession } from '../../../src/contract';
import { SessionEditor } from '../../../src/organizer/agenda';
import { type Canvas, withRoom } from '../settings';
import { chooseOption } from '../chooseOption';

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

/** Its speaker is elsewhere at that time: the server says where, and what was typed stays. */
export const Overlap: Story = {
  args: { sessionId: 'session-23' },
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await title(canvas);
    await pick(canvas, 'Location', 'Great Hall');
    await userEvent.click(canvas.getByRole('radio', { name: 'Published' }));
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Great Hall is taken by “Reading Aloud: Screen Readers on Stage” at that time.',
    );
    await expect(args.onSaved).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox', { name: 'Location' })).toHaveTextContent('Great Hall');
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
