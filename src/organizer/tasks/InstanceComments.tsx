'use client';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import type { TaskComment, TaskInstance } from '../../contract';
import {
  commentProblem,
  taskCommentSchema,
  taskLimits,
  taskProblem,
  type TaskCommentValues,
} from '../../domain/tasks';
import { formatInstant } from '../../domain/time/formatInstant';
import { useTaskComments, type TaskCalls } from '../../hooks';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useLocale, useT } from '../../i18n';
import { Button, LinkButton } from '../../themed/kit/Button';
import { Field } from '../../themed/kit/Field';
import { Heading } from '../../themed/kit/Heading';
import { TextArea } from '../../themed/kit/TextInput';
import { ProblemNotice, useAction } from '../kit/confirm';
import { LongTextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import { NewsLine } from '../kit/form/SavedNotice';
import { PlainList } from '../kit/page/PlainList';
import { readingOf, ReadState } from '../kit/record';
import * as css from './tasks.css';

export interface InstanceCommentsProps {
  event: EventScope;
  instance: TaskInstance;
  timeZone: string;
  calls: Pick<TaskCalls, 'comment'>;
  /** Who comments; `null` while nobody is known: then comments are read only. */
  commentedBy: string | null;
  /** What is typed and not sent yet; it outlives a look at another one. */
  draft: string;
  onDraftChange: (text: string) => void;
}

/** What was said about it, oldest first, and what is to be said. One's own can be edited. */
export function InstanceComments(props: InstanceCommentsProps) {
  const { event, instance, timeZone, calls, commentedBy } = props;
  const t = useT();
  const comments = useTaskComments(event, instance.id);
  const [edited, setEdited] = useState<TaskComment | null>(null);
  return (
    <section>
      <Heading level={3} size="md">
        {t('organizer.tasks.comments')}
      </Heading>
      <ReadState
        {...readingOf(comments)}
        content={comments.data ?? null}
        loading={t('organizer.tasks.comments')}
        failed={t('organizer.tasks.commentsFailed')}
      >
        {(listed) =>
          listed.length === 0 ? (
            <p className={css.quiet}>{t('organizer.tasks.noComments')}</p>
          ) : (
            <PlainList aria-label={t('organizer.tasks.comments')} className={css.plainList}>
              {listed.map((comment) => (
                <li key={comment.id} className={css.remark}>
                  <Written comment={comment} timeZone={timeZone} />
                  {comment.commentedBy === commentedBy && (
                    <span>
                      <LinkButton onClick={() => setEdited(comment)}>{t('organizer.tasks.edit')}</LinkButton>
                    </span>
                  )}
                </li>
              ))}
            </PlainList>
          )
        }
      </ReadState>
      {commentedBy !== null && <NewComment {...props} commentedBy={commentedBy} />}
      {edited && commentedBy !== null && (
        <ActionDialog<TaskCommentValues>
          title={t('organizer.tasks.edit')}
          action={t('organizer.kit.form.save')}
          values={{ comment: edited.comment }}
          schema={taskCommentSchema}
          toErrorMessage={taskProblem}
          run={({ comment }) =>
            calls.comment({
              taskInstanceId: instance.id,
              commentedBy,
              comment: comment.trim(),
              id: edited.id,
            })
          }
          onDone={() => setEdited(null)}
          onClose={() => setEdited(null)}
        >
          <LongTextField<TaskCommentValues>
            name="comment"
            label={t('organizer.tasks.comment')}
            limit={taskLimits.comment}
            required
          />
        </ActionDialog>
      )}
    </section>
  );
}

function Written({ comment, timeZone }: { comment: TaskComment; timeZone: string }) {
  const t = useT();
  const locale = useLocale();
  const isEdited = Date.parse(comment.modified) > Date.parse(comment.created);
  const date = formatInstant(comment.modified, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <>
      <span className={css.quiet}>
        <bdi>{comment.commentedBy}</bdi> · <bdi>{date}</bdi>
        {isEdited && <> · {t('organizer.tasks.edited')}</>}
      </span>
      <p className={css.typed}>
        <bdi>{comment.comment}</bdi>
      </p>
    </>
  );
}

function NewComment(props: InstanceCommentsProps & { commentedBy: string }) {
  const { instance, calls, commentedBy, draft, onDraftChange } = props;
  const t = useT();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTried, setTried] = useState(false);
  const { isBusy, news, problem, act, notify } = useAction(taskProblem);
  const wrong = isTried ? commentProblem(draft) : null;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (commentProblem(draft) !== null) {
      field.current?.focus();
      return;
    }
    const remark = { taskInstanceId: instance.id, commentedBy, comment: draft.trim() };
    if (!(await act(() => calls.comment(remark)))) return;
    onDraftChange('');
    setTried(false);
    notify(t('organizer.tasks.commentSaved'));
  };
  return (
    <form noValidate className={css.parts} onSubmit={(event) => void submit(event)}>
      <Field
        id={id}
        label={t('organizer.tasks.comment')}
        error={wrong === null ? undefined : t(wrong)}
        counter={{ used: draft.trim().length, max: taskLimits.comment }}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={3}
            dir="auto"
            value={draft}
            onChange={(event) => onDraftChange(event.target.value)}
          />
        )}
      </Field>
      <div className={css.actions}>
        <Button type="submit" busy={isBusy}>
          {t('organizer.tasks.addComment')}
        </Button>
        <NewsLine text={news} />
      </div>
      <ProblemNotice title={t('organizer.tasks.commentNotSaved')} problem={problem} />
    </form>
  );
}
