import type {
  Instant,
  TaskApprovalStatus,
  TaskComment,
  TaskDefinition,
  TaskEntityType,
  TaskInstance,
  TaskKind,
} from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';
import { seedSpeakerId, seedSpeakers } from '../seedSpeakers';

/** Somebody tasks can be given to; speakers are those of the agenda. */
export interface TaskAssignee {
  id: string;
  entityType: TaskEntityType;
  name: string;
}

export type StoredTaskDefinition = Omit<TaskDefinition, 'counts'>;

/** What an instance is beside its definition and its assignee. */
export type StoredTaskInstance = Pick<
  TaskInstance,
  | 'id'
  | 'definitionId'
  | 'entityId'
  | 'status'
  | 'approvalStatus'
  | 'answer'
  | 'submittedDate'
  | 'reviewedDate'
  | 'modified'
>;

/** Tables of this area, by name. Scope: the event. */
export interface TasksTables {
  taskAssignees: TaskAssignee;
  taskDefinitions: StoredTaskDefinition;
  taskInstances: StoredTaskInstance;
  taskComments: TaskComment;
}

/** Whom a task can be given to beside the speakers, who are in the agenda. */
const namesOf: Record<Exclude<TaskEntityType, 'SPEAKER'>, string[]> = {
  PARTNER: ['Tidewater Studio', 'Brightwater Paper', 'Kolonn', 'Lumen Lab', 'Bell Foundry'],
  ATTENDEE: ['Ingrid Solberg', 'Daniel Okafor', 'Sofia Marchetti', 'Wei Chen'],
};

const assignees: TaskAssignee[] = Object.entries(namesOf).flatMap(([entityType, names]) =>
  names.map((name, index) => ({
    id: `${entityType.toLowerCase()}-${index + 1}`,
    entityType: entityType as TaskEntityType,
    name,
  })),
);

/** Those who agreed before the tasks were made. */
const firstSpeakers = seedSpeakers.slice(0, 6).map(([firstName, lastName], index): TaskAssignee => ({
  id: seedSpeakerId(index),
  entityType: 'SPEAKER',
  name: `${firstName} ${lastName}`,
}));

/** Name, title, for whom, what, due on, created on, and each assignee's state: Pending, Submitted, Approved, Declined. */
type Line = [string, string, TaskEntityType, TaskKind, Instant | null, Instant, string];

const lines: Line[] = [
  ['agreement', 'Sign the speaker agreement', 'SPEAKER', 'UPLOAD', '2025-12-15', '2025-10-20', 'AAAAAP'],
  [
    'portrait',
    'Send a portrait and a short biography',
    'SPEAKER',
    'FORM',
    '2026-01-10',
    '2025-10-20',
    'AADASP',
  ],
  ['talk', 'Title and summary of your talk', 'SPEAKER', 'FORM', '2026-01-24', '2025-11-03', 'ASSDAP'],
  ['slides', 'Send your slides', 'SPEAKER', 'UPLOAD', '2026-05-01', '2025-11-03', 'SPPPPP'],
  ['journey', 'Book your journey to Boston', 'SPEAKER', 'LINK', '2026-03-15', '2025-11-17', 'ASPPPP'],
  ['stage', 'What the stage needs to know', 'SPEAKER', 'FORM', '2026-04-10', '2025-12-01', 'PPSPPP'],
  ['hall-guide', 'Read the guide to the hall', 'SPEAKER', 'ACKNOWLEDGEMENT', null, '2026-01-12', 'SSPPSP'],
  [
    'partner-agreement',
    'Sign the partner agreement',
    'PARTNER',
    'UPLOAD',
    '2025-12-01',
    '2025-10-21',
    'AAAAD',
  ],
  ['logo', 'Send your logo', 'PARTNER', 'UPLOAD', '2026-01-15', '2025-10-21', 'AASDP'],
  ['stand', 'Describe your stand', 'PARTNER', 'FORM', '2026-02-20', '2025-11-10', 'ASPPP'],
  ['power', 'Order power and furniture', 'PARTNER', 'FORM', '2026-03-31', '2025-12-08', 'SPPPP'],
  ['insurance', 'Proof of insurance', 'PARTNER', 'UPLOAD', '2026-04-01', '2025-12-08', 'PPPPP'],
  ['badges', 'Names for the staff badges', 'PARTNER', 'FORM', '2026-04-24', '2026-01-19', 'PPPPP'],
  [
    'exhibitor-rules',
    'Read the rules for exhibitors',
    'PARTNER',
    'ACKNOWLEDGEMENT',
    null,
    '2026-01-19',
    'ASPPP',
  ],
  ['workshop', 'Choose your workshop', 'ATTENDEE', 'FORM', '2026-04-15', '2025-12-15', 'ASPP'],
  ['food', 'Tell us what you eat', 'ATTENDEE', 'FORM', '2026-05-04', '2025-12-15', 'SSSP'],
  ['student-card', 'Send your student card', 'ATTENDEE', 'UPLOAD', '2026-02-05', '2026-01-08', 'ADPP'],
  ['reading', 'Join the reading list', 'ATTENDEE', 'LINK', null, '2026-02-02', 'PPPP'],
];

