'use client';
import { useEffect, useId, useRef, useState } from 'react';
import type { TaskInstance } from '../../contract';
import { safeUrl } from '../../domain';
import { taskProblem, taskReview } from '../../domain/tasks';
import { formatInstant } from '../../domain/time/formatInstant';
import type { TaskCalls } from '../../hooks';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useLocale, useT } from '../../i18n';
import { useLatest } from '../../react';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { ProblemNotice, useAction } from '../kit/confirm';
import { Drawer } from '../kit/page';
import { DeclineDialog } from './DeclineDialog';
import { InstanceComments, type InstanceCommentsProps } from './InstanceComments';
import { Pairs } from './Pairs';
import * as css from './tasks.css';
import { ApprovalTag, Due } from './TaskTexts';

export interface InstanceDrawerProps extends Omit<InstanceCommentsProps, 'calls'> {
  event: EventScope;
  calls: Pick<TaskCalls, 'comment' | 'review'>;
  /** Before and after it in the list. */
  previous: TaskInstance | null;
  next: TaskInstance | null;
  onOpen: (instance: TaskInstance) => void;
  /** As its review answered it. */
  onReviewed: (instance: TaskInstance) => void;
  onClose: () => void;
}

const onHttps = { allow: ['https:'] };

/** What one of them has to do and has handed in, what was said about it, and its review. */
export function InstanceDrawer(props: InstanceDrawerProps) {
  const { instance, timeZone, calls, commentedBy, previous, next, onOpen, onReviewed, onClose } = props;
  const t = useT();
  const whyId = useId();
  const why = useRef<HTMLParagraphElement>(null);
  const [isDeclining, setDeclining] = useState(false);
  const { isBusy, problem, act, refuse } = useAction(taskProblem);
  useNeighbourKeys(
    previous && (() => onOpen(previous)),
    next && (() => onOpen(next)),
    !isDeclining,
    instance.id,
    refuse,
  );
  const state = taskReview(instance);
  const approve = () =>
    act(async () => {
      onReviewed(await calls.review(instance.id, 'APPROVED'));
      why.current?.focus();
    });
  const focusReason = () => why.current?.focus();
  return (
    <>
      <Drawer
        kind={instance.title}
        title={instance.entityName}
        contentKey={instance.id}
        onClose={onClose}
        footer={
          <>
            <Button
              icon={<Icon name="arrow-start" />}
              aria-disabled={!previous || undefined}
              aria-keyshortcuts="Alt+ArrowUp"
              onClick={() => previous && onOpen(previous)}
            >
              {t('organizer.tasks.previous')}
            </Button>
            <Button
              icon={<Icon name="arrow-end" />}
              aria-disabled={!next || undefined}
              aria-keyshortcuts="Alt+ArrowDown"
              onClick={() => next && onOpen(next)}
            >
              {t('organizer.tasks.next')}
            </Button>
          </>
        }
      >
        <div className={css.parts}>
          <Pairs
            pairs={[
              [
                t('organizer.tasks.due'),
                <Due
                  key="due"
                  dueDate={instance.dueDate}
                  isOpen={instance.status === 'PENDING'}
                  timeZone={timeZone}
                />,
              ],
              [t('organizer.tasks.answer'), <Answer key="answer" answer={instance.answer} />],
            ]}
          />
          <div className={css.pair}>
            {state === 'open' || state === 'pending' ? (
              <div className={css.actions}>
                <Button
                  variant="primary"
                  busy={isBusy}
                  aria-disabled={state === 'pending' || undefined}
                  aria-describedby={state === 'pending' ? whyId : undefined}
                  onClick={state === 'pending' ? focusReason : () => void approve()}
                >
                  {t('organizer.tasks.approve')}
                </Button>
                <Button
                  aria-disabled={state === 'pending' || commentedBy === null || isBusy || undefined}
                  aria-describedby={state === 'pending' || commentedBy === null ? whyId : undefined}
                  onClick={
                    state === 'pending' || commentedBy === null || isBusy
                      ? focusReason
                      : () => setDeclining(true)
                  }
                >
                  {t('organizer.tasks.decline')}
                </Button>
              </div>
            ) : (
              <div>
                <ApprovalTag approvalStatus={instance.approvalStatus} />
              </div>
            )}
            <p ref={why} id={whyId} tabIndex={-1} className={css.quiet}>
              <Why state={state} reviewed={instance.reviewedDate} props={props} />
            </p>
            <ProblemNotice title={t('organizer.tasks.notChanged')} problem={problem} />
          </div>
          <InstanceComments key={instance.id} {...props} />
        </div>
      </Drawer>
      {isDeclining && commentedBy !== null && (
        <DeclineDialog
          instance={instance}
          commentedBy={commentedBy}
          calls={calls}
          onDeclined={(declined) => {
            onReviewed(declined);
            setDeclining(false);
            refuse(null);
          }}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}

/** What was handed in: a link where it is one that may be followed, otherwise the text. */
function Answer({ answer }: Pick<TaskInstance, 'answer'>) {
  const t = useT();
  if (answer === null) return <>{t('organizer.tasks.noAnswer')}</>;
  const href = safeUrl(answer, onHttps);
  if (href === null)
    return (
      <span className={css.typed}>
        <bdi>{answer}</bdi>
      </span>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" dir="ltr">
      {href}
      <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
    </a>
  );
}

interface WhyProps {
  state: ReturnType<typeof taskReview>;
  reviewed: TaskInstance['reviewedDate'];
  props: Pick<InstanceDrawerProps, 'commentedBy' | 'timeZone'>;
}

/** Why it can't be reviewed, or when it was. */
function Why({ state, reviewed, props: { commentedBy, timeZone } }: WhyProps) {
  const t = useT();
  const locale = useLocale();
  if (state === 'pending') return <>{t('organizer.tasks.pendingWhy')}</>;
  if (state === 'open') return <>{commentedBy === null ? t('organizer.tasks.signIn') : ''}</>;
  if (reviewed === null) return null;
  const date = formatInstant(reviewed, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return <bdi>{date}</bdi>;
}

/** Alt and an arrow lead to the one before and after, wherever the focus is but in a text. What was refused is not said of another one. */
function useNeighbourKeys(
  goBack: (() => void) | null,
  goOn: (() => void) | null,
  isOn: boolean,
  id: string,
  refuse: (problem: null) => void,
) {
  const latest = useLatest({ goBack, goOn, refuse });
  useEffect(() => latest.current.refuse(null), [id, latest]);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (!event.altKey || isTyping) return;
      const go =
        event.key === 'ArrowUp'
          ? latest.current.goBack
          : event.key === 'ArrowDown'
            ? latest.current.goOn
            : null;
      if (!go) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, latest]);
}
