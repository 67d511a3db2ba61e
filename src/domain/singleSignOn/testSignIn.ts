import type { SsoConfig, SsoServiceConfig } from '../../contract';
import { safeUrl } from '../links/safeUrl';

/**
 * Where one tries the provider out: the page it signs people in on. One of OpenID Connect is asked for a sign-in of this client, as it
 * shows nothing without. `null` for an address that is not followed, or while something is missing.
 */
export function testSignInUrl(
  { configType, signInUrl, clientId }: Pick<SsoConfig, 'configType' | 'signInUrl' | 'clientId'>,
  { answerUrl }: Pick<SsoServiceConfig, 'answerUrl'>,
): string | null {
  const safe = safeUrl(signInUrl, { allow: ['https:'] });
  if (safe === null || configType === 'SAML') return safe;
  if (clientId === undefined) return null;
  const url = new URL(safe);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('redirect_uri', answerUrl);
  url.searchParams.set('scope', 'openid email profile');
  return url.href;
}