/** Drafts the organizer hasn't shown anybody yet. */
const hidden = new Set(['badges', 'reading']);

const at = (day: string, time: string) => `${day}T${time}-05:00`;

const definitions = lines.map(
  ([name, title, entityType, kind, dueDate, created], index): StoredTaskDefinition => ({
    id: `task-${name}`,
    title,
    description: '',
    entityType,
    kind,
    dueDate: dueDate && at(dueDate, '18:00:00'),
    visible: !hidden.has(name),
    created: at(created, `09:${10 + index}:00`),
    modified: at(created, `09:${10 + index}:00`),
  }),
);

const verdicts: Record<string, TaskApprovalStatus> = { A: 'APPROVED', D: 'DECLINED' };

const answers: Record<TaskKind, (who: string) => string> = {
  FORM: (who) => `Filled in by ${who}`,
  UPLOAD: (who) => `${who.toLowerCase().replaceAll(' ', '-')}.pdf`,
  LINK: () => 'https://northlight.example/done',
  ACKNOWLEDGEMENT: () => 'Read',
};

const instances = definitions.flatMap((definition, index) =>
  [...firstSpeakers, ...assignees]
    .filter(({ entityType }) => entityType === definition.entityType)
    .map(({ id, name }, position): StoredTaskInstance => {
      const state = lines[index]?.[6][position] ?? 'P';
      const approvalStatus = verdicts[state] ?? 'UNREVIEWED';
      const day = `2026-0${index < 8 ? 1 : 2}-0${position + 2}`;
      const submittedDate = state === 'P' ? null : at(day, `14:${10 + index}:00`);
      const reviewedDate = approvalStatus === 'UNREVIEWED' ? null : at(day, `17:${10 + index}:00`);
      return {
        id: `${definition.id}-${position + 1}`,
        definitionId: definition.id,
        entityId: id,
        status: state === 'P' ? 'PENDING' : 'SUBMITTED',
        approvalStatus,
        answer: submittedDate && answers[definition.kind](name),
        submittedDate,
        reviewedDate,
        modified: reviewedDate ?? submittedDate ?? definition.created,
      };
    }),
);

const comment = (id: string, taskInstanceId: string, commentedBy: string, day: string, text: string) => ({
  id,
  taskInstanceId,
  commentedBy,
  comment: text,
  created: at(day, '10:20:00'),
  modified: at(day, '10:20:00'),
});

const [maren, dario] = ['maren@northlight.example', 'dario@northlight.example'] as const;

export const tasksRecords: RecordsOf<TasksTables> = {
  taskAssignees: { '1001': assignees },
  taskDefinitions: { '1001': definitions },
  taskInstances: { '1001': instances },
  taskComments: {
    '1001': [
      comment('note-1', 'task-portrait-3', maren, '2026-01-05', 'The portrait is too small to print.'),
      comment('note-2', 'task-portrait-3', dario, '2026-01-06', 'We need at least 1,600 pixels across.'),
      comment('note-3', 'task-talk-2', maren, '2026-01-20', 'A fine title. May we shorten the summary?'),
      comment(
        'comment-4',
        'task-talk-4',
        dario,
        '2026-01-21',
        'This is the talk of 2024. Please send the new one.',
      ),
      comment('note-5', 'task-partner-agreement-5', dario, '2026-01-22', 'The last page is not signed.'),
      comment('note-6', 'task-logo-4', maren, '2026-02-04', 'Please send a vector file.'),
    ],
  },
};
