'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { PasswordSignIn, SignedInPerson, SignInService } from '../../contract';
import type { AuthFailure, AuthWindowState } from '../../domain';
import { useLatest } from '../../react';
import { useEnvironment } from '../environment';
import { accessTokens } from './accessTokens';
import {
  changePerson,
  codeOf,
  signInByArrival,
  signInByEmail,
  signInByService,
  type AuthSettings,
  type SignInArrival,
} from './signIn';
import { useAuthWindow } from './useAuthWindow';
import { useLatestRun } from './useLatestRun';

/** What became of the latest attempt. */
type SignInState = AuthWindowState | { at: 'signingIn'; service: SignInService | null } | AuthFailure;

export interface SignInOptions extends AuthSettings {
  onSignedIn?: ((person: SignedInPerson) => void) | undefined;
  /** 000 §8 Auth: the code of the error, or 0 when there is none. */
  onSignInError?: ((code: number) => void) | undefined;
}

export interface SignIn {
  state: SignInState;
  byEmail: (credentials: PasswordSignIn) => Promise<void>;
  /** Opens the service's window; call it when a button is pressed. */
  byService: (service: SignInService) => Promise<void>;
  /** With what they arrived with from another site of the platform. 002 §7. */
  byArrival: (arrival: SignInArrival) => Promise<void>;
  cancel: () => void;
}

/** Signs in, and keeps the access token in its cookie. 000 §1, §4 Auth. The promises never reject; read `state`. @public */
export function useSignIn(options: SignInOptions = {}): SignIn {
  const { client, accessTokenCookie: cookie } = useEnvironment();
  const queries = useQueryClient();
  const { pages } = options;
  const { state: windowState, open, cancel, drop } = useAuthWindow(pages);
  const [step, setStep] = useState<SignInState | null>(null);
  const begin = useLatestRun();
  const latestRef = useLatest(options);

  const finish = useCallback(
    async (service: SignInService | null, signIn: () => Promise<SignedInPerson>) => {
      const isCurrent = begin();
      setStep({ at: 'signingIn', service });
      try {
        const person = await signIn();
        changePerson(queries, client, person);
        if (!isCurrent()) return;
        setStep(null);
        latestRef.current.onSignedIn?.(person);
      } catch (cause) {
        if (!isCurrent()) return;
        const code = codeOf(cause);
        setStep({ at: 'failed', service, code, isRefusal: false });
        latestRef.current.onSignInError?.(code);
      }
    },
    [client, queries, begin, latestRef],
  );

  const byEmail = useCallback(
    (credentials: PasswordSignIn) => {
      drop();
      return finish(null, () => signInByEmail(client, accessTokens(cookie), credentials));
    },
    [client, cookie, drop, finish],
  );
  const byArrival = useCallback(
    (arrival: SignInArrival) => {
      drop();
      return finish(null, () => signInByArrival(client, accessTokens(cookie), arrival));
    },
    [client, cookie, drop, finish],
  );
  const byService = useCallback(
    async (service: SignInService) => {
      const isCurrent = begin();
      setStep(null);
      const outcome = await open(service);
      if (!isCurrent()) return;
      if (outcome?.at === 'answered')
        await finish(service, () => signInByService(client, accessTokens(cookie), service, outcome.answer));
      if (outcome?.at === 'refused') {
        setStep({ at: 'failed', service, code: outcome.code, isRefusal: true });
        latestRef.current.onSignInError?.(outcome.code);
      }
    },
    [client, cookie, open, begin, finish, latestRef],
  );
  return { state: step ?? windowState, byEmail, byService, byArrival, cancel };
}
