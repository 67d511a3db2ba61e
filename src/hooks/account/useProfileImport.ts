'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Person, SignInService } from '../../contract';
import { useLatest } from '../../react';
import { useEnvironment } from '../environment';
import { accessTokens } from './accessTokens';
import { openAuthPopup, type AuthAttempt } from './openAuthPopup';
import { codeOf, signInByService, type AuthSettings } from './signIn';

/** Where an import is. `blocked`: the browser opened no window, and a link to `url` does instead (FAULTS F53). */
type ProfileImportState =
  | { at: 'idle' | 'waiting' | 'closed' | 'reading' | 'imported' }
  | { at: 'blocked'; url: string }
  | { at: 'failed'; code: number };

export interface ProfileImportOptions extends AuthSettings {
  /** What the service knows. */
  onPerson: (person: Person) => void;
  /** 000 §8 Auth: the code of the error, or 0 when there is none. */
  onSignInError?: ((code: number) => void) | undefined;
}

export interface ProfileImport {
  state: ProfileImportState;
  /** Opens the service's page; call it when a button is pressed. */
  start: () => void;
  cancel: () => void;
}

/** A person's profile from another service, through its authorization page. 000 §1, §2.9. @public */
export function useProfileImport(service: SignInService, options: ProfileImportOptions): ProfileImport {
  const { client, accessTokenCookie } = useEnvironment();
  const [state, setState] = useState<ProfileImportState>({ at: 'idle' });
  const attempt = useRef<AuthAttempt | null>(null);
  const latestRef = useLatest(options);
  const cancel = useCallback(() => attempt.current?.cancel(), []);
  useEffect(
    () => () => {
      attempt.current?.cancel();
      attempt.current = null;
    },
    [],
  );

  const start = useCallback(() => {
    cancel();
    const opened = openAuthPopup(service, { pages: latestRef.current.pages });
    attempt.current = opened;
    /** Another press, or the end of the form, leaves this one behind. */
    const isCurrent = () => attempt.current === opened;
    const fail = (code: number) => {
      setState({ at: 'failed', code });
      latestRef.current.onSignInError?.(code);
    };
    setState(opened.isBlocked ? { at: 'blocked', url: opened.url } : { at: 'waiting' });
    void opened.outcome.then(async (outcome) => {
      if (!isCurrent()) return;
      if (outcome.at !== 'answered') {
        if (outcome.at === 'closed') setState({ at: 'closed' });
        else fail(outcome.code);
        return;
      }
      setState({ at: 'reading' });
      try {
        const { answer } = outcome;
        // A page that hands over no profile stands for somebody we know: they are signed in, and asked for here.
        const person =
          answer.profile ?? (await signInByService(client, accessTokens(accessTokenCookie), service, answer));
        if (!isCurrent()) return;
        latestRef.current.onPerson(person);
        setState({ at: 'imported' });
      } catch (cause) {
        if (isCurrent()) fail(codeOf(cause));
      }
    });
  }, [client, accessTokenCookie, service, cancel, latestRef]);

  return { state, start, cancel };
}
