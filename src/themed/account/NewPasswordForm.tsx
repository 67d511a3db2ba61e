'use client';
import { useMemo } from 'react';
import { newPasswordSchema } from '../../domain';
import { useT } from '../../i18n';
import { Notice } from '../kit/Notice';
import { AccountCard } from './AccountCard';
import { AccountForm } from './AccountForm';
import { PasswordField } from './PasswordField';
import { useAccountForm } from '../../headless/account/useAccountForm';

/** Props of `NewPasswordForm`. @public */
export interface NewPasswordFormProps {
  /** `expired`: the link works no longer. */
  at: 'idle' | 'sending' | 'done' | 'expired' | 'failed';
  /** Takes the password. */
  onSubmit: (password: string) => void | Promise<void>;
  /** Where to sign in with it. */
  signInHref: string;
  /** Where another link is asked for. */
  resetHref: string;
}

/** Choosing a new password behind the link of a mail. 002 §7. @public */
export function NewPasswordForm({ at, onSubmit, signInHref, resetHref }: NewPasswordFormProps) {
  const t = useT();
  const schema = useMemo(() => newPasswordSchema(), []);
  const form = useAccountForm<{ password: string }>(schema, { password: '' });
  if (at === 'done')
    return (
      <AccountCard title={t('account.newPassword.title')}>
        <Notice
          tone="positive"
          live="polite"
          title={t('account.newPassword.done')}
          action={<a href={signInHref}>{t('account.signIn.title')}</a>}
        >
          {t('account.newPassword.doneText')}
        </Notice>
      </AccountCard>
    );
  return (
    <AccountCard
      title={t('account.newPassword.title')}
      foot={<a href={signInHref}>{t('account.reset.back')}</a>}
    >
      <AccountForm
        form={form}
        label={t('account.newPassword.title')}
        names={['password']}
        submitLabel={t('account.newPassword.submit')}
        busy={at === 'sending'}
        onSubmit={({ password }) => onSubmit(password)}
        problem={
          (at === 'expired' && (
            <Notice
              tone="danger"
              live="assertive"
              title={t('account.newPassword.expired')}
              action={<a href={resetHref}>{t('account.reset.again')}</a>}
            >
              {t('account.newPassword.expiredText')}
            </Notice>
          )) ||
          (at === 'failed' && (
            <Notice tone="danger" live="assertive">
              {t('error.default')}
            </Notice>
          ))
        }
      >
        <PasswordField
          form={form}
          name="password"
          autoComplete="new-password"
          label={t('account.newPassword.label')}
          hint={t('account.passwordHint')}
        />
      </AccountForm>
    </AccountCard>
  );
}
