import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getTaskComments, searchTaskInstances, setTaskApprovalStatus } from '../../../src/contract';
import { TaskReviewScreen } from '../../../src/organizer/tasks';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';

/** What everybody has handed in, and its review. 002 §4, §7 Tasks, §9: 25 a page. */
const meta = {
  id: 'organizer-tasks-review',
  title: 'Organizer/Program/Tasks/Review',
  component: TaskReviewScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    commentedBy: 'maren@northlight.example',
    tasksHref: '#tasks',
    onViewChange: fn(),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof TaskReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { accountId: '77', eventId: '1001' };
const client = createClient();
const instanceOf = async (id: string) =>
  (await client.call(searchTaskInstances, { params, body: { size: 500 } })).items.find(
    (instance) => instance.id === id,
  );
const commentsOn = async (taskInstanceId: string) =>
  (await client.call(getTaskComments, { params: { ...params, taskInstanceId } })).comments.map(
    ({ comment }) => comment,
  );
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const rows = (canvas: Canvas) => canvas.getAllByRole('row').length - 1;
const of = (task: string, filters: Record<string, string> = {}) => ({
  search: '',
  filters: { task, ...filters },
  sort: { column: 'ENTITY_NAME', direction: 'ascending' as const },
  page: 1,
  hidden: [],
});
const talk = 'Title and summary of your talk';
const decline = `Decline Ikechukwu Obi, ${talk}?`;

/** 25 a page, with how far each group is; found by who, status, approval and what is overdue. */
export const Conference: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await canvas.findByText(/^1–25 of/);
    await expect(within(canvas.getByRole('list', { name: 'Progress' })).getAllByText(/pending/)).toHaveLength(
      3,
    );
    await userEvent.click(canvas.getByRole('combobox', { name: 'Approval' }));
    await chooseOption('Declined');
    await waitFor(() => expect(rows(canvas)).toBe(5));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { approval: 'DECLINED' } }),
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tasks' }), 'yuki');
    await waitFor(() => expect(rows(canvas)).toBe(1));
  },
};

export const Mirrored: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows(canvas)).toBe(25));
  },
};

/** Approved once: there is no way back, and the next one keeps its place although this one left the filter. */
export const Approved: Story = {
  args: { defaultView: of('task-talk', { approval: 'UNREVIEWED', status: 'SUBMITTED' }) },
  play: async ({ canvas }) => {
    await press(canvas, `Open Ikechukwu Obi, ${talk}`);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ikechukwu Obi' })).toHaveFocus());
    await press(canvas, 'Approve');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull());
    await expect(canvas.getByText('Approved')).toBeVisible();
    await expect(await instanceOf('task-talk-2')).toMatchObject({ approvalStatus: 'APPROVED' });
    await waitFor(() => expect(rows(canvas)).toBe(1));
    await press(canvas, 'Next task');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Yuki Tanabe' })).toHaveFocus());
  },
};

/** With a reason, which is a comment. */
export const Declined: Story = {
  parameters: pictured,
  args: { defaultView: of('task-talk') },
  play: async ({ canvas }) => {
    await press(canvas, `Open Ikechukwu Obi, ${talk}`);
    await press(canvas, 'Decline');
    const dialog = await dialogOf(decline);
    await press(dialog, 'Decline');
    await expect(await dialog.findByText('Enter a text')).toBeVisible();
    await write(dialog.getByRole('textbox', { name: 'Reason' }), 'Please shorten it.');
    await press(dialog, 'Decline');
    await canvas.findByText('Please shorten it.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Decline' })).toBeNull());
    await expect(await instanceOf('task-talk-2')).toMatchObject({ approvalStatus: 'DECLINED' });
  },
};

