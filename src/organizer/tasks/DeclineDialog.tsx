'use client';
import { useRef } from 'react';
import type { TaskInstance } from '../../contract';
import { declineProblem, taskCommentSchema, taskLimits, type TaskCommentValues } from '../../domain/tasks';
import type { TaskCalls } from '../../hooks';
import { useT } from '../../i18n';
import { LongTextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';

export interface DeclineDialogProps {
  instance: TaskInstance;
  commentedBy: string;
  calls: Pick<TaskCalls, 'comment' | 'review'>;
  onDeclined: (instance: TaskInstance) => void;
  onClose: () => void;
}

const noReason: TaskCommentValues = { comment: '' };

/** Asks why. The reason is saved first; where only the status fails, the next try edits that comment instead of adding one. */
export function DeclineDialog({ instance, commentedBy, calls, onDeclined, onClose }: DeclineDialogProps) {
  const t = useT();
  const saved = useRef<string>(undefined);
  const declined = useRef(instance);
  const decline = async ({ comment }: TaskCommentValues) => {
    const remark = { taskInstanceId: instance.id, commentedBy, comment: comment.trim(), id: saved.current };
    saved.current = (await calls.comment(remark)).id;
    declined.current = await calls.review(instance.id, 'DECLINED');
  };
  return (
    <ActionDialog<TaskCommentValues>
      title={t('organizer.tasks.declineTitle', { name: instance.entityName, title: instance.title })}
      text={t('organizer.tasks.declineText')}
      action={t('organizer.tasks.decline')}
      tone="danger"
      values={noReason}
      schema={taskCommentSchema}
      toErrorMessage={(failure) => declineProblem(failure, saved.current !== undefined)}
      run={decline}
      onDone={() => onDeclined(declined.current)}
      onClose={onClose}
    >
      <LongTextField<TaskCommentValues>
        name="comment"
        label={t('organizer.tasks.reason')}
        limit={taskLimits.comment}
        required
      />
    </ActionDialog>
  );
}
