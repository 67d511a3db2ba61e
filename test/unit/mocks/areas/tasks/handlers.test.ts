import { describe, expect, it } from 'vitest';
import { download } from '../../../../../src/client';
import {
  countTaskProgress,
  createTaskDefinition,
  deleteTaskDefinition,
  exportTaskDefinition,
  exportTasks,
  getTaskComments,
  saveTaskComment,
  searchTaskDefinitions,
  searchTaskInstances,
  setTaskApprovalStatus,
  setTaskVisibility,
  type NewTaskDefinition,
  type TaskInstanceCriteria,
  type TaskVerdict,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../backend';
import { sheetRows } from '../sheetRows';
import { eachRow } from '../../../../eachRow';

const { backend, client, clock } = backendInTests();

const params = { accountId: '77', eventId };
const draft: NewTaskDefinition = { title: 'Name your assistant', entityType: 'SPEAKER', kind: 'FORM' };
const create = (changes: Partial<NewTaskDefinition> = {}) =>
  client.call(createTaskDefinition, { params, body: { ...draft, ...changes } });
const found = async (criteria: TaskInstanceCriteria) =>
  client.call(searchTaskInstances, { params, body: { criteria, size: 1000 } });
const instance = async (id: string) => {
  const [one] = (await found({})).items.filter((each) => each.id === id);
  return one;
};
const review = (taskInstanceId: string, status: TaskVerdict) =>
  client.call(setTaskApprovalStatus, { params: { ...params, taskInstanceId }, query: { status } });
const comment = (taskInstanceId: string, id?: string, commentedBy = 'maren@northlight.example') =>
  client.call(saveTaskComment, {
    params,
    body: { taskInstanceId, commentedBy, comment: 'Thank you.', ...(id ? { id } : {}) },
  });
const commentsOn = async (taskInstanceId: string) =>
  (await client.call(getTaskComments, { params: { ...params, taskInstanceId } })).comments;

describe('the approval of a task', () => {
  eachRow(['APPROVED', 'DECLINED'] as const)(
    'goes from UNREVIEWED to %s, with its moment',
    async (status) => {
      const reviewed = await review('task-talk-2', status);
      expect(reviewed).toMatchObject({ approvalStatus: status, reviewedDate: '2026-02-12T15:00:00.000Z' });
      expect(await instance('task-talk-2')).toEqual(reviewed);
    },
  );

  eachRow([
    ['task-agreement-1', 'APPROVED again', 'APPROVED'],
    ['task-agreement-1', 'from APPROVED to DECLINED', 'DECLINED'],
    ['task-portrait-3', 'from DECLINED to APPROVED', 'APPROVED'],
    ['task-agreement-6', 'before anything was handed in', 'APPROVED'],
  ] as const)('of %s does not go %s', async (id, _, status) => {
    const before = await instance(id);
    expect((await failureOf(review(id, status))).code).toBe(4091);
    expect(await instance(id)).toEqual(before);
  });

  it('is never UNREVIEWED again, and there are no other states', async () => {
    for (const status of ['UNREVIEWED', 'approved', 'DONE']) {
      const { code, failure } = await failureOf(review('task-talk-2', status as TaskVerdict));
      expect([code, failure?.field]).toEqual([4000, 'status']);
    }
  });
});

describe('a task given out', () => {
  it('is everybody’s of its kind, visible, and not begun', async () => {
    const { id, ...definition } = await create();
    expect(definition).toMatchObject({ visible: true, dueDate: null, description: '' });
    expect(definition.counts).toMatchObject({ total: 14, pending: 14, submitted: 0 });
    const { items } = await found({ definitionId: id });
    expect(new Set(items.map(({ status, approvalStatus }) => `${status} ${approvalStatus}`))).toEqual(
      new Set(['PENDING UNREVIEWED']),
    );
  });

  it('is only theirs who are named, each once', async () => {
    const { id } = await create({ entityIds: ['speaker-2', 'speaker-4', 'speaker-2'] });
    const { items } = await found({ definitionId: id });
    expect(items.map(({ entityName }) => entityName)).toEqual(['Ikechukwu Obi', 'Clara Bastien']);
  });

  it('is nobody’s when one of those named is of another kind', async () => {
    const { total } = await client.call(searchTaskDefinitions, { params, body: {} });
    expect((await failureOf(create({ entityIds: ['speaker-1', 'partner-1'] }))).code).toBe(4022);
    expect((await client.call(searchTaskDefinitions, { params, body: {} })).total).toBe(total);
  });

  eachRow([
    ['title', { title: '' }],
    ['dueDate', { dueDate: 'next week' }],
    ['entityType', { entityType: 'ROBOT' as 'SPEAKER' }],
  ])('needs a proper %s', async (field, changes) => {
    const { status, failure } = await failureOf(create(changes));
    expect([status, failure?.field]).toEqual([400, field]);
  });

  it('takes its instances and their comments with it', async () => {
    await client.call(deleteTaskDefinition, { params: { ...params, definitionId: 'task-portrait' } });
    expect((await found({ definitionId: 'task-portrait' })).total).toBe(0);
    const left = backend.db.rows('taskComments', eventId).all();
    expect(left.map(({ taskInstanceId }) => taskInstanceId)).toEqual([
      'task-talk-2',
      'task-talk-4',
      'task-partner-agreement-5',
      'task-logo-4',
    ]);
  });
});

describe('progress', () => {
  const progress = () => client.call(countTaskProgress, { params, query: { entityType: 'PARTNER' } });

  it('counts instances of visible tasks by their state', async () => {
    const { items } = await found({ entityType: 'PARTNER' });
    const visible = items.filter(({ definitionId }) => definitionId !== 'task-badges');
    const handedIn = visible.filter(({ status }) => status === 'SUBMITTED');
    const before = await progress();
    expect(before).toMatchObject({ total: visible.length, submitted: handedIn.length });
    expect(before.unreviewed + before.approved + before.declined).toBe(before.submitted);
  });

  it('follows visibility and reviews', async () => {
    const before = await progress();
    await client.call(setTaskVisibility, {
      params: { ...params, definitionId: 'task-badges' },
      query: { visible: true },
    });
    await review('task-logo-3', 'DECLINED');
    const { total, unreviewed, declined } = await progress();
    expect([total, unreviewed, declined]).toEqual([
      before.total + 5,
      before.unreviewed - 1,
      before.declined + 1,
    ]);
  });
});

describe('searching', () => {
  it('lists 15 definitions a page, the newest first, with what became of them', async () => {
    const first = await client.call(searchTaskDefinitions, { params, body: {} });
    const second = await client.call(searchTaskDefinitions, { params, body: { page: 1 } });
    expect([first.items.length, first.size, second.items.length, first.total]).toEqual([15, 15, 3, 18]);
    expect(first.items[0]?.title).toBe('Join the reading list');
    expect(second.items.at(-1)?.counts).toMatchObject({ total: 6, approved: 5, pending: 1 });
  });

  it('lists 25 instances a page, what changed last first', async () => {
    clock.advance(1000);
    await review('task-food-3', 'APPROVED');
    const { items, size, total } = await client.call(searchTaskInstances, { params, body: {} });
    expect([items[0]?.id, items.length, size]).toEqual(['task-food-3', 25, 25]);
    expect(total).toBeGreaterThan(80);
  });

  it('finds by state, by who, by words and by what is overdue', async () => {
    const overdue = await found({ overdue: true, entityType: 'ATTENDEE' });
    expect(overdue.items.map(({ id }) => id)).toEqual(['task-student-card-3', 'task-student-card-4']);
    const declined = await found({ search: 'tanabe', approvalStatus: 'DECLINED' });
    expect(declined.items.map(({ title }) => title)).toEqual(['Send a portrait and a short biography']);
    const slides = await found({ search: 'SLIDES', entityId: 'speaker-1' });
    expect(slides.items).toMatchObject([{ id: 'task-slides-1', answer: 'maren-holt.pdf' }]);
  });

  it('sorts by what is asked for', async () => {
    const { items } = await client.call(searchTaskInstances, {
      params,
      body: { criteria: { definitionId: 'task-partner-agreement' }, orders: { ENTITY_NAME: 'DESC' } },
    });
    expect(items.map(({ entityName }) => entityName)).toEqual([
      'Tidewater Studio',
      'Lumen Lab',
      'Kolonn',
      'Brightwater Paper',
      'Bell Foundry',
    ]);
  });
});

describe('a comment', () => {
  it('is written once, counted, and edited in place by whoever wrote it', async () => {
    const { id, created } = await comment('task-portrait-3');
    clock.advance(60_000);
    const edited = await comment('task-portrait-3', id);
    expect([edited.id, edited.created, edited.modified]).toEqual([id, created, '2026-02-12T15:01:00.000Z']);
    expect((await commentsOn('task-portrait-3')).map((each) => each.id)).toEqual(['note-1', 'note-2', id]);
    expect((await instance('task-portrait-3'))?.commentCount).toBe(3);
  });

  eachRow([
    [4003, 'somebody else’s', () => comment('task-portrait-3', 'note-1', 'dario@northlight.example')],
    [4022, 'another task’s', () => comment('task-talk-2', 'note-1')],
    [4046, 'unknown', () => comment('task-portrait-3', 'note-99')],
    [4046, 'of no task', () => comment('task-99-1')],
  ])('is refused with %s when it is %s', async (code, _, write) => {
    expect((await failureOf(write())).code).toBe(code);
    expect((await commentsOn('task-portrait-3')).map((each) => each.comment)).not.toContain('Thank you.');
  });
});

describe('an export', () => {
  it('may take 60 s', () => {
    expect(exportTasks.timeout).toBe(60_000);
  });

  it('has one line for each instance found, on every page', async () => {
    const { total } = await found({ entityType: 'PARTNER' });
    const body = { criteria: { entityType: 'PARTNER' } } as const;
    const rows = await sheetRows(await download(client, exportTasks, { params, body }));
    expect(rows.length).toBe(total + 1);
    expect(rows[0]?.slice(0, 3)).toEqual(['Task', 'For', 'Name']);
    expect(new Set(rows.slice(1).map(([, entityType]) => entityType))).toEqual(new Set(['PARTNER']));
  });

  it('of one task has its assignees and answers', async () => {
    const file = await download(client, exportTaskDefinition, {
      params: { ...params, definitionId: 'task-agreement' },
    });
    expect(file.name).toBe('Sign the speaker agreement.xlsx');
    const rows = await sheetRows(file);
    expect(rows.slice(1).map((row) => [row[2], row[5]])).toContainEqual(['Devika Iyer', 'UNREVIEWED']);
    expect(rows.length).toBe(7);
  });
});

eachRow([
  ['deleted', () => client.call(deleteTaskDefinition, { params: { ...params, definitionId: 'x' } })],
  ['exported', () => download(client, exportTaskDefinition, { params: { ...params, definitionId: 'x' } })],
  ['reviewed', () => review('x', 'APPROVED')],
])('what does not exist can’t be %s', async (_, call) => {
  const { code, status } = await failureOf(call());
  expect([code, status]).toEqual([4046, 404]);
});
