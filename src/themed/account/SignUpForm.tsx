'use client';
import { useMemo } from 'react';
import type { Person, SignInService } from '../../contract';
import { signUpSchema, type SignUpValues } from '../../domain';
import { useT } from '../../i18n';
import { LinkButton } from '../kit/Button';
import { Fields } from '../kit/Field';
import { Notice } from '../kit/Notice';
import { AccountCard } from './AccountCard';
import { AccountField } from './AccountField';
import { AccountForm } from './AccountForm';
import { FailureNotice } from './FailureNotice';
import { PasswordField } from './PasswordField';
import { ServiceButtons, type AccountState } from './ServiceButtons';
import { serviceKey } from './ServiceMark';
import { usualServices } from './SignInForm';
import { useAccountForm, type AccountFormState } from '../../headless/account/useAccountForm';
import { useProfileFill } from '../../headless/account/useProfileFill';

/** Props of `SignUpForm`. @public */
export interface SignUpFormProps {
  /** 000 §6: an account is made, which a company may name. */
  organizer?: boolean | undefined;
  /** Services to sign up with; LinkedIn when absent (000 §1). */
  services?: readonly SignInService[] | undefined;
  /** What the last try has come to. */
  state: AccountState;
  /** The service whose page has answered: no password is asked for. */
  by?: SignInService | null | undefined;
  /** What it said of the person; fills what is empty. */
  profile?: Person | undefined;
  /** Called with what was typed, once it is valid. */
  onSubmit: (values: SignUpValues) => void | Promise<void>;
  /** They want to sign up by another service. */
  onService: (service: SignInService) => void;
  /** A password after all. */
  onDropService: () => void;
  /** Closes the service's window. */
  onCancel: () => void;
  /** Where one signs in; not offered when absent. */
  signInHref?: string | undefined;
}

const empty: SignUpValues = { firstName: '', lastName: '', email: '', company: '', password: '' };

/** Signing up by another service, or by email and password. 000 §1, §6. @public */
export function SignUpForm(props: SignUpFormProps) {
  const { organizer = false, services = usualServices, state, by, profile, signInHref } = props;
  const t = useT();
  const needsPassword = !by;
  const schema = useMemo(() => signUpSchema({ needsPassword }), [needsPassword]);
  const form = useAccountForm<SignUpValues>(schema, empty);
  useProfileFill(form, profile);
  const lead = organizer ? 'account.signUp.leadOrganizer' : 'account.signUp.lead';
  return (
    <AccountCard
      title={t('account.signUp.title')}
      lead={t(lead)}
      foot={
        signInHref && (
          <>
            {t('account.signUp.hasAccount')} <a href={signInHref}>{t('account.signUp.toSignIn')}</a>
          </>
        )
      }
    >
      {by ? (
        <Notice
          tone="positive"
          live="polite"
          action={<LinkButton onClick={props.onDropService}>{t('account.signUp.byPassword')}</LinkButton>}
        >
          {t('account.signUp.byService', { service: t(serviceKey(by)) })}
        </Notice>
      ) : (
        <ServiceButtons
          services={services}
          state={state}
          label="account.signUp.withService"
          onService={props.onService}
          onCancel={props.onCancel}
        />
      )}
      <AccountForm
        form={form}
        label={t('account.signUp.title')}
        names={['firstName', 'lastName', 'email', 'company', 'password']}
        submitLabel={t('account.signUp.submit')}
        busy={state.at === 'signingUp'}
        onSubmit={props.onSubmit}
        problem={state.at === 'failed' && <FailureNotice failure={state} of="signUp" />}
      >
        <SignUpFields form={form} organizer={organizer} needsPassword={needsPassword} />
      </AccountForm>
    </AccountCard>
  );
}

interface SignUpFieldsProps {
  form: AccountFormState<SignUpValues>;
  organizer: boolean;
  needsPassword: boolean;
}

function SignUpFields({ form, organizer, needsPassword }: SignUpFieldsProps) {
  const t = useT();
  return (
    <>
      <Fields>
        <AccountField
          form={form}
          span={6}
          name="firstName"
          autoComplete="given-name"
          label={t('account.firstName')}
        />
        <AccountField
          form={form}
          span={6}
          name="lastName"
          autoComplete="family-name"
          label={t('account.lastName')}
        />
      </Fields>
      <AccountField
        form={form}
        name="email"
        type="email"
        autoComplete="username"
        label={t('account.email')}
      />
      {organizer && (
        <AccountField
          form={form}
          name="company"
          autoComplete="organization"
          optional
          label={t('account.company')}
          hint={t('account.companyHint')}
        />
      )}
      {needsPassword && (
        <PasswordField
          form={form}
          name="password"
          autoComplete="new-password"
          label={t('account.password')}
          hint={t('account.passwordHint')}
        />
      )}
    </>
  );
}
