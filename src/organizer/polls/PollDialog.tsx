'use client';
import { useMemo, useRef } from 'react';
import type { Poll } from '../../contract';
import {
  newPoll,
  pollDraft,
  pollLimits,
  pollProblem,
  pollSchema,
  pollUpdate,
  pollValues,
  type PollValues,
} from '../../domain/polls';
import { modifiedAt, momentOf } from '../../hooks/organizer/resource/useRecord';
import type { PollCalls, Saved } from '../../hooks';
import { useT } from '../../i18n';
import { SwitchField, TextField } from '../kit/fields';
import { FormDialog, useEditor } from '../kit/form';
import { OptionsField } from './OptionsField';

interface PollDialogProps {
  /** One that nobody voted in; `null` for a new one. */
  poll: Poll | null;
  calls: Pick<PollCalls, 'read' | 'create' | 'update'>;
  /** Its question as it is now. */
  onSaved: (question: string) => void;
  onClose: () => void;
}

const toSaved = (poll: Poll): Saved<PollValues> => ({ values: pollValues(poll), version: momentOf(poll) });
const fresh: Saved<PollValues> = { values: newPoll, version: 0 };

/** What a poll asks, and what can be chosen. Somebody else's change meanwhile is asked about as in every form. */
export function PollDialog({ poll, calls, onSaved, onClose }: PollDialogProps) {
  const t = useT();
  const question = useRef('');
  // Opened or closed by somebody else meanwhile it stays so.
  const status = useRef(poll?.status ?? 'DRAFT');
  const editor = useEditor<PollValues>({
    saved: useMemo(() => (poll ? toSaved(poll) : fresh), [poll]),
    schema: pollSchema,
    toErrorMessage: pollProblem,
    save: async (values, version) => {
      const saved = poll
        ? await calls.update(poll.id, pollUpdate(values, status.current, modifiedAt(version)))
        : await calls.create(pollDraft(values));
      question.current = saved.question;
      return toSaved(saved);
    },
    reload: poll
      ? async () => {
          const now = await calls.read(poll.id);
          status.current = now.status;
          return toSaved(now);
        }
      : undefined,
    onSaved: () => onSaved(question.current),
  });
  return (
    <FormDialog
      editor={editor}
      title={poll ? t('organizer.sharing.editTitle', { name: poll.question }) : t('organizer.polls.new')}
      onClose={onClose}
    >
      <TextField<PollValues>
        name="question"
        label={t('organizer.registrationForm.label')}
        limit={pollLimits.question}
        required
      />
      <OptionsField />
      <SwitchField<PollValues> name="multiple" label={t('organizer.polls.severalAnswers')} />
    </FormDialog>
  );
}
