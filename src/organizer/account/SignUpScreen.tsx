'use client';
import type { NewPerson } from '../../contract';
import type { SignUpValues } from '../../domain';
import { useSignedInPerson, useSignUp } from '../../hooks';
import { SignUpForm } from '../../themed/account/SignUpForm';
import { SignedInNow } from './SignedInNow';
import type { AccountScreenProps } from './SignInScreen';

/** Props of `SignUpScreen`. @experimental */
export interface SignUpScreenProps extends AccountScreenProps {
  /** 000 §6: an account is made for the person. */
  organizer?: boolean | undefined;
  /** Where one signs in; not offered when absent. */
  signInHref?: string | undefined;
}

/** Signing up by another service, or by email and password; they are signed in then. 000 §1, §6. @experimental */
export function SignUpScreen(props: SignUpScreenProps) {
  const { services, organizer, goHref, onDone, onEvent, signInHref, pages } = props;
  const { data: person } = useSignedInPerson();
  const { state, by, openService, dropService, signUp, cancel } = useSignUp({
    pages,
    organizer,
    onSignedUp: () => {
      onEvent?.({ type: 'signedUp' });
      onDone?.();
    },
    onSignUpError: (code) => onEvent?.({ type: 'signUpError', code }),
  });
  if (person) return <SignedInNow person={person} goHref={goHref} onEvent={onEvent} />;
  return (
    <SignUpForm
      organizer={organizer}
      services={services}
      state={state}
      by={by?.service}
      profile={by?.answer.profile}
      onSubmit={(values) => signUp(personOf(values, !by))}
      onService={(service) => void openService(service)}
      onDropService={dropService}
      onCancel={cancel}
      signInHref={signInHref}
    />
  );
}

const personOf = (values: SignUpValues, hasPassword: boolean): NewPerson => ({
  'first-name': values.firstName,
  'last-name': values.lastName,
  'primary-email': values.email,
  ...(values.company && { company: values.company }),
  ...(hasPassword && { password: values.password }),
});
