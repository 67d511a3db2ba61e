'use client';
import { useMemo } from 'react';
import { useAttributes, useRegistrationForm, useWidgetBootstrap } from '../../hooks';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../kit/page';
import { FormBuilderView, type FormBuilderViewProps } from './FormBuilderView';

/** Props of `RegistrationFormScreen`. @experimental */
export interface RegistrationFormScreenProps extends Pick<FormBuilderViewProps, 'buyer'> {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** The form is saved; whoever holds tickets from now on is asked by it. */
  onSaved?: (() => void) | undefined;
}

/** What attendees of an event are asked. 000 §2.7, §3 form model; 002 §7 Attributes. */
export function RegistrationFormEditor(props: RegistrationFormScreenProps) {
  const { accountId, eventId, buyer, onSaved } = props;
  const t = useT();
  const { kept, answers, ticketTypes, sessions, save, reload, ...form } = useRegistrationForm({
    accountId,
    eventId,
  });
  const attributes = useAttributes(accountId);
  const bootstrap = useWidgetBootstrap(eventId);
  const typeOptions = useMemo(
    () => ticketTypes?.map(({ id, name }) => ({ value: id, label: name })),
    [ticketTypes],
  );
  if (bootstrap.isUnknownEvent) return <ScreenNotFound />;
  if (kept && answers && typeOptions && sessions && bootstrap.data)
    return (
      <FormBuilderView
        {...{ kept, answers, sessions, attributes, save, reload, buyer }}
        ticketTypes={typeOptions}
        timeZone={bootstrap.data.event['time-zone-id']}
        {...(onSaved && { onSaved: () => onSaved() })}
      />
    );
  return (
    <>
      <PageHeader title={t('organizer.registration.title')} />
      {form.isError || bootstrap.isError ? (
        <ScreenFailed
          title={t('organizer.registration.notLoaded')}
          isRetrying={form.isFetching || bootstrap.isFetching}
          onRetry={() => {
            form.refetch();
            void bootstrap.refetch();
          }}
        />
      ) : (
        <ScreenLoading label={t('organizer.registration.loading')} />
      )}
    </>
  );
}
