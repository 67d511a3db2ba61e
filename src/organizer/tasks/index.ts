'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { TaskReview } from './TaskReviewScreen';
import { Tasks } from './TasksScreen';

export type { TaskReviewScreenProps } from './TaskReviewScreen';
export type { TasksScreenProps } from './TasksScreen';

/** The tasks of an event: found, given out, shown, hidden, exported and deleted. @experimental */
export const TasksScreen = /* @__PURE__ */ withOrganizerRoot(Tasks);

/** What everybody has to do and has handed in: found, commented on, approved, declined and exported. @experimental */
export const TaskReviewScreen = /* @__PURE__ */ withOrganizerRoot(TaskReview);
