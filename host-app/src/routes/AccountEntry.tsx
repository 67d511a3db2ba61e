import { redirectTarget } from 'boxoffice/client';
import type { ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { preservedHref } from '../navigation';
import { signInPath, withNext } from './accountPaths';

/** `/{accountId}?redirectTo={address}` (002 §2): signs in and goes on to the address, which is checked (FAULTS A09). */
export function AccountEntry({ otherwise: NotFound }: { otherwise: ComponentType }) {
  const [params] = useSearchParams();
  const next = redirectTarget(params.get('redirectTo'));
  return next === null ? <NotFound /> : <Navigate to={preservedHref(withNext(signInPath, next))} replace />;
}
