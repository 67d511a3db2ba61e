'use client';
import type { EmailDomainLevel, EmailDomainSetting } from '../../contract';
import {
  emailDomainLevels,
  emailDomainProblem,
  maxSenderNameLength,
  senderSchema,
  senderSetting,
} from '../../domain/emailDomains';
import { useT } from '../../i18n';
import { RadioCards, TextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import { levelKeys } from './levelKeys';

export interface SenderDialogProps {
  sender: Pick<EmailDomainSetting, 'fromEmail' | 'fromName'>;
  /** What it applies to; at the account's own screen there is no choice. */
  level: EmailDomainLevel;
  /** Rejects with the client's ApiError. */
  save: (sender: EmailDomainSetting) => Promise<unknown>;
  onSaved: (sender: EmailDomainSetting) => void;
  onClose: () => void;
}

/** Whom emails come from. 002 §3 Account email domain. */
export function SenderDialog({ sender, level, save, onSaved, onClose }: SenderDialogProps) {
  const t = useT();
  const { fromEmail, fromName } = sender;
  return (
    <ActionDialog<EmailDomainSetting>
      title={t('organizer.emailDomains.change')}
      action={t('organizer.kit.form.save')}
      values={{ fromEmail, fromName, level }}
      schema={senderSchema}
      toErrorMessage={emailDomainProblem}
      run={(values) => save(senderSetting(values))}
      onDone={(values) => onSaved(senderSetting(values))}
      onClose={onClose}
    >
      <TextField<EmailDomainSetting>
        name="fromName"
        label={t('organizer.emailDomains.fromName')}
        limit={maxSenderNameLength}
        required
      />
      <TextField<EmailDomainSetting>
        name="fromEmail"
        label={t('organizer.emailDomains.fromEmail')}
        hint={t('organizer.emailDomains.fromEmailHint')}
        type="email"
        dir="ltr"
        spellCheck={false}
        required
      />
      {level === 'Event' && (
        <RadioCards<EmailDomainSetting>
          name="level"
          label={t('organizer.emailDomains.level')}
          options={emailDomainLevels.map((value) => ({
            value,
            label: t(levelKeys[value]),
            ...(value === 'Account' && { text: t('organizer.emailDomains.level.AccountText') }),
          }))}
        />
      )}
    </ActionDialog>
  );
}
