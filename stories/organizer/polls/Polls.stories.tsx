import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { listPolls, updatePoll, type PollUpdate } from '../../../src/contract';
import { PollsScreen } from '../../../src/organizer/polls';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';

/** Questions to the people at an event. 002 §7 Polls. */
const meta = {
  id: 'organizer-polls',
  title: 'Organizer/Program/Polls',
  component: PollsScreen,
  args: { eventId: '1001', onViewChange: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof PollsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const all = async () => (await client.call(listPolls, { params: { eventId: '1001' } })).polls;
const pollOf = async (question: string) => {
  const found = (await all()).find((poll) => poll.question === question);
  if (!found) throw new Error(`There is no poll “${question}”.`);
  return found;
};
/** What somebody else changes meanwhile. */
const changeElsewhere = async (question: string, change: Partial<PollUpdate>) => {
  const { id, multiple, status, modified, options } = await pollOf(question);
  const saved = options.map((option) => ({ id: option.id, text: option.text }));
  const body = { question, multiple, status, modified, options: saved, ...change };
  await client.call(updatePoll, { params: { pollId: id }, body });
};
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const rowOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('group', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const journey = 'How will you come to Harbour Hall?';
const soup = 'Was the soup at noon enough?';
const concert = 'Which evening shall the concert on the pier be?';

/** The address asks for another one: its dialog is open, with the focus in it; closed, the title of the screen has it. */
export const NewByAddress: Story = {
  args: { isNew: true, onNewOpened: fn() },
  play: async ({ canvas, args }) => {
    const form = await screen.findByRole('dialog', { name: 'New poll' });
    await waitFor(() => expect(form).toContainElement(document.querySelector<HTMLElement>(':focus')));
    await expect(args.onNewOpened).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** What people chose stands in text; found by words and status; a part of them is not put in order. */
export const Conference: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    const row = await rowOf(canvas, journey);
    await expect(row.getByText('36 people voted')).toBeVisible();
    await expect(row.getByText('39% · 14 votes')).toBeVisible();
    await expect(row.getByText('Most votes: Ferry')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await chooseOption('Draft');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { status: 'DRAFT' } }),
    );
    await waitFor(() => expect(canvas.queryByRole('group', { name: journey })).toBeNull());
    await expect(canvas.queryByRole('button', { name: /^Move / })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search polls' }), 'nothing like it');
    await press(canvas, 'Clear filters');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search polls' }), 'bicycle');
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(1));
  },
};

export const Mirrored: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(5));
  },
};

/** Nothing is wider than the window at 360 px. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div data-frame style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await rowOf(canvas, journey);
    const frame = canvasElement.querySelector('[data-frame]');
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(328);
  },
};

/** By arrow keys on the handle; undo puts it back. */
export const PutInOrder: Story = {
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('button', { name: `Move ${concert}` });
    const before = (await all()).map(({ id }) => id);
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('Order saved');
    await expect((await all()).slice(0, 2).map(({ id }) => id)).toEqual(['poll-fair', 'poll-concert']);
    await press(canvas, 'Undo');
    await waitFor(async () => expect((await all()).map(({ id }) => id)).toEqual(before));
  },
};

/** Asked, opened, voted on, closed, reset: a poll from its first word to its last. */
export const Journey: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'New poll');
    const dialog = await dialogOf('New poll');
    await press(dialog, 'Save');
    const question = dialog.getByRole('textbox', { name: /Question/ });
    await expect(question).toHaveAccessibleDescription(/Question is required/);
    await write(question, 'Shall we meet again?');
    await write(dialog.getByRole('textbox', { name: 'Choice 1' }), 'Yes');
    await write(dialog.getByRole('textbox', { name: 'Choice 2' }), 'Yes');
    await press(dialog, 'Save');
    await expect(dialog.getByRole('group', { name: 'Choices' })).toHaveAccessibleDescription(
      /Two choices are the same/,
    );
    await write(dialog.getByRole('textbox', { name: 'Choice 2' }), 'No');
    await press(dialog, 'Add choice');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Choice 3' })).toHaveFocus());
    await press(dialog, 'Save');
    await expect(dialog.getByRole('group', { name: 'Choices' })).toHaveAccessibleDescription(
      /Enter a text for each choice/,
    );
    await press(dialog, 'Remove Choice 3');
    await press(dialog, 'Save');
    await canvas.findByText('Shall we meet again? was saved.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New poll' })).toHaveFocus());

    const row = await rowOf(canvas, 'Shall we meet again?');
    await press(row, 'Open poll');
    await canvas.findByText('Shall we meet again? is open for votes.');
    await expect(await pollOf('Shall we meet again?')).toMatchObject({ status: 'OPEN', multiple: false });
    await press(row, 'Close poll');
    await canvas.findByText('Shall we meet again? is closed.');
    await press(row, 'Reopen poll');
    await canvas.findByText('Shall we meet again? is open for votes.');

    await press(await rowOf(canvas, journey), 'Close poll');
    await canvas.findByText(`${journey} is closed.`);
    await press(await rowOf(canvas, journey), 'Reset votes');
    const reset = await dialogOf(`Reset the votes of ${journey}?`);
    await expect(reset.getByText(/The answers of 36 people are deleted/)).toBeVisible();
    await press(reset, 'Reset votes');
    await canvas.findByText(`${journey} was reset and is a draft again.`);
    await expect(await pollOf(journey)).toMatchObject({ status: 'DRAFT', voters: 0 });
  },
};

