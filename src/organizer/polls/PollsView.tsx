'use client';
import { useRef, useState } from 'react';
import type { Poll } from '../../contract';
import { isNarrowed } from '../../domain';
import { nextStatus, pollProblem } from '../../domain/polls';
import type { PollCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { ProblemNotice, useAction } from '../kit/confirm';
import { NewsLine } from '../kit/form/SavedNotice';
import { useHeldOrder } from '../kit/form/useHeldOrder';
import { usePressed } from '../kit/list';
import { PageHeader, ScreenEmpty, useNewRequest, type NewRequestProps } from '../kit/page';
import { ReadState } from '../kit/record';
import type { Reading } from '../kit/record/reading';
import { PollDialog } from './PollDialog';
import { PollList, type PollListProps } from './PollList';
import { RemoveQuestion, ResetQuestion, VotedDialog } from './PollQuestions';
import * as css from './polls.css';
import { statusKeys } from './statusKeys';
import { VotesNews } from './VotesNews';

export interface PollsViewProps
  extends
    Reading,
    NewRequestProps,
    Pick<PollListProps, 'view' | 'onViewChange' | 'savedAs' | 'stageHrefOf' | 'onNavigate'> {
  /** In their order; `null` before the first answer. */
  polls: readonly Poll[] | null;
  /** Each rejects with the client's ApiError. */
  calls: PollCalls;
}

type Opened = { at: 'new' } | { at: 'edit' | 'voted' | 'reset' | 'remove'; poll: Poll } | null;

const none: readonly never[] = [];

/** The polls of an event in every state the list has; knows nothing of where they come from. */
export function PollsView(props: PollsViewProps) {
  const { polls, calls, view } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const remember = usePressed(box);
  const { held, hold } = useHeldOrder(polls ?? none);
  const [opened, setOpened] = useState<Opened>(null);
  const [undo, setUndo] = useState<readonly string[]>();
  const { news, problem, act, notify, refuse } = useAction(pollProblem);
  const begin = (next: Opened) => {
    remember();
    refuse(null);
    notify('');
    setUndo(undefined);
    setOpened(next);
  };
  useNewRequest(props, () => begin({ at: 'new' }));
  const end = (done: string) => {
    setOpened(null);
    notify(done);
  };
  /** Says `done` once it is, with the order before where that can be taken back. */
  const run = async (call: () => Promise<unknown>, done: string, before?: readonly string[]) => {
    remember();
    setUndo(undefined);
    if (!(await act(call))) return;
    notify(done);
    setUndo(before);
  };
  const reorder = (ids: readonly string[]) => {
    const before = held.map(({ id }) => id);
    void hold(ids, () => run(() => calls.reorder(ids), t('organizer.ticketTypes.reordered'), before));
  };
  const moveOn = (poll: Poll) => {
    const next = nextStatus(poll.status);
    void run(() => calls.setStatus(poll, next), t(statusKeys[next].done, { name: poll.question }));
  };
  const isEmpty = polls?.length === 0 && !isNarrowed(view);
  const add = (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={() => begin({ at: 'new' })}>
      {t('organizer.polls.new')}
    </Button>
  );
  return (
    <div ref={box}>
      <PageHeader
        title={t('organizer.polls.title')}
        lead={t('organizer.polls.lead')}
        actions={polls !== null && !isEmpty && add}
      />
      <NewsLine text={news} onUndo={undo && (() => reorder(undo))} className={css.news} />
      <ReadState
        {...props}
        content={polls && held}
        loading={t('organizer.polls.loading')}
        failed={t('organizer.polls.failed')}
        notice={
          <ProblemNotice title={t('organizer.polls.notChanged')} problem={problem} className={css.notice} />
        }
      >
        {(listed) =>
          isEmpty ? (
            <ScreenEmpty
              title={t('organizer.polls.empty.title')}
              text={t('organizer.polls.empty.text')}
              action={add}
            />
          ) : (
            <>
              <VotesNews polls={listed} />
              <PollList
                view={view}
                savedAs={props.savedAs}
                onViewChange={props.onViewChange}
                polls={listed}
                stageHrefOf={props.stageHrefOf}
                onNavigate={props.onNavigate}
                onReorder={reorder}
                onEdit={(poll) => begin({ at: poll.voters > 0 ? 'voted' : 'edit', poll })}
                onMoveOn={moveOn}
                onReset={(poll) => begin({ at: 'reset', poll })}
                onRemove={(poll) => begin({ at: 'remove', poll })}
              />
            </>
          )
        }
      </ReadState>
      <OpenedDialog
        opened={opened}
        polls={held}
        calls={calls}
        onReset={(poll) => setOpened({ at: 'reset', poll })}
        onEnd={end}
        onClose={() => setOpened(null)}
      />
    </div>
  );
}

interface OpenedDialogProps extends Pick<PollsViewProps, 'calls'> {
  opened: Opened;
  polls: readonly Poll[];
  onReset: (poll: Poll) => void;
  /** It is done; what to say. */
  onEnd: (done: string) => void;
  onClose: () => void;
}

function OpenedDialog({ opened, polls, calls, onReset, onEnd, onClose }: OpenedDialogProps) {
  const t = useT();
  if (!opened) return null;
  const saved = (name: string) => onEnd(t('organizer.kit.form.savedOne', { name }));
  if (opened.at === 'new') return <PollDialog poll={null} calls={calls} onSaved={saved} onClose={onClose} />;
  if (opened.at === 'edit')
    return <PollDialog poll={opened.poll} calls={calls} onSaved={saved} onClose={onClose} />;
  // As it is now: votes come in meanwhile, and it may be closed.
  const poll = polls.find(({ id }) => id === opened.poll.id) ?? opened.poll;
  const name = poll.question;
  if (opened.at === 'voted')
    return <VotedDialog poll={poll} onReset={() => onReset(poll)} onClose={onClose} />;
  const Question = opened.at === 'reset' ? ResetQuestion : RemoveQuestion;
  const done = opened.at === 'reset' ? 'organizer.polls.resetDone' : 'organizer.companies.deleted';
  return <Question poll={poll} calls={calls} onDone={() => onEnd(t(done, { name }))} onClose={onClose} />;
}
