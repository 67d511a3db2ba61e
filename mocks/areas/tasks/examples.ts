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
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const event = { accountId: '77', eventId: '1001' };

export const tasksExamples = {
  searchTaskDefinitions: exampleOf(searchTaskDefinitions, {
    params: event,
    body: { page: 0, size: 15, criteria: { entityType: 'SPEAKER' }, orders: { DUE_DATE: 'ASC' } },
  }),
  createTaskDefinition: exampleOf(createTaskDefinition, {
    params: event,
    body: {
      title: 'Name your assistant',
      entityType: 'SPEAKER',
      kind: 'FORM',
      dueDate: '2026-04-30T18:00:00-04:00',
      entityIds: ['speaker-1', 'speaker-2'],
    },
  }),
  deleteTaskDefinition: exampleOf(deleteTaskDefinition, {
    params: { ...event, definitionId: 'task-reading' },
  }),
  setTaskVisibility: exampleOf(setTaskVisibility, {
    params: { ...event, definitionId: 'task-badges' },
    query: { visible: true },
  }),
  countTaskProgress: exampleOf(countTaskProgress, { params: event, query: { entityType: 'PARTNER' } }),
  searchTaskInstances: exampleOf(searchTaskInstances, {
    params: event,
    body: { criteria: { status: 'SUBMITTED', approvalStatus: 'UNREVIEWED' }, orders: { SUBMITTED: 'ASC' } },
  }),
  saveTaskComment: exampleOf(saveTaskComment, {
    params: event,
    body: {
      taskInstanceId: 'task-slides-1',
      commentedBy: 'maren@northlight.example',
      comment: 'Thank you. The fonts are embedded, as they should be.',
    },
  }),
  getTaskComments: exampleOf(getTaskComments, { params: { ...event, taskInstanceId: 'task-portrait-3' } }),
  setTaskApprovalStatus: exampleOf(setTaskApprovalStatus, {
    params: { ...event, taskInstanceId: 'task-talk-2' },
    query: { status: 'APPROVED' },
  }),
  exportTasks: exampleOf(exportTasks, { params: event, body: { criteria: { entityType: 'PARTNER' } } }),
  exportTaskDefinition: exampleOf(exportTaskDefinition, {
    params: { ...event, definitionId: 'task-agreement' },
  }),
} satisfies Examples;
