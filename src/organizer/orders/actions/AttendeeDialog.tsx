'use client';
import { useMemo, useRef } from 'react';
import type { FormModel, OrganizerTicket } from '../../../contract';
import {
  attendeeProblem,
  attendeeUpdate,
  attendeeUpdateSchema,
  attendeeValues,
  changeableQuestions,
  isEmailRequired,
  type AttendeeValues,
} from '../../../domain';
import type { OrderCalls, Saved } from '../../../hooks';
import { useT } from '../../../i18n';
import { TextField } from '../../kit/fields';
import { FormDialog, useEditor } from '../../kit/form';
import { ReadDialog, type ReadDialogProps } from '../../kit/record';
import { AnswerFields } from './AnswerFields';

export interface AttendeeDialogProps {
  ticket: OrganizerTicket;
  /** The questions, as they are read. */
  form: ReadDialogProps<FormModel>['read'];
  calls: Pick<OrderCalls, 'updateAttendee' | 'readTicket'>;
  onDone: (ticket: OrganizerTicket) => void;
  onClose: () => void;
}

/** A misspelt name, another address, an answer that is to be another: the ticket stays the same, and nobody gets an email. */
export function AttendeeDialog({ form, ...props }: AttendeeDialogProps) {
  const t = useT();
  return (
    <ReadDialog
      title={t('organizer.orders.order.edit.title', { id: props.ticket.id })}
      read={form}
      loading={t('organizer.orders.order.edit.loading')}
      failed={t('organizer.orders.order.edit.failed')}
      onClose={props.onClose}
    >
      {(known) => <AttendeeForm {...props} form={known} />}
    </ReadDialog>
  );
}

interface AttendeeFormProps extends Omit<AttendeeDialogProps, 'form'> {
  form: FormModel;
}

function AttendeeForm({ ticket, form, calls, onDone, onClose }: AttendeeFormProps) {
  const t = useT();
  // Questions stay those it was opened with.
  const questions = useMemo(() => changeableQuestions(form, ticket), [form, ticket]);
  const schema = useMemo(() => attendeeUpdateSchema(form, ticket, questions), [form, ticket, questions]);
  const toSaved = (read: OrganizerTicket): Saved<AttendeeValues> => ({
    values: attendeeValues(read, questions),
    version: read.version ?? 0,
  });
  const latest = useRef(ticket);
  const editor = useEditor<AttendeeValues>({
    saved: useMemo(
      () => ({ values: attendeeValues(ticket, questions), version: ticket.version ?? 0 }),
      [ticket, questions],
    ),
    schema,
    toErrorMessage: (failure) => attendeeProblem(failure, questions),
    save: async (values, version) => {
      const before = attendeeValues(latest.current, questions);
      const update = { ...attendeeUpdate(values, questions, before), version };
      latest.current = await calls.updateAttendee(ticket.id, update);
      return toSaved(latest.current);
    },
    reload: async () => {
      latest.current = await calls.readTicket(ticket.id);
      return toSaved(latest.current);
    },
    onSaved: () => onDone(latest.current),
  });
  const isEmailNeeded = isEmailRequired(form, ticket);
  return (
    <FormDialog
      editor={editor}
      title={t('organizer.orders.order.edit.title', { id: ticket.id })}
      text={t('organizer.orders.order.edit.text')}
      failedTitle="organizer.orders.order.failed.title"
      onClose={onClose}
    >
      <TextField name="firstName" label={t('organizer.orders.order.firstName')} span={6} required />
      <TextField name="lastName" label={t('organizer.orders.order.lastName')} span={6} required />
      <TextField
        name="email"
        type="email"
        label={t('organizer.orders.order.email')}
        required={isEmailNeeded}
        optional={!isEmailNeeded}
      />
      <AnswerFields questions={questions} />
    </FormDialog>
  );
}
