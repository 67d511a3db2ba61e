import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, providerAuthorization, type Client } from '../../client';
import {
  createAccessToken,
  createWebLoginToken,
  getSignedInPerson,
  getWebLogin,
  pickTransferredToken,
  type PasswordSignIn,
  type SignedInPerson,
  type SignInService,
} from '../../contract';
import { endpointQuery } from '../query';
import type { AccessTokens } from './accessTokens';
import type { AuthAnswer } from './openAuthPopup';

export interface AuthSettings {
  /** Where the authorization pages are: `{service}` in it is the service's. `/auth/{service}` on this origin when absent. */
  pages?: string | undefined;
}

/** 000 §8 Auth: the error's code, 0 when there is none. */
export const codeOf = (cause: unknown): number => (cause instanceof ApiError ? cause.code : 0);

/** Signs in whom the service's answer stands for, and asks who that is. 000 §7. Rejects with ApiError. */
export async function signInByService(
  client: Client,
  tokens: AccessTokens,
  provider: SignInService,
  { key, secret }: AuthAnswer,
): Promise<SignedInPerson> {
  const authorization = providerAuthorization({ provider, key, secret });
  tokens.write(await client.call(createAccessToken, { authorization }));
  return client.call(getSignedInPerson, {});
}

/** Signs in by email and password: a web login token stands for the access token. 002 §7. Rejects with ApiError. */
export async function signInByEmail(
  client: Client,
  tokens: AccessTokens,
  body: PasswordSignIn,
): Promise<SignedInPerson> {
  const { token: webLoginToken } = await client.call(createWebLoginToken, { body });
  return signInByArrival(client, tokens, { webLoginToken });
}

/** What a person arrives with from another site of the platform: a web login token, or the token that site dropped. @public */
export type SignInArrival = { webLoginToken: string } | 'transfer';

/** Signs in whom it stands for. 002 §7. Rejects with ApiError. */
export async function signInByArrival(
  client: Client,
  tokens: AccessTokens,
  arrival: SignInArrival,
): Promise<SignedInPerson> {
  const { token } =
    arrival === 'transfer'
      ? await client.call(pickTransferredToken, {})
      : await client.call(getWebLogin, { query: arrival });
  tokens.write(token);
  return client.call(getSignedInPerson, {});
}

/** Who is signed in; `null` when nobody is, which is no error. */
export const signedInQuery = (client: Client) => {
  const query = endpointQuery(client, getSignedInPerson, {});
  return {
    ...query,
    queryFn: (context: { signal: AbortSignal }): Promise<SignedInPerson | null> =>
      query.queryFn(context).catch((cause: unknown) => {
        if (codeOf(cause) === nobody) return null;
        throw cause;
      }),
  };
};

/** 4001: nobody is signed in. */
const nobody = 4001;

/** What was read as somebody else, or of another account, is read anew; what `keeps` names stays. */
export function changePerson(
  queries: QueryClient,
  client: Client,
  person: SignedInPerson | null,
  keeps: readonly QueryKey[] = [],
): void {
  const { queryKey } = signedInQuery(client);
  const remaining = new Set([queryKey, ...keeps].map(hashKey));
  queries.setQueryData(queryKey, person);
  void queries.resetQueries({ predicate: ({ queryHash }) => !remaining.has(queryHash) });
}
