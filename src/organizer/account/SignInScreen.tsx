'use client';
import { useEffect } from 'react';
import type { SignInService } from '../../contract';
import type { AccountEvent } from '../../domain';
import { useSignedInPerson, useSignIn, type AuthSettings, type SignInArrival } from '../../hooks';
import { useLatest } from '../../react';
import { SignInForm } from '../../themed/account/SignInForm';
import { SignedInNow } from './SignedInNow';

export interface AccountScreenProps extends AuthSettings {
  /** Services to go on with; LinkedIn when absent. */
  services?: readonly SignInService[] | undefined;
  /** Where one goes on to once signed in, e.g. from `redirectTarget`. */
  goHref: string;
  /** Called once they are signed in: go there. */
  onDone?: (() => void) | undefined;
  /** Called with what came of it, for the host’s analytics. */
  onEvent?: ((event: AccountEvent) => void) | undefined;
}

/** Props of `SignInScreen`. @experimental */
export interface SignInScreenProps extends AccountScreenProps {
  /** Where one signs up; not offered when absent. */
  signUpHref?: string | undefined;
  /** Where a forgotten password is reset; not offered when absent. */
  resetHref?: string | undefined;
  /** What they arrived with from another site of the platform: they are signed in by it at once. Take it out of the address yourself. */
  arrival?: SignInArrival | null | undefined;
}

/** Signing in by another service, or by email and password. 000 §1, §4 Auth. @experimental */
export function SignInScreen(props: SignInScreenProps) {
  const { services, goHref, onDone, onEvent, signUpHref, resetHref, pages, arrival } = props;
  const { data: person } = useSignedInPerson();
  const { state, byEmail, byService, byArrival, cancel } = useSignIn({
    pages,
    onSignedIn: () => {
      onEvent?.({ type: 'signedIn' });
      onDone?.();
    },
    onSignInError: (code) => onEvent?.({ type: 'signInError', code }),
  });
  const arrivalRef = useLatest(arrival);
  const hasArrived = Boolean(arrival);
  useEffect(() => {
    // A token works once: an effect that is run twice while developing must not spend it.
    const timer = setTimeout(() => {
      if (arrivalRef.current) void byArrival(arrivalRef.current);
    });
    return () => clearTimeout(timer);
  }, [hasArrived, arrivalRef, byArrival]);
  if (person) return <SignedInNow person={person} goHref={goHref} onEvent={onEvent} />;
  return (
    <SignInForm
      services={services}
      state={state}
      onSubmit={({ email, password }) => byEmail({ user: email, password })}
      onService={(service) => void byService(service)}
      onCancel={cancel}
      signUpHref={signUpHref}
      resetHref={resetHref}
    />
  );
}
