import { createClient, type ApiError, type ClientOptions } from '../client';
import { BoxofficeError } from '../diagnostics';
import { systemClock, type Clock } from '../domain';
import type { Environment } from './environment';
import { createTabStore } from './textStore';
import { warnOfRepair } from './warnOfRepair';

/** What differs from the defaults of an environment. */
export type EnvironmentOptions = { [Name in keyof Environment]?: Environment[Name] | undefined } & {
  /** Where the backend lives, per base prefix; not needed with a `client`. */
  backend?: ClientOptions['bases'] | undefined;
  /** Hears of every failed call, e.g. `authRedirect()`, which leads to signing in; not needed with a `client`. */
  onFailure?: ClientOptions['onFailure'];
};

/** What hooks stand on, with the defaults filled in: a client, the system's clock, the tab's storage. */
export function createEnvironment({ backend, onFailure, ...given }: EnvironmentOptions = {}): Environment {
  const clock: Clock = given.clock ?? systemClock;
  const onRepair = (error: ApiError) => {
    given.onError?.(new BoxofficeError('BX2001', error));
    if (process.env.NODE_ENV !== 'production') warnOfRepair(error);
  };
  return {
    clock,
    client:
      given.client ??
      createClient({
        now: () => clock.now(),
        ...(backend && { bases: backend }),
        ...(onFailure && { onFailure }),
        onRepair,
      }),
    tabStore: given.tabStore ?? createTabStore(),
    browserStore: given.browserStore,
    readAt: given.readAt,
    onError: given.onError,
    accessTokenCookie: given.accessTokenCookie,
  };
}
