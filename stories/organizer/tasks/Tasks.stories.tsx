import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asJourney, mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios, type MockBackend } from '../../../mocks';
import { createClient } from '../../../src/client';
import { searchTaskDefinitions, searchTaskInstances } from '../../../src/contract';
import { TaskReviewScreen, TasksScreen } from '../../../src/organizer/tasks';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';

/** What speakers, partners and attendees have to do. 002 §7 Tasks, §9: 15 a page. */
const meta = {
  id: 'organizer-tasks',
  title: 'Organizer/Program/Tasks',
  component: TasksScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    onViewChange: fn(),
    reviewHrefOf: (id) => `#review-${id ?? 'all'}`,
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof TasksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const titled = async (title: string) =>
  (
    await client.call(searchTaskDefinitions, {
      params: { accountId: '77', eventId: '1001' },
      body: { criteria: { title } },
    })
  ).items;
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const rows = (canvas: Canvas) => canvas.getAllByRole('row').length - 1;
const food = 'Tell us what you eat';

/** 15 a page, the newest first; found by title, entity type, kind and visibility. */
export const Conference: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await canvas.findByText('1–15 of 18');
    await userEvent.click(canvas.getByRole('combobox', { name: 'For' }));
    await chooseOption('Partners');
    await waitFor(() => expect(rows(canvas)).toBe(7));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { for: 'PARTNER' } }),
    );
    await userEvent.click(canvas.getByRole('combobox', { name: 'Visibility' }));
    await chooseOption('Hidden');
    await waitFor(() => expect(rows(canvas)).toBe(1));
    await expect(canvas.getByText('5 pending, 0 submitted, 0 approved, 0 declined')).toBeInTheDocument();
  },
};

export const Mirrored: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows(canvas)).toBe(15));
  },
};

/** That its date has passed is said in words. */
export const Overdue: Story = {
  args: { defaultView: { search: 'agreement', filters: {}, sort: null, page: 1, hidden: [] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows(canvas)).toBe(2));
    await expect(canvas.getByText('Overdue')).toBeVisible();
  },
};

/** What is wrong is said before anything is sent; chosen people only have it. */
export const New: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'New task');
    const dialog = await dialogOf('New task');
    await press(dialog, 'Save');
    await expect(await dialog.findByRole('link', { name: 'Title is required' })).toBeVisible();
    await write(dialog.getByRole('textbox', { name: 'Title' }), 'Name your assistant');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Maren Holt' }));
    await press(dialog, 'Save');
    await canvas.findByText('Name your assistant was added.');
    await expect(await titled('Name your assistant')).toMatchObject([
      { entityType: 'SPEAKER', visible: true, counts: { total: 1, pending: 1 } },
    ]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New task' })).toHaveFocus());
  },
};

/** A switch, and its way back. */
export const Visibility: Story = {
  play: async ({ canvas }) => {
    const visible = await canvas.findByRole('switch', { name: `${food} is visible` });
    await userEvent.click(visible);
    await canvas.findByText(`${food} is now hidden.`);
    await expect(await titled(food)).toMatchObject([{ visible: false }]);
    await press(canvas, 'Undo');
    await canvas.findByText(`${food} is now visible to those who have to do it.`);
    await expect(await titled(food)).toMatchObject([{ visible: true }]);
  },
};

/** What ends with it is said first; its answers can be had as a sheet before. */
export const ExportedAndDeleted: Story = {
  play: async ({ canvas }) => {
    await press(canvas, `Open ${food}`);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: food })).toHaveFocus());
    await expect(canvas.getAllByRole('link', { name: 'Task review' })[1]).toHaveAttribute(
      'href',
      '#review-task-food',
    );
    await press(within(canvas.getByRole('complementary', { name: food })), 'Export');
    await canvas.findByText(`${food}.xlsx was downloaded.`);
    await press(canvas, 'Delete');
    const question = await dialogOf(`Delete ${food}?`);
    await expect(question.getByText(/It ends for 4 assigned\. What was submitted \(3\)/)).toBeVisible();
    await press(question, 'Delete');
    await canvas.findByText(`${food} was deleted.`);
    await expect(await titled(food)).toEqual([]);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Each refusal says why where it was asked for; what was typed and the switch stay as they were. */
