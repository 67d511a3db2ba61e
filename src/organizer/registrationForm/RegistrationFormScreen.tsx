'use client';
import { useMemo } from 'react';
import { useAttributes, useRegistrationForm, useWidgetBootstrap } from '../../hooks';
import { useT } from '../../i18n';
import { namedOptions } from '../kit/fields/options';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import { RegistrationFormView, type RegistrationFormViewProps } from './RegistrationFormView';

/** Props of `RegistrationFormScreen`. @experimental */
export interface RegistrationFormScreenProps
  extends EventScreenProps, Pick<RegistrationFormViewProps, 'buyer'> {
  /** The form is saved; whoever holds tickets from now on is asked by it. */
  onSaved?: (() => void) | undefined;
}

/** What attendees of an event are asked. 000 §2.7, §3 form model; 002 §7 Attributes. */
export function RegistrationFormEditor(props: RegistrationFormScreenProps) {
  const { accountId, eventId, buyer, onSaved } = props;
  const t = useT();
  const form = useRegistrationForm({ accountId, eventId });
  const attributes = useAttributes(accountId);
  const bootstrap = useWidgetBootstrap(eventId);
  const { saved, answers, ticketTypes, sessions, save, reload } = form;
  const typeOptions = useMemo(() => ticketTypes && namedOptions(ticketTypes), [ticketTypes]);
  const timeZone = bootstrap.data?.event['time-zone-id'];
  return (
    <ScreenState
      loads={[form, bootstrap]}
      data={{ saved, answers, sessions, timeZone, ticketTypes: typeOptions }}
      isUnknown={bootstrap.isUnknownEvent}
      head={{ title: t('organizer.registrationForm.title') }}
      loading={t('organizer.registrationForm.loading')}
      failed={t('organizer.registrationForm.notLoaded')}
    >
      {(found) => (
        <RegistrationFormView
          {...found}
          attributes={{ ...attributes, calls: attributes }}
          save={save}
          reload={reload}
          buyer={buyer}
          onSaved={() => onSaved?.()}
        />
      )}
    </ScreenState>
  );
}
