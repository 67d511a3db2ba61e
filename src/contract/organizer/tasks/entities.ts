import type { Instant } from '../../entities';

/** Who a task is for: those who speak, those who exhibit or sponsor, those who come. Names are ours (002 §3). @experimental */
export type TaskEntityType = 'SPEAKER' | 'PARTNER' | 'ATTENDEE';

/** What the assignee is asked for. Ours. @experimental */
export type TaskKind = 'FORM' | 'UPLOAD' | 'LINK' | 'ACKNOWLEDGEMENT';

/** How far the assignee is. 002 §3 names SUBMITTED; PENDING, before it, is ours. @experimental */
export type TaskStatus = 'PENDING' | 'SUBMITTED';

/** How far the review is. 002 §4: UNREVIEWED moves to APPROVED or DECLINED, and no further. @experimental */
export type TaskApprovalStatus = 'UNREVIEWED' | 'APPROVED' | 'DECLINED';

/** What a review can come to. @experimental */
export type TaskVerdict = 'APPROVED' | 'DECLINED';

/** Instances of one definition, or of one entity type, by state. Counted whenever they are read. @experimental */
export interface TaskCounts {
  /** All of them. */
  total: number;
  /** Not yet handed in. */
  pending: number;
  /** Handed in: the sum of the three that follow. */
  submitted: number;
  /** Handed in, and not looked at. */
  unreviewed: number;
  /** Handed in and accepted. */
  approved: number;
  /** Handed in and sent back. */
  declined: number;
}

/** What the organizer asks of many: each assignee has an instance of it. 002 §3. @experimental */
export interface TaskDefinition {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As partners and speakers read it; plain text. */
  title: string;
  /** Plain text; empty when there is nothing to add to the title. */
  description: string;
  entityType: TaskEntityType;
  kind: TaskKind;
  /** `null` when there is no hurry. */
  dueDate: Instant | null;
  /** Assignees see and do it; the organizer sees it always. */
  visible: boolean;
  created: Instant;
  modified: Instant;
  counts: TaskCounts;
}

/** A task to be. @experimental */
export interface NewTaskDefinition {
  /**
   * As partners and speakers read it; plain text.
   * @minLength 1
   * @maxLength 120
   */
  title: string;
  /**
   * Plain text.
   * @maxLength 2000
   */
  description?: string;
  entityType: TaskEntityType;
  kind: TaskKind;
  /** @format date-time */
  dueDate?: Instant;
  /** Default: true. */
  visible?: boolean;
  /** Who has to do it; everybody of the entity type when absent. */
  entityIds?: string[];
}

/** What one assignee has to do, and has done. 002 §3. @experimental */
export interface TaskInstance {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Task that this is somebody’s own of. */
  definitionId: string;
  /** The definition's. */
  title: string;
  entityType: TaskEntityType;
  /** The speaker, partner or attendee. */
  entityId: string;
  /** Name of the partner or speaker who has to do it. */
  entityName: string;
  /** The definition's. */
  dueDate: Instant | null;
  status: TaskStatus;
  approvalStatus: TaskApprovalStatus;
  /** What was handed in: a text, a link or the name of a file; `null` before. */
  answer: string | null;
  /** `null` before. */
  submittedDate: Instant | null;
  /** When it was approved or declined; `null` before. */
  reviewedDate: Instant | null;
  modified: Instant;
  /** Comments of the review. */
  commentCount: number;
}

/** A remark on an instance, in its review. 002 §3 Task comment. @experimental */
export interface TaskComment {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Task it is about. */
  taskInstanceId: string;
  /** Email address of who wrote it. */
  commentedBy: string;
  /** As written; plain text. */
  comment: string;
  created: Instant;
  /** Later than `created` once it was edited. */
  modified: Instant;
}

/** Which definitions are searched for. @experimental */
export interface TaskDefinitionCriteria {
  entityType?: TaskEntityType;
  kind?: TaskKind;
  /** Only those that partners and speakers see, or don’t; all when absent. */
  visible?: boolean;
  /** Part of the title, in any case. */
  title?: string;
}

/** What definitions can be sorted by. @experimental */
export type TaskDefinitionField = 'TITLE' | 'DUE_DATE' | 'CREATED' | 'MODIFIED';

/** Which instances are searched for. @experimental */
export interface TaskInstanceCriteria {
  /** Only those of this task. */
  definitionId?: string;
  entityType?: TaskEntityType;
  /** Only those of this partner or speaker. */
  entityId?: string;
  status?: TaskStatus;
  approvalStatus?: TaskApprovalStatus;
  /** True: not handed in, and the due date has passed. */
  overdue?: boolean;
  /** Part of the task's title or the assignee's name, in any case. */
  search?: string;
}

/** What instances can be sorted by. @experimental */
export type TaskInstanceField = 'TITLE' | 'ENTITY_NAME' | 'DUE_DATE' | 'SUBMITTED' | 'MODIFIED';
