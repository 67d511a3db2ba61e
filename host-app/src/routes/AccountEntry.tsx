import { redirectTarget } from 'boxoffice/client';
import type { ComponentType } from 'react';
import { Redirect } from 'wouter';
import { signInPath, withNext } from './accountPaths';

/** `/{accountId}?redirectTo={address}` (002 §2): signs in and goes on to the address, which is checked (FAULTS A09). */
export function AccountEntry({ otherwise: NotFound }: { otherwise: ComponentType }) {
  // Not the router's query, which has lost an escape.
  const next = redirectTarget(new URLSearchParams(window.location.search).get('redirectTo'));
  return next === null ? <NotFound /> : <Redirect to={withNext(signInPath, next)} replace />;
}
