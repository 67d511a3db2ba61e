'use client';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EmailCampaign, EmailContext } from '../../contract';
import {
  emailChanges,
  emailSaveProblem,
  emailSchema,
  emailValues,
  type EmailValues,
  type KnownBlocks,
} from '../../domain/emails';
import { useEnvironment, useEventLists, type Saved } from '../../hooks';
import { modifiedAt, momentOf } from '../../hooks/organizer/resource/useRecord';
import { useT } from '../../i18n';
import { useAction } from '../kit/confirm';
import { useEditor } from '../kit/form';
import type { Editor } from '../kit/form/useEditor';
import { usePublishQuestion } from './usePublishQuestion';
import type { EmailCalls, EmailsOf } from '../../hooks/organizer/emails/emails';
import type { BackLink } from '../kit/page';

export interface EmailEditorViewProps extends EmailsOf {
  /** As it is saved. */
  email: EmailCampaign;
  /** What is known of the event’s emails. */
  context: EmailContext;
  /** How it is changed. Each rejects with the client’s ApiError. */
  calls: EmailCalls;
  /** The list it is part of. */
  back?: BackLink | undefined;
  /** A copy was made. */
  onDuplicated?: ((emailId: string) => void) | undefined;
  /** It is deleted. */
  onRemoved?: (() => void) | undefined;
}

/** An email that is written, saved and published; what was done with it last, and why something was not. */
export function useEmailEditor({ email, context, calls, accountId, eventId }: EmailEditorViewProps) {
  const t = useT();
  const { clock } = useEnvironment();
  const { id, type } = email;
  const { timeZoneId, placeholders } = context;
  const [isComplete, setComplete] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const action = useAction();
  const { act, notify, refuse, confirm } = action;
  const lists = useEventLists({ accountId, eventId });
  const question = usePublishQuestion(email, context, lists.data ?? []);
  const toSaved = (next: EmailCampaign, known: KnownBlocks): Saved<EmailValues> => ({
    values: emailValues(next, timeZoneId, known),
    version: momentOf(next),
  });
  const saved = useMemo(
    () => ({ values: emailValues(email, timeZoneId), version: momentOf(email) }),
    [email, timeZoneId],
  );
  const schema = useMemo(
    () => emailSchema({ type, placeholders, timeZoneId, isComplete, now: () => clock.now() }),
    [type, placeholders, timeZoneId, isComplete, clock],
  );
  const editor: Editor<EmailValues> = useEditor<EmailValues>({
    saved,
    schema,
    toErrorMessage: emailSaveProblem,
    save: async (values, version) => {
      const modified = modifiedAt(version);
      const saved = await calls.update(id, { ...emailChanges(values, email, timeZoneId), modified });
      return toSaved(saved, { base: values });
    },
    reload: async (): Promise<Saved<EmailValues>> => {
      const found = await calls.read(id);
      if (!found) throw new Error('It was deleted meanwhile.');
      return toSaved(found, { base: editor.saved.values, mine: editor.methods.getValues() });
    },
  });

  /** A draft may be unfinished. */
  const submit = () => {
    flushSync(() => setComplete(false));
    return editor.submit();
  };
  /** Checked and asked about first; saved as it is seen, so that nobody publishes what somebody else wrote. */
  const publish = async () => {
    flushSync(() => setComplete(true));
    const isRight = await new Promise<boolean>((answer) => {
      void editor.methods.handleSubmit(
        () => answer(true),
        () => answer(false),
      )();
    });
    if (!isRight) return;
    const values = editor.methods.getValues();
    if (type === 'SCHEDULED' && values.when === 'NOW' && !email.enabled) {
      refuse({ message: { key: 'organizer.emails.failed.off' } });
      return;
    }
    if (!(await confirm(question(values)))) return;
    setPublishing(true);
    if ((await editor.submit()) && (await act(() => calls.publish(id))))
      notify(t('organizer.emails.published'));
    setPublishing(false);
  };
  return { editor: { ...editor, submit }, lists, publish, isPublishing, action };
}
