import { createClient, type ClientOptions } from '../client';
import { systemClock, type Clock } from '../domain';
import type { Environment } from './environment';
import { createTabStore } from './textStore';

/** What differs from the defaults of an environment. @public */
export type EnvironmentOptions = { [Name in keyof Environment]?: Environment[Name] | undefined } & {
  /** Where the backend lives, per base prefix; not needed with a `client`. */
  backend?: ClientOptions['bases'] | undefined;
  /** Hears of every failed call, e.g. `authRedirect()`, which leads to signing in; not needed with a `client`. */
  onFailure?: ClientOptions['onFailure'];
};

/** What hooks stand on, with the defaults filled in: a client, the system's clock, the tab's storage. @public */
export function createEnvironment({ backend, onFailure, ...given }: EnvironmentOptions = {}): Environment {
  const clock: Clock = given.clock ?? systemClock;
  return {
    clock,
    client:
      given.client ??
      createClient({
        now: () => clock.now(),
        ...(backend && { bases: backend }),
        ...(onFailure && { onFailure }),
        ...(given.onError && { onRepair: given.onError }),
      }),
    tabStore: given.tabStore ?? createTabStore(),
    browserStore: given.browserStore,
    readAt: given.readAt,
    onError: given.onError,
    accessTokenCookie: given.accessTokenCookie,
  };
}
