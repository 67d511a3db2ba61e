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
import { Button } from '../../../themed/kit/Button';
import { Dialog } from '../../../themed/kit/Dialog';
import { Notice } from '../../../themed/kit/Notice';
import { TextField } from '../../kit/fields';
import { FormDialog, titleOf, useEditor } from '../../kit/form';
import { AnswerFields } from './AnswerFields';

export interface AttendeeDialogProps {
  ticket: OrganizerTicket;
  /** The questions, as they were read. */
  form: { data: FormModel | undefined; isError: boolean; refetch: () => unknown };
  calls: Pick<OrderCalls, 'updateAttendee' | 'readTicket'>;
  onDone: (ticket: OrganizerTicket) => void;
  onClose: () => void;
}

/** A misspelt name, another address, an answer that is to be another: the ticket stays the same, and nobody gets an email. */
export function AttendeeDialog({ form, ...props }: AttendeeDialogProps) {
  if (form.data) return <AttendeeForm {...props} form={form.data} />;
  // Read since the order is there: until then the focus stays at what opens the dialog, and returns there.
  return form.isError ? <NotLoaded {...props} form={form} /> : null;
}

type NotLoadedProps = Pick<AttendeeDialogProps, 'ticket' | 'form' | 'onClose'>;

/** The questions are not known. */
function NotLoaded({ ticket, form, onClose }: NotLoadedProps) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('organizer.orders.order.edit.title', { id: ticket.id })}
      footer={<Button onClick={onClose}>{t('organizer.kit.form.cancel')}</Button>}
    >
      <Notice
        tone="danger"
        live="assertive"
        action={<Button onClick={() => void form.refetch()}>{t('load.failed.retry')}</Button>}
      >
        {t('organizer.orders.order.edit.failed')}
      </Notice>
    </Dialog>
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
      failedTitle={titleOf}
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
