'use client';
import type { MouseEvent } from 'react';
import { checkInLimits, checkInProblem, checkInSchema, type CheckInValues } from '../../domain/checkIn';
import { useT } from '../../i18n';
import { LongTextField, SwitchField, TextField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { RoutedButton } from '../kit/page/RoutedLink';
import { EditorScreen, type RecordProps } from '../kit/record';

/** Props of `CheckInSettingsView`. @experimental */
export interface CheckInSettingsViewProps extends RecordProps<CheckInValues> {
  /** Where tickets are checked in. No link without it. */
  doorHref?: string | undefined;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Devices at the door and their welcome message. 002 §3 Check-in data. @experimental */
export function CheckInSettingsView(props: CheckInSettingsViewProps) {
  const { doorHref, onNavigate } = props;
  const t = useT();
  const { hasPassword } = props.saved.values;
  return (
    <EditorScreen
      record={props}
      schema={checkInSchema}
      toErrorMessage={checkInProblem}
      title={t('organizer.checkIn.name')}
      lead={t('organizer.checkIn.lead')}
      actions={
        doorHref !== undefined && (
          <RoutedButton href={doorHref} onNavigate={onNavigate}>
            {t('organizer.checkIn.door.title')}
          </RoutedButton>
        )
      }
    >
      <FormSection title={t('organizer.checkIn.devices')}>
        <SwitchField<CheckInValues>
          name="active"
          label={t('organizer.checkIn.active')}
          hint={t('organizer.checkIn.activeHint')}
          alsoChecks={['password']}
        />
        <TextField<CheckInValues>
          name="id"
          label={t('organizer.checkIn.id')}
          hint={t('organizer.checkIn.idHint')}
          limit={checkInLimits.id[1]}
          dir="ltr"
          spellCheck={false}
          span={6}
          required
        />
        <TextField<CheckInValues>
          name="password"
          label={t(hasPassword ? 'organizer.checkIn.passwordChange' : 'organizer.checkIn.passwordSet')}
          hint={t(hasPassword ? 'organizer.checkIn.passwordChangeHint' : 'organizer.checkIn.passwordSetHint')}
          type="password"
          autoComplete="new-password"
          dir="ltr"
          spellCheck={false}
          span={6}
        />
      </FormSection>
      <FormSection title={t('organizer.checkIn.welcome')}>
        <LongTextField<CheckInValues>
          name="welcomeMessage"
          label={t('organizer.checkIn.welcomeMessage')}
          hint={t('organizer.checkIn.welcomeMessageHint')}
          limit={checkInLimits.welcomeMessage}
        />
      </FormSection>
    </EditorScreen>
  );
}
