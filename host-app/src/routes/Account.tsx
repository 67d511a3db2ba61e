import { useT } from 'boxoffice';
import { redirectTarget } from 'boxoffice/client';
import type { SignInArrival } from 'boxoffice/hooks';
import { PasswordResetScreen, SignInScreen, SignUpScreen } from 'boxoffice/organizer';
import { useEffect, useState, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useAuthUrl } from '../backendContext';
import { leaveFor } from '../leave';
import { preservedHref } from '../navigation';
import { usePageTitle } from '../page/usePageTitle';
import css from './Account.module.css';
import { resetPath, signInPath, signUpPath, withNext } from './accountPaths';

/** `/sign-in`. Each page of an account goes on to `next`, which is checked (FAULTS A09; 002 §2). */
export function SignIn() {
  const t = useT();
  const arrival = useArrival();
  const { entry, signUpHref, resetHref } = useAccountLinks();
  return (
    <AccountPage title={t('account.signIn.title')}>
      <SignInScreen {...entry} arrival={arrival} signUpHref={signUpHref} resetHref={resetHref} />
    </AccountPage>
  );
}

/** `/sign-up` */
export function SignUp() {
  const t = useT();
  const { entry, signInHref } = useAccountLinks();
  return (
    <AccountPage title={t('account.signUp.title')}>
      <SignUpScreen {...entry} organizer signInHref={signInHref} />
    </AccountPage>
  );
}

/** `/reset-password`: asks for a mail; the link of the mail names a `hash`, and leads to choosing another password. */
export function PasswordReset() {
  const t = useT();
  const { hash } = useParams();
  const { signInHref, resetHref } = useAccountLinks();
  return (
    <AccountPage title={t(hash ? 'account.newPassword.title' : 'account.reset.title')}>
      <PasswordResetScreen key={hash} hash={hash} signInHref={signInHref} resetHref={resetHref} />
    </AccountPage>
  );
}

/** What the address brought from another site of the platform. It is taken out of the address and of the history at once (FAULTS A15). */
function useArrival(): SignInArrival | null {
  const [params, setParams] = useSearchParams();
  const [arrival] = useState(() => arrivalOf(params));
  useEffect(() => {
    if (arrivalOf(params) === null) return;
    const rest = new URLSearchParams(params);
    for (const name of [tokenParam, transferParam]) rest.delete(name);
    setParams(rest, { replace: true });
  }, [params, setParams]);
  return arrival;
}

/** 002 §7 names the first; the other one says that a token waits to be picked up. */
const tokenParam = 'webLoginToken';
const transferParam = 'transfer';

function arrivalOf(params: URLSearchParams): SignInArrival | null {
  const webLoginToken = params.get(tokenParam);
  if (webLoginToken) return { webLoginToken };
  return params.has(transferParam) ? 'transfer' : null;
}

function useAccountLinks() {
  const pages = useAuthUrl();
  const [params] = useSearchParams();
  const next = redirectTarget(params.get('next')) ?? '/organizer';
  const to = (path: string) => preservedHref(withNext(path, next));
  return {
    // A page load: the organizer's pages have a policy of their own.
    entry: { goHref: preservedHref(next), onDone: () => leaveFor(next), pages },
    signInHref: to(signInPath),
    signUpHref: to(signUpPath),
    resetHref: to(resetPath),
  };
}

function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return <main className={css['page']}>{children}</main>;
}
