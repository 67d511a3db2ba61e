'use client';
import { yupResolver } from '@hookform/resolvers/yup';
import { useId, useMemo } from 'react';
import { useForm, useFormState, type Resolver } from 'react-hook-form';
import { object } from 'yup';
import type { AttendeeUpdate, FormModel, MyTicket } from '../../contract';
import { attendeeSchema, initialValues, type Message, type RegistrationValues } from '../../domain';
import { attendeeAnswers, attendeeSection, myAttendeeUpdate } from '../../domain/myOrder';
import type { FieldName, FieldsContextValue } from '../form/FieldsContext';

/** The registration form's fields for the attendee of one ticket: what is typed stays, whatever becomes of the ticket meanwhile. */
export function useAttendeeForm(form: FormModel, ticket: MyTicket, say: (message: Message) => string) {
  const formId = useId();
  const section = useMemo(() => attendeeSection(form, ticket), [form, ticket]);
  const resolver = useMemo(() => {
    const schema = object({ attendees: object({ [section.key]: attendeeSchema(section.questions) }) });
    // Its types don't see that what a schema reads is what it gives.
    return yupResolver(schema) as unknown as Resolver<RegistrationValues>;
  }, [section]);
  const methods = useForm<RegistrationValues>({
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: {
      ...initialValues({ locale: 'en' }),
      attendees: { [section.key]: attendeeAnswers(ticket, section) },
    },
  });
  const { isDirty } = useFormState({ control: methods.control });
  const fields = useMemo<FieldsContextValue>(
    () => ({
      methods,
      context: { gateway: 'free', orderTotal: 0, freeEvent: true, ticketCount: 1 },
      idOf: (name: FieldName) => `${formId}${name.replace(/[^\w-]/g, '-')}`,
      unfinished: new Set<FieldName>(),
      say,
    }),
    [methods, formId, say],
  );
  return {
    fields,
    section,
    isDirty,
    /** Checks everything; with all right it calls `onUpdate` with what is to be saved. */
    submit: (onUpdate: (update: AttendeeUpdate) => void | Promise<void>) =>
      methods.handleSubmit(({ attendees }) =>
        onUpdate(myAttendeeUpdate(ticket, section, attendees[section.key] ?? {})),
      ),
  };
}
