'use client';
import { useRef } from 'react';
import type { EmailContext, RtaMessage } from '../../contract';
import { registrationStatuses } from '../../domain/emails';
import {
  isWorthCounting,
  newRtaMessage,
  rtaFilter,
  rtaLimits,
  rtaMessageDraft,
  rtaMessageSchema,
  rtaSendProblem,
  type RtaMessageValues,
} from '../../domain/rtaMessages';
import { useRtaAudience, type RtaMessageCalls, type SaveState } from '../../hooks';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useT } from '../../i18n';
import { useConfirm } from '../kit/confirm';
import { LongTextField, MultiSelectField, TextField } from '../kit/fields';
import { namedOptions, optionsOf } from '../kit/fields/options';
import { FormDialog, useEditor } from '../kit/form';
import { AudienceCount } from './AudienceCount';

export interface NewMessageDialogProps {
  scope: EventScope;
  context: EmailContext;
  send: RtaMessageCalls['send'];
  onSent: (message: RtaMessage) => void;
  onClose: () => void;
}

/** What a message says and who gets it. It can’t be taken back: whoever sends it is asked once more, with the number of people. */
export function NewMessageDialog({ scope, context, send, onSent, onClose }: NewMessageDialogProps) {
  const t = useT();
  const { confirm, dialog } = useConfirm();
  const sent = useRef<RtaMessage>(null);
  const editor = useEditor<RtaMessageValues>({
    saved: begun,
    schema: rtaMessageSchema,
    toErrorMessage: rtaSendProblem,
    save: async (values, version) => {
      sent.current = await send(rtaMessageDraft(values));
      return { values, version: version + 1 };
    },
    onSaved: () => sent.current && onSent(sent.current),
  });
  const { methods } = editor;
  const [statuses, ticketTypeIds] = methods.watch(['registrationStatuses', 'ticketTypeIds']);
  const chosen = { registrationStatuses: statuses, ticketTypeIds };
  const audience = useRtaAudience(scope, rtaFilter(chosen), isWorthCounting(chosen));
  const count = audience.isError ? undefined : audience.data?.count;
  const submit = async (): Promise<boolean> => {
    // What is wrong, and that nobody would get it, is said as when sending.
    if (!(await methods.trigger()) || count === 0) return editor.submit();
    const isSure = await confirm({
      ...(count === undefined
        ? { title: t('organizer.rtaMessages.confirm.unknown') }
        : { title: t('organizer.rtaMessages.confirm', { count }) }),
      text: t(noteOf(editor.state, count)),
      action: t('organizer.orders.order.resend.send'),
    });
    return isSure && editor.submit();
  };
  return (
    <>
      <FormDialog
        editor={{ ...editor, submit }}
        title={t('organizer.rtaMessages.new')}
        action={t('organizer.orders.order.resend.send')}
        failedTitle="organizer.rtaMessages.notSent"
        onClose={onClose}
      >
        <TextField<RtaMessageValues>
          name="title"
          label={t('organizer.mobileApp.card.title')}
          limit={rtaLimits.title}
          required
        />
        <LongTextField<RtaMessageValues>
          name="text"
          label={t('organizer.mobileApp.card.words')}
          limit={rtaLimits.text}
          required
        />
        <MultiSelectField<RtaMessageValues>
          name="registrationStatuses"
          label={t('organizer.emails.whoStatus')}
          options={optionsOf(registrationStatuses, (value) => t(`organizer.emails.ticket.${value}`))}
        />
        {context.ticketTypes.length > 0 && (
          <MultiSelectField<RtaMessageValues>
            name="ticketTypeIds"
            label={t('organizer.emails.whoTypes')}
            hint={t('organizer.emails.whoTypesHint')}
            options={namedOptions(context.ticketTypes)}
            optional
          />
        )}
        <AudienceCount audience={audience} isChosen={isWorthCounting(chosen)} />
      </FormDialog>
      {dialog}
    </>
  );
}

/** What to know before it goes out. Where no answer came to the last one, that everybody may get it twice. FAULTS F98. */
function noteOf(state: SaveState<RtaMessageValues>, count: number | undefined) {
  if (state.at === 'failed' && state.problem.isUncertain) return 'organizer.rtaMessages.problem.uncertain';
  return count === undefined
    ? 'organizer.rtaMessages.confirm.unknownText'
    : 'organizer.rtaMessages.confirm.text';
}

const begun = { values: newRtaMessage, version: 0 };
