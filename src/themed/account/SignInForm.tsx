'use client';
import { useMemo } from 'react';
import type { SignInService } from '../../contract';
import { signInSchema, type SignInValues } from '../../domain';
import { useT } from '../../i18n';
import { AccountCard } from './AccountCard';
import { AccountField } from './AccountField';
import { AccountForm } from './AccountForm';
import { FailureNotice } from './FailureNotice';
import { PasswordField } from './PasswordField';
import { ServiceButtons, type AccountState } from './ServiceButtons';
import { useAccountForm } from '../../headless/account/useAccountForm';

/** Props of `SignInForm`. @public */
export interface SignInFormProps {
  /** Services to sign in with; LinkedIn when absent (000 §1). */
  services?: readonly SignInService[] | undefined;
  /** What the last try has come to. */
  state: AccountState;
  /** Called with what was typed, once it is valid. */
  onSubmit: (values: SignInValues) => void | Promise<void>;
  /** They want to sign in by another service. */
  onService: (service: SignInService) => void;
  /** Closes the service's window. */
  onCancel: () => void;
  /** Where one signs up; not offered when absent. */
  signUpHref?: string | undefined;
  /** Where a forgotten password is reset; not offered when absent. */
  resetHref?: string | undefined;
}

export const usualServices: readonly SignInService[] = ['linkedin'];

/** Signing in by another service, or by email and password. 000 §1. @public */
export function SignInForm(props: SignInFormProps) {
  const { services = usualServices, state, onSubmit, onService, onCancel, signUpHref, resetHref } = props;
  const t = useT();
  const schema = useMemo(() => signInSchema(), []);
  const form = useAccountForm<SignInValues>(schema, { email: '', password: '' });
  return (
    <AccountCard
      title={t('account.signIn.title')}
      lead={t('account.signIn.lead')}
      foot={
        signUpHref && (
          <>
            {t('account.signIn.noAccount')} <a href={signUpHref}>{t('account.signIn.toSignUp')}</a>
          </>
        )
      }
    >
      <ServiceButtons
        services={services}
        state={state}
        onService={onService}
        onCancel={onCancel}
        label="account.signIn.withService"
      />
      <AccountForm
        form={form}
        label={t('account.signIn.title')}
        names={['email', 'password']}
        submitLabel={t('account.signIn.submit')}
        busy={state.at === 'signingIn'}
        onSubmit={onSubmit}
        problem={state.at === 'failed' && <FailureNotice failure={state} of="signIn" />}
        aside={resetHref && <a href={resetHref}>{t('account.signIn.forgot')}</a>}
      >
        <AccountField
          form={form}
          name="email"
          label={t('account.email')}
          type="email"
          autoComplete="username"
        />
        <PasswordField
          form={form}
          name="password"
          label={t('account.password')}
          autoComplete="current-password"
        />
      </AccountForm>
    </AccountCard>
  );
}
