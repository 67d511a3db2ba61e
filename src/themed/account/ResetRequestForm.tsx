'use client';
import { useMemo, useState } from 'react';
import { resetRequestSchema } from '../../domain';
import { useT } from '../../i18n';
import { Notice } from '../kit/Notice';
import { AccountCard } from './AccountCard';
import { AccountField } from './AccountField';
import { AccountForm } from './AccountForm';
import { useAccountForm } from '../../headless/account/useAccountForm';

/** Props of `ResetRequestForm`. @public */
export interface ResetRequestFormProps {
  /** Where it stands: asked for, sent, failed. */
  at: 'idle' | 'sending' | 'sent' | 'failed';
  /** Takes the email address. */
  onSubmit: (user: string) => void | Promise<void>;
  /** Where one signs in. */
  signInHref?: string | undefined;
}

/** Asks for the mail that a password is chosen anew with. It never says who has an account. 002 §7. @public */
export function ResetRequestForm({ at, onSubmit, signInHref }: ResetRequestFormProps) {
  const t = useT();
  const schema = useMemo(() => resetRequestSchema(), []);
  const form = useAccountForm<{ email: string }>(schema, { email: '' });
  const [requested, setRequested] = useState('');
  return (
    <AccountCard
      title={t('account.reset.title')}
      lead={t('account.reset.lead')}
      foot={signInHref && <a href={signInHref}>{t('account.reset.back')}</a>}
    >
      <AccountForm
        form={form}
        label={t('account.reset.title')}
        names={['email']}
        submitLabel={t('account.reset.submit')}
        busy={at === 'sending'}
        onSubmit={({ email }) => {
          setRequested(email);
          return onSubmit(email);
        }}
        problem={
          (at === 'sent' && (
            <Notice tone="info" icon="mail" live="polite" title={t('account.reset.sent')}>
              {t('account.reset.sentText', { email: requested })}
            </Notice>
          )) ||
          (at === 'failed' && (
            <Notice tone="danger" live="assertive">
              {t('error.default')}
            </Notice>
          ))
        }
      >
        <AccountField
          form={form}
          name="email"
          type="email"
          autoComplete="username"
          label={t('account.email')}
        />
      </AccountForm>
    </AccountCard>
  );
}
