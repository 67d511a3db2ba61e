'use client';
import { useMemo } from 'react';
import { keptForm, useRegistrationForm, useWidgetBootstrap } from '../../hooks';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../page';
import { FormBuilderView } from './FormBuilderView';

export interface RegistrationFormScreenProps {
  /** The event. */
  eventId: string;
  /** The form is saved; whoever holds tickets from now on is asked by it. */
  onSaved?: (() => void) | undefined;
}

/** What attendees of an event are asked. 000 §2.7, §3 form model. */
export function RegistrationFormEditor({ eventId, onSaved }: RegistrationFormScreenProps) {
  const t = useT();
  const { form, types, save, reload } = useRegistrationForm(eventId);
  const bootstrap = useWidgetBootstrap(eventId);
  const kept = useMemo(() => form.data && keptForm(form.data), [form.data]);
  if (bootstrap.isUnknownEvent) return <ScreenNotFound />;
  const isError = form.isError || types.isError || bootstrap.isError;
  if (form.data && kept && types.data && bootstrap.data)
    return (
      <FormBuilderView
        {...{ kept, save, reload }}
        answers={form.data.answers}
        ticketTypes={types.data.ticketTypes.map(({ id, name }) => ({ value: id, label: name }))}
        timeZone={bootstrap.data.event['time-zone-id']}
        {...(onSaved && { onSaved: () => onSaved() })}
      />
    );
  return (
    <>
      <PageHeader title={t('organizer.registration.title')} />
      {isError ? (
        <ScreenFailed
          title={t('organizer.registration.notLoaded')}
          isRetrying={form.isFetching || types.isFetching || bootstrap.isFetching}
          onRetry={() => void Promise.all([form.refetch(), types.refetch(), bootstrap.refetch()])}
        />
      ) : (
        <ScreenLoading label={t('organizer.registration.loading')} />
      )}
    </>
  );
}
