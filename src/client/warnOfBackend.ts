import { warn } from '../diagnostics';

const advice =
  'Say where it lives with `backend` of BoxofficeProvider, or start the one in the browser: boxoffice/mocks.';

/** Development only: a web page where data should be is a server that knows nothing of the call. */
export function warnOfPage(response: Response, call: string): void {
  if (response.headers.get('Content-Type')?.startsWith('text/html'))
    warn(
      'BX1002',
      `${call} was answered with a web page (${response.status}): no backend is there. ${advice}`,
    );
}

/** Development only: nobody answered. */
export function warnOfSilence(call: string, url: string): void {
  warn('BX1002', `${call} did not reach a backend at ${url.replace(/\?.*/, '')}. ${advice}`);
}