/** Only the status fails: what was typed stays, and the second try does not write the reason twice. */
export const DeclinedHalfway: Story = {
  args: { defaultView: of('task-talk') },
  parameters: { faults: { setTaskApprovalStatus: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await press(canvas, `Open Ikechukwu Obi, ${talk}`);
    const before = await commentsOn('task-talk-2');
    await press(canvas, 'Decline');
    const dialog = await dialogOf(decline);
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await write(reason, 'Too long.');
    await press(dialog, 'Decline');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The reason is saved as a comment');
    await expect(reason).toHaveValue('Too long.');
    await write(reason, 'Please shorten it.');
    await press(dialog, 'Decline');
    await waitFor(async () =>
      expect(await instanceOf('task-talk-2')).toMatchObject({ approvalStatus: 'DECLINED' }),
    );
    await expect(await commentsOn('task-talk-2')).toEqual([...before, 'Please shorten it.']);
  },
};

/** The comment fails: nothing has changed, and what was typed stays. */
export const ReasonRefused: Story = {
  args: { defaultView: of('task-talk') },
  parameters: { faults: { saveTaskComment: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await press(canvas, `Open Ikechukwu Obi, ${talk}`);
    await press(canvas, 'Decline');
    const dialog = await dialogOf(decline);
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await write(reason, 'Please shorten it.');
    await press(dialog, 'Decline');
    await waitFor(() => expect(dialog.getByRole('alert').parentElement).toHaveFocus());
    await expect(reason).toHaveValue('Please shorten it.');
    await expect(await instanceOf('task-talk-2')).toMatchObject({ approvalStatus: 'UNREVIEWED' });
    await press(dialog, 'Cancel');
    const comment = canvas.getByRole('textbox', { name: 'Comment' });
    await write(comment, 'Thank you.');
    await press(canvas, 'Add comment');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The comment was not saved');
    await expect(comment).toHaveValue('Thank you.');
  },
};

/** Nothing was handed in: the buttons say so, and do nothing. */
export const NotHandedIn: Story = {
  parameters: pictured,
  args: { defaultView: of('task-slides') },
  play: async ({ canvas }) => {
    await press(canvas, 'Open Ikechukwu Obi, Send your slides');
    const approve = await canvas.findByRole('button', { name: 'Approve' });
    await expect(approve).toHaveAccessibleDescription('You can review it once something is submitted.');
    await userEvent.click(approve);
    await expect(canvas.getByText('You can review it once something is submitted.')).toHaveFocus();
    await expect(await instanceOf('task-slides-2')).toMatchObject({ approvalStatus: 'UNREVIEWED' });
  },
};

/** 4091: somebody else was faster, and what they decided is shown. */
export const SomebodyElseReviewed: Story = {
  args: { defaultView: of('task-talk') },
  play: async ({ canvas }) => {
    await press(canvas, `Open Ikechukwu Obi, ${talk}`);
    await canvas.findByRole('button', { name: 'Approve' });
    await client.call(setTaskApprovalStatus, {
      params: { ...params, taskInstanceId: 'task-talk-2' },
      query: { status: 'DECLINED' },
    });
    await press(canvas, 'Approve');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('someone else reviewed it');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull());
  },
};

/** 4046: it was deleted meanwhile. */
export const Gone: Story = {
  args: { defaultView: of('task-talk') },
  parameters: { faults: { setTaskApprovalStatus: { kind: 'refused', code: 4046 } } },
  play: async ({ canvas }) => {
    await press(canvas, `Open Ikechukwu Obi, ${talk}`);
    await press(canvas, 'Approve');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This was deleted');
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveFocus();
  },
};

/** One’s own are edited; what is typed outlives a look at another one. Only an address that may be followed is a link. */
export const Comments: Story = {
  args: { defaultView: of('task-journey') },
  play: async ({ canvas }) => {
    await press(canvas, 'Open Maren Holt, Book your journey to Boston');
    await expect(await canvas.findByRole('link', { name: /northlight\.example\/done/ })).toHaveAttribute(
      'href',
      'https://northlight.example/done',
    );
    await press(canvas, 'Add comment');
    const comment = canvas.getByRole('textbox', { name: 'Comment' });
    await expect(comment).toHaveFocus();
    await write(comment, 'Thank you.');
    await press(canvas, 'Next task');
    await press(canvas, 'Previous task');
    await expect(await canvas.findByRole('textbox', { name: 'Comment' })).toHaveValue('Thank you.');
    await press(canvas, 'Add comment');
    await canvas.findByText('Comment saved');
    await press(canvas, 'Edit comment');
    const dialog = await dialogOf('Edit comment');
    await write(dialog.getByRole('textbox', { name: 'Comment' }), 'Thank you, Amara.');
    await press(dialog, 'Save');
    await waitFor(async () => expect(await commentsOn('task-journey-1')).toEqual(['Thank you, Amara.']));
    await canvas.findByText('Thank you, Amara.');
  },
};

/** With the keyboard alone: the focus is on the name of whoever is opened. */
export const ByKeyboard: Story = {
  args: { defaultView: of('task-talk') },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: `Open Maren Holt, ${talk}` })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Maren Holt' })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Rafael Monteiro' })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Maren Holt' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Open Maren Holt, ${talk}` })).toHaveFocus(),
    );
  },
};

/** Nobody is known who could comment: that is said beforehand. */
export const NotSignedIn: Story = {
  args: { commentedBy: undefined, defaultView: of('task-talk') },
  parameters: { faults: { getSignedInPerson: { kind: 'refused', code: 4001 } } },
  play: async ({ canvas }) => {
    await press(canvas, `Open Ikechukwu Obi, ${talk}`);
    await expect(await canvas.findByRole('button', { name: 'Decline' })).toHaveAccessibleDescription(
      'Sign in to comment or decline.',
    );
    await expect(canvas.queryByRole('textbox', { name: 'Comment' })).toBeNull();
  },
};

/** What the filter finds, as a sheet; a failure can be tried again. */
export const Exported: Story = {
  args: { defaultView: of('task-talk') },
  parameters: { faults: { exportTasks: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^1–6 of 6/);
    await press(canvas, 'Export');
    await canvas.findByText(/The file could not be created/);
    await press(canvas, 'Export');
    await canvas.findByText('tasks.xlsx was downloaded.');
  },
};

export const ExportCancelled: Story = {
  parameters: { faults: { exportTasks: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await press(canvas, 'Export');
    await press(canvas, 'Cancel export');
    await canvas.findByRole('button', { name: 'Export' });
  },
};

export const Empty: Story = {
  args: { eventId: '1002' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No tasks yet' });
  },
};

export const NoMatch: Story = {
  args: { defaultView: { ...of('task-talk'), search: 'nothing like it' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Clear filters');
    await canvas.findByText(/^1–25 of/);
  },
};

export const NotLoaded: Story = {
  parameters: {
    faults: {
      searchTaskInstances: { kind: 'error500', times: 1 },
      countTaskProgress: { kind: 'error500' },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the tasks');
    await expect(await canvas.findAllByText(/We could not load the progress/)).toHaveLength(3);
    const again = canvas.getAllByRole('button', { name: 'Try again' }).at(-1);
    if (!again) throw new Error('There is no way to try again.');
    await userEvent.click(again);
    await canvas.findByText(/^1–25 of/);
  },
};

export const Loading: Story = {
  parameters: { faults: { searchTaskInstances: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Task review' });
  },
};
