'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { providerAuthorization, type Client } from '../../client';
import { createPerson, type NewPerson, type SignedInPerson, type SignInService } from '../../contract';
import type { AuthFailure, AuthWindowState } from '../../domain';
import { useLatest } from '../../react';
import { useEnvironment } from '../environment';
import { accessTokens, type AccessTokens } from './accessTokens';
import type { AuthAnswer } from './openAuthPopup';
import { changePerson, codeOf, signInByEmail, signInByService, type AuthSettings } from './signIn';
import { useAuthWindow } from './useAuthWindow';
import { useLatestRun } from './useLatestRun';

/** What became of the latest attempt. */
type SignUpState = AuthWindowState | { at: 'signingUp' } | AuthFailure;

export interface SignUpOptions extends AuthSettings {
  /** 000 §6: an account is made for the person. */
  organizer?: boolean | undefined;
  /** They are signed in by then. */
  onSignedUp?: ((person: SignedInPerson) => void) | undefined;
  /** 000 §8 Auth: the code of the error, or 0 when there is none. */
  onSignUpError?: ((code: number) => void) | undefined;
}

/** What a service's page said; it is used once the form is sent. */
interface SignUpService {
  service: SignInService;
  answer: AuthAnswer;
}

export interface SignUp {
  state: SignUpState;
  /** Whom the person will sign in with, instead of a password; its `answer.profile` fills the form. */
  by: SignUpService | null;
  /** Opens the service's window; call it when a button is pressed. */
  openService: (service: SignInService) => Promise<void>;
  dropService: () => void;
  /** Without a service `person` has a password. */
  signUp: (person: NewPerson) => Promise<void>;
  cancel: () => void;
}

/** Signs up by email and password or by another service, then in. 000 §1, §6, §7. The promises never reject; read `state`. @public */
export function useSignUp(options: SignUpOptions = {}): SignUp {
  const { client, accessTokenCookie: cookie } = useEnvironment();
  const queries = useQueryClient();
  const { pages, organizer = false } = options;
  const { state: windowState, open, cancel, drop } = useAuthWindow(pages);
  const [step, setStep] = useState<SignUpState | null>(null);
  const [by, setBy] = useState<SignUpService | null>(null);
  const begin = useLatestRun();
  const latestRef = useLatest(options);

  const openService = useCallback(
    async (service: SignInService) => {
      const isCurrent = begin();
      setStep(null);
      const outcome = await open(service);
      if (!isCurrent()) return;
      if (outcome?.at === 'answered') setBy({ service, answer: outcome.answer });
      if (outcome?.at === 'refused') {
        setStep({ at: 'failed', service, code: outcome.code, isRefusal: true });
        latestRef.current.onSignUpError?.(outcome.code);
      }
    },
    [open, begin, latestRef],
  );
  const dropService = useCallback(() => {
    setBy(null);
    setStep(null);
  }, []);

  const signUp = useCallback(
    async (person: NewPerson) => {
      const isCurrent = begin();
      drop();
      setStep({ at: 'signingUp' });
      try {
        const found = await create(client, accessTokens(cookie), { person, organizer, by });
        changePerson(queries, client, found);
        if (!isCurrent()) return;
        setStep(null);
        latestRef.current.onSignedUp?.(found);
      } catch (cause) {
        if (!isCurrent()) return;
        const code = codeOf(cause);
        setStep({ at: 'failed', service: by?.service ?? null, code, isRefusal: false });
        latestRef.current.onSignUpError?.(code);
      }
    },
    [client, queries, cookie, organizer, by, drop, begin, latestRef],
  );
  return { state: step ?? windowState, by, openService, dropService, signUp, cancel };
}

interface Creation {
  person: NewPerson;
  organizer: boolean;
  by: SignUpService | null;
}

/** The call signs nobody in; what it was made with does. */
async function create(client: Client, tokens: AccessTokens, { person, organizer, by }: Creation) {
  const query = { organizer };
  if (by) {
    const { key, secret } = by.answer;
    const authorization = providerAuthorization({ provider: by.service, key, secret });
    await client.call(createPerson, { query, body: person, authorization });
    return signInByService(client, tokens, by.service, by.answer);
  }
  await client.call(createPerson, { query, body: person });
  const { 'primary-email': user, password = '' } = person;
  return signInByEmail(client, tokens, { user, password });
}