/** Once people voted it is read only, says why, and can be reset. */
export const Voted: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, concert);
    const dialog = await dialogOf(concert);
    await expect(dialog.getByText(/People have voted, so the question/)).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await press(dialog, 'Reset votes');
    await press(await dialogOf(`Reset the votes of ${concert}?`), 'Cancel');
    await expect(await pollOf(concert)).toMatchObject({ status: 'CLOSED', voters: 86 });
  },
};

/** An open one is closed first; then it is asked about. It is chosen no more. */
export const Deleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${journey}` }));
    await expect(await canvas.findByRole('group', { name: 'Bulk actions' })).toBeVisible();
    await press(canvas, `Delete ${journey}`);
    await press(await dialogOf('Close the poll first'), 'Close poll');
    await press(await dialogOf(`Delete ${journey}?`), 'Delete');
    await canvas.findByText(`${journey} was deleted.`);
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Bulk actions' })).toBeNull());
    await expect((await all()).map(({ question }) => question)).not.toContain(journey);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** FAULTS F101, 4090 by its moment: what was typed stays, and what the other one changed too. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas }) => {
    await press(canvas, soup);
    const dialog = await dialogOf(`Edit ${soup}`);
    await changeElsewhere(soup, { multiple: true, status: 'OPEN' });
    await write(dialog.getByRole('textbox', { name: /Question/ }), 'Was there enough soup?');
    await press(dialog, 'Save');
    await press(await dialogOf('Someone else changed this'), 'Save');
    await canvas.findByText('Was there enough soup? was saved.');
    await expect(await pollOf('Was there enough soup?')).toMatchObject({ multiple: true, status: 'OPEN' });
  },
};

/** FAULTS F101, 4091, people vote meanwhile: why has the focus, and what was typed stays. */
export const VotedMeanwhile: Story = {
  parameters: { faults: { updatePoll: { kind: 'refused', code: 4091, message: 'People voted.' } } },
  play: async ({ canvas }) => {
    await press(canvas, soup);
    const dialog = await dialogOf(`Edit ${soup}`);
    const question = dialog.getByRole('textbox', { name: /Question/ });
    await write(question, 'Enough soup?');
    await press(dialog, 'Save');
    const refusal = await dialog.findByRole('alert');
    await expect(refusal).toHaveTextContent(/voted/);
    await expect(refusal.parentElement).toHaveFocus();
    await expect(question).toHaveValue('Enough soup?');
    await expect((await pollOf(soup)).question).toBe(soup);
  },
};

/** Each refusal says why where it was asked for; what was typed and the order stay as they were. */
export const Refused: Story = {
  parameters: {
    faults: {
      updatePoll: { kind: 'error500' },
      orderPolls: { kind: 'error500' },
      resetPoll: { kind: 'error500' },
      deletePoll: { kind: 'error500' },
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, soup);
    const dialog = await dialogOf(`Edit ${soup}`);
    const question = dialog.getByRole('textbox', { name: /Question/ });
    await write(question, 'Enough soup?');
    await press(dialog, 'Save');
    await expect((await dialog.findByRole('alert')).parentElement).toHaveFocus();
    await expect(question).toHaveValue('Enough soup?');
    await press(dialog, 'Cancel');

    await press(canvas, `Delete ${soup}`);
    const removal = await dialogOf(`Delete ${soup}?`);
    await press(removal, 'Delete');
    await expect((await removal.findByRole('alert')).parentElement).toHaveFocus();
    await press(removal, 'Cancel');

    await press(await rowOf(canvas, soup), 'Open poll');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The poll was not changed');
    await press(canvas, `Move ${concert} down`);
    await waitFor(() => expect(canvas.getAllByRole('group')[0]).toHaveTextContent(concert));
  },
};

export const Empty: Story = {
  args: { eventId: '1002' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No polls yet' });
    await press(canvas, 'New poll');
    await dialogOf('New poll');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New poll' })).toHaveFocus());
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { listPolls: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the polls');
    await press(canvas, 'Try again');
    await canvas.findByRole('button', { name: journey });
  },
};

export const Loading: Story = {
  parameters: { faults: { listPolls: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading polls');
    await expect(canvas.queryByRole('button', { name: 'New poll' })).toBeNull();
  },
};
