import { describe, expect, it } from 'vitest';
import {
  commentProblem,
  declineProblem,
  newTask,
  taskDefinition,
  taskDue,
  taskExport,
  taskInstanceSearch,
  taskNeighbours,
  taskProblem,
  taskReview,
  taskSchema,
  taskSearch,
  taskShares,
  type TaskValues,
} from '../../../../src/domain/tasks';
import { wholeTable, type TableView } from '../../../../src/domain/table';
import { eachRow } from '../../../eachRow';

const boston = 'America/New_York';
const fine: TaskValues = { ...newTask, title: ' Slides ', dueDate: '2026-05-01 18:00' };

describe('a task in a form', () => {
  eachRow([
    ['title', 'organizer.website.error.title', { title: '  ' }],
    ['title', 'organizer.website.error.titleTooLong', { title: 'a'.repeat(121) }],
    ['description', 'organizer.tasks.problem.textTooLong', { description: 'a'.repeat(2_001) }],
    ['dueDate', 'validation.dateInvalid', { dueDate: '2026-02-30 18:00' }],
  ] satisfies [string, string, Partial<TaskValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(taskSchema(boston).validate({ ...fine, ...change })).rejects.toMatchObject({
        path,
        message,
      });
    },
  );

  eachRow([
    ['everybody, due on the event’s clocks', {}, { dueDate: '2026-05-01T22:00:00.000Z' }],
    ['nobody in a hurry', { dueDate: '' }, {}],
    [
      'those chosen of its type only',
      { dueDate: '', people: { SPEAKER: ['s1'], PARTNER: ['p1'], ATTENDEE: [] } },
      { entityIds: ['s1'] },
    ],
  ] satisfies [string, Partial<TaskValues>, object][])('is sent for %s', (_whom, change, expected) => {
    expect(taskDefinition({ ...fine, ...change }, boston)).toEqual({
      title: 'Slides',
      description: '',
      entityType: 'SPEAKER',
      kind: 'FORM',
      visible: true,
      ...expected,
    });
  });
});

describe('a comment', () => {
  eachRow([
    ['  ', 'organizer.tasks.problem.textRequired'],
    ['a'.repeat(2_001), 'organizer.tasks.problem.textTooLong'],
    ['Fine.', null],
  ] satisfies [string, string | null][])('%s is refused with %s', (comment, key) => {
    expect(commentProblem(comment)).toBe(key);
  });
});

describe('the review of a task', () => {
  eachRow([
    ['PENDING', 'UNREVIEWED', 'pending'],
    ['SUBMITTED', 'UNREVIEWED', 'open'],
    ['SUBMITTED', 'APPROVED', 'approved'],
    ['SUBMITTED', 'DECLINED', 'declined'],
  ] satisfies [
    Parameters<typeof taskReview>[0]['status'],
    Parameters<typeof taskReview>[0]['approvalStatus'],
    string,
  ][])('of %s and %s is %s', (status, approvalStatus, expected) => {
    expect(taskReview({ status, approvalStatus })).toBe(expected);
  });

  it('counts as done what was approved or declined', () => {
    const counts = { total: 9, pending: 3, submitted: 6, unreviewed: 1, approved: 3, declined: 2 };
    expect(taskShares(counts)).toEqual({ reviewed: 5, unreviewed: 1, total: 9 });
  });
});

describe('a due date', () => {
  const now = Date.parse('2026-02-01T00:00:00Z');
  eachRow([
    [null, true, 'none'],
    ['2026-02-02T00:00:00Z', true, 'due'],
    ['2026-02-01T00:00:00Z', true, 'due'],
    ['2026-01-31T23:59:59Z', true, 'overdue'],
    ['2026-01-31T23:59:59Z', false, 'due'],
  ] satisfies [string | null, boolean, string][])('%s, open %s, is %s', (dueDate, isOpen, expected) => {
    expect(taskDue(dueDate, isOpen, now)).toBe(expected);
  });
});

describe('the neighbours of an opened task', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }));
  eachRow([
    ['the first', { id: 'a', index: 0 }, null, 'b'],
    ['one between', { id: 'b', index: 1 }, 'a', 'c'],
    ['the last', { id: 'c', index: 2 }, 'b', null],
    ['one that left the list', { id: 'gone', index: 1 }, 'a', 'b'],
    ['the last one that left', { id: 'gone', index: 3 }, 'c', null],
  ] satisfies [string, { id: string; index: number }, string | null, string | null][])(
    'of %s',
    (_which, place, previous, next) => {
      const found = taskNeighbours(rows, place);
      expect([found.previous?.id ?? null, found.next?.id ?? null]).toEqual([previous, next]);
    },
  );
});

const viewOf = (change: Partial<TableView>): TableView => ({ ...wholeTable, ...change });

describe('what a view looks for', () => {
  eachRow([
    ['all tasks', {}, { page: 0, size: 15, criteria: {} }],
    [
      'hidden forms for speakers, by title',
      {
        search: ' talk ',
        page: 2,
        filters: { for: 'SPEAKER', kind: 'FORM', visible: 'no' },
        sort: { column: 'DUE_DATE', direction: 'descending' },
      },
      {
        page: 1,
        size: 15,
        criteria: { title: 'talk', entityType: 'SPEAKER', kind: 'FORM', visible: false },
        orders: { DUE_DATE: 'DESC' },
      },
    ],
    [
      'nothing that an address invents',
      {
        filters: { for: 'CROWD', kind: 'SONG', visible: 'maybe' },
        sort: { column: 'COLOR', direction: 'ascending' },
      },
      { page: 0, size: 15, criteria: {} },
    ],
  ] satisfies [string, Partial<TableView>, object][])('is %s', (_what, view, expected) => {
    expect(taskSearch(viewOf(view))).toEqual(expected);
  });

  it('is what everybody has to do, 25 a page, and exported without pages', () => {
    const view = viewOf({
      search: 'osei',
      page: 3,
      filters: { task: 't1', for: 'PARTNER', status: 'SUBMITTED', approval: 'UNREVIEWED', due: 'overdue' },
      sort: { column: 'ENTITY_NAME', direction: 'ascending' },
    });
    const found = {
      criteria: {
        search: 'osei',
        definitionId: 't1',
        entityType: 'PARTNER',
        status: 'SUBMITTED',
        approvalStatus: 'UNREVIEWED',
        overdue: true,
      },
      orders: { ENTITY_NAME: 'ASC' },
    };
    expect(taskInstanceSearch(view)).toEqual({ page: 2, size: 25, ...found });
    expect(taskExport(view)).toEqual(found);
  });
});

describe('what was not done with a task', () => {
  eachRow([
    ['it can’t be reviewed', { code: 4091 }, false, 'organizer.tasks.problem.reviewed'],
    ['it can’t be reviewed any more', { code: 4091 }, true, 'organizer.tasks.problem.reviewed'],
    ['somebody is gone', { code: 4022 }, false, 'organizer.tasks.problem.peopleGone'],
    ['no answer came', { code: 0, isUncertain: true }, false, 'organizer.tasks.problem.uncertain'],
    ['it is deleted', { code: 4046 }, false, 'organizer.kit.form.failed.gone'],
    ['only its reason was saved', { code: 5000 }, true, 'organizer.tasks.problem.reasonKept'],
  ] satisfies [string, Parameters<typeof taskProblem>[0], boolean, string][])(
    'is explained: %s',
    (_why, failure, isReasonSaved, key) => {
      expect(declineProblem(failure, isReasonSaved).message.key).toBe(key);
      if (!isReasonSaved) expect(taskProblem(failure).message.key).toBe(key);
    },
  );
});
