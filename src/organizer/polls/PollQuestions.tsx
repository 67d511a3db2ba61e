'use client';
import { object } from 'yup';
import type { Poll } from '../../contract';
import { pollProblem } from '../../domain/polls';
import type { PollCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { ActionDialog } from '../kit/form';
import { PollResults } from './PollResults';

interface QuestionProps {
  poll: Poll;
  calls: PollCalls;
  onDone: () => void;
  onClose: () => void;
}

const confirmation = { values: {}, schema: object({}), toErrorMessage: pollProblem } as const;

/** Before votes are thrown away: how many. */
export function ResetQuestion({ poll, calls, onDone, onClose }: QuestionProps) {
  const t = useT();
  return (
    <ActionDialog
      {...confirmation}
      title={t('organizer.polls.resetTitle', { name: poll.question })}
      text={t('organizer.polls.resetText', { count: poll.voters })}
      action={t('organizer.polls.reset')}
      tone="danger"
      run={() => calls.reset(poll.id)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** Before a poll is deleted. One that is open is closed first, and asked about again. */
export function RemoveQuestion({ poll, calls, onDone, onClose }: QuestionProps) {
  const t = useT();
  if (poll.status === 'OPEN')
    return (
      <ActionDialog
        {...confirmation}
        key="close"
        title={t('organizer.polls.closeFirstTitle')}
        text={t('organizer.polls.closeFirstText', { name: poll.question })}
        action={t('organizer.polls.close')}
        run={() => calls.setStatus(poll, 'CLOSED')}
        // The list says that it is closed now, and with it the question is the other one.
        onDone={() => undefined}
        onClose={onClose}
      />
    );
  return (
    <ActionDialog
      {...confirmation}
      key="remove"
      title={t('organizer.sharing.remove.title', { name: poll.question })}
      text={t('organizer.polls.removeText')}
      action={t('organizer.sharing.remove.action')}
      tone="danger"
      run={() => calls.remove(poll.id)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

interface VotedDialogProps {
  poll: Poll;
  onReset: () => void;
  onClose: () => void;
}

/** A poll that people voted in: it can't be changed, and why. */
export function VotedDialog({ poll, onReset, onClose }: VotedDialogProps) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<bdi>{poll.question}</bdi>}
      description={t('organizer.polls.voted')}
      footer={<Button onClick={onReset}>{t('organizer.polls.reset')}</Button>}
    >
      <PollResults poll={poll} />
    </Dialog>
  );
}
