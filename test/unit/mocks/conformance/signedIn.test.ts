import { afterEach, expect, it } from 'vitest';
import { signedIn } from '../../../../mocks/conformance/signedIn';
import { startHttpBackend, type HttpBackend } from '../../../../mocks/http/startHttpBackend';
import { createClient } from '../../../../src/client';
import { createWebLoginToken, deleteAccessToken, getSignedInPerson } from '../../../../src/contract';

let backend: HttpBackend | undefined;
afterEach(() => backend?.close());

const maren = { user: 'maren@northlight.example', password: 'maren on the pier' };

it('stays signed in when an answer begins another session, and signs out', async () => {
  backend = await startHttpBackend();
  const client = signedIn(createClient({ bases: { v1: `${backend.url}/api/v1` } }), { Cookie: 'theme=dark' });
  await expect(client.call(getSignedInPerson, {})).rejects.toMatchObject({ status: 401 });
  for (let times = 0; times < 2; times += 1) {
    await client.call(createWebLoginToken, { body: maren });
    expect(await client.call(getSignedInPerson, {})).toMatchObject({ 'first-name': 'Maren' });
  }
  await client.call(deleteAccessToken, {});
  await expect(client.call(getSignedInPerson, {})).rejects.toMatchObject({ status: 401 });
});