export const Refused: Story = {
  parameters: {
    faults: {
      createTaskDefinition: { kind: 'error500' },
      setTaskVisibility: { kind: 'error500' },
      deleteTaskDefinition: { kind: 'refused', code: 4046 },
      exportTaskDefinition: { kind: 'error500' },
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'New task');
    const dialog = await dialogOf('New task');
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await write(title, 'Name your assistant');
    await press(dialog, 'Save');
    await waitFor(() => expect(dialog.getByRole('alert').parentElement).toHaveFocus());
    await expect(title).toHaveValue('Name your assistant');
    await press(dialog, 'Cancel');
    const visible = await canvas.findByRole('switch', { name: `${food} is visible` });
    await userEvent.click(visible);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The task was not changed');
    await waitFor(() => expect(visible).toBeChecked());
    await press(canvas, `Open ${food}`);
    await press(within(canvas.getByRole('complementary', { name: food })), 'Export');
    await canvas.findByText(/The file could not be created/);
    await press(canvas, 'Delete');
    const question = await dialogOf(`Delete ${food}?`);
    await press(question, 'Delete');
    await expect(await question.findByRole('alert')).toHaveTextContent('This was deleted');
  },
};

export const Empty: Story = {
  args: { eventId: '1002' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No tasks yet' });
    await press(canvas, 'New task');
    const dialog = await dialogOf('New task');
    await expect(dialog.queryByRole('group', { name: /Who gets it/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New task' })).toHaveFocus());
  },
};

export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1–15 of 18');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tasks' }), 'nothing like it');
    await press(canvas, 'Clear filters');
    await canvas.findByText('1–15 of 18');
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { searchTaskDefinitions: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the tasks');
    await press(canvas, 'Try again');
    await canvas.findByText('1–15 of 18');
  },
};

export const Loading: Story = {
  parameters: { faults: { searchTaskDefinitions: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Tasks' });
    await expect(canvas.queryByRole('button', { name: 'New task' })).toBeNull();
  },
};

/** As a host leads from the tasks to what was handed in of one. */
function TasksAndReview() {
  const [task, setTask] = useState<string>();
  const shared = { accountId: '77', eventId: '1001', commentedBy: 'maren@northlight.example' };
  if (task !== undefined)
    return (
      <TaskReviewScreen
        {...shared}
        defaultView={{ search: '', filters: { task }, sort: null, page: 1, hidden: [] }}
      />
    );
  return (
    <TasksScreen
      {...shared}
      reviewHrefOf={(id) => `#${id ?? ''}`}
      onNavigate={(href, event) => {
        event.preventDefault();
        setTask(href.slice(1));
      }}
    />
  );
}

/** Given out to speakers, handed in by two of them, one declined with a reason, the other approved, and exported. */
export const FromGivenOutToReviewed: Story = {
  parameters: asJourney,
  render: () => <TasksAndReview />,
  play: async ({ canvas, loaded }) => {
    const title = 'Name your assistant';
    await press(canvas, 'New task');
    const dialog = await dialogOf('New task');
    await write(dialog.getByRole('textbox', { name: 'Title' }), title);
    await press(dialog, 'Save');
    await canvas.findByText(`${title} was added.`);

    const [task] = await titled(title);
    if (!task) throw new Error('There is no such task.');
    const { items } = await client.call(searchTaskInstances, {
      params: { accountId: '77', eventId: '1001' },
      body: { criteria: { definitionId: task.id } },
    });
    const instances = (loaded['backend'] as MockBackend).db.rows('taskInstances', '1001');
    for (const { id, entityName } of items)
      if (['Maren Holt', 'Yuki Tanabe'].includes(entityName))
        instances.change(id, { status: 'SUBMITTED', answer: 'Kim', submittedDate: task.created });

    await press(canvas, `Open ${title}`);
    const [, review] = await canvas.findAllByRole('link', { name: 'Task review' });
    if (!review) throw new Error('There is no link to the review.');
    await userEvent.click(review);

    await press(canvas, `Open Maren Holt, ${title}`);
    await press(canvas, 'Decline');
    const question = await dialogOf(`Decline Maren Holt, ${title}?`);
    await write(question.getByRole('textbox', { name: 'Reason' }), 'We need the whole name.');
    await press(question, 'Decline');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Decline' })).toBeNull());
    await expect(canvas.getByText('We need the whole name.')).toBeVisible();

    await press(canvas, `Open Yuki Tanabe, ${title}`);
    await press(canvas, 'Approve');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull());
    await press(canvas, 'Export');
    await canvas.findByText('tasks.xlsx was downloaded.');
    await expect(await titled(title)).toMatchObject([
      { counts: { pending: 12, submitted: 2, approved: 1, declined: 1 } },
    ]);
  },
};
