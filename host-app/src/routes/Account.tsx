import { useT } from 'boxoffice';
import { redirectTarget } from 'boxoffice/client';
import { PasswordResetScreen, SignInScreen, SignUpScreen } from 'boxoffice/organizer';
import type { ReactNode } from 'react';
import { Route, Switch, useSearch } from 'wouter';
import type { Backend } from '../backend';
import { leaveFor } from '../leave';
import { preservedHref } from '../navigation';
import { usePageTitle } from '../page/usePageTitle';
import css from './Account.module.css';
import { resetPath, signInPath, signUpPath, withNext } from './accountPaths';

/** Signing in and up, and a forgotten password. Each goes on to `next`, which is checked (FAULTS A09; 002 §2). */
export function Account({ authUrl }: Pick<Backend, 'authUrl'>) {
  const t = useT();
  const next = redirectTarget(new URLSearchParams(useSearch()).get('next')) ?? '/organizer';
  const to = (path: string) => preservedHref(withNext(path, next));
  // A page load: the organizer's pages have a policy of their own.
  const shared = { goHref: preservedHref(next), onDone: () => leaveFor(next), pages: authUrl };
  const reset = { signInHref: to(signInPath), resetHref: to(resetPath) };
  return (
    <main className={css['page']}>
      <Switch>
        <Route path={signInPath}>
          <Titled title={t('account.signIn.title')}>
            <SignInScreen {...shared} signUpHref={to(signUpPath)} resetHref={reset.resetHref} />
          </Titled>
        </Route>
        <Route path={signUpPath}>
          <Titled title={t('account.signUp.title')}>
            <SignUpScreen {...shared} organizer signInHref={to(signInPath)} />
          </Titled>
        </Route>
        <Route path={`${resetPath}/:hash?`}>
          {({ hash }) => (
            <Titled title={t(hash ? 'account.newPassword.title' : 'account.reset.title')}>
              <PasswordResetScreen key={hash} hash={hash} {...reset} />
            </Titled>
          )}
        </Route>
      </Switch>
    </main>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return children;
}
