import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError, type Client } from '../../../../../../src/client';
import { listCountries, type Endpoint } from '../../../../../../src/contract';
import { useCountries } from '../../../../../../src/hooks/organizer/directory/useCountries';
import { environmentOf } from '../../environment';

const dictionary = [{ code: 'NO', name: 'Norwegen (Königreich)' }];

function countriesOf(answer: () => Promise<unknown>) {
  const calls: unknown[] = [];
  const call = (endpoint: Endpoint, { query }: { query: unknown }) => {
    calls.push([endpoint, query]);
    return answer();
  };
  const { result } = renderHook(() => useCountries('de'), {
    wrapper: environmentOf({ call } as unknown as Client),
  });
  return { calls, result };
}

test('the backend’s countries come in the place of those that the browser names', async () => {
  const { calls, result } = countriesOf(() => Promise.resolve({ countries: dictionary }));
  expect(result.current).toContainEqual({ code: 'NO', name: 'Norwegen' });
  await waitFor(() => expect(result.current).toEqual(dictionary));
  expect(calls).toEqual([[listCountries, { locale: 'de' }]]);
});

test('a country can be chosen where the dictionary can’t be read', async () => {
  const { calls, result } = countriesOf(() =>
    Promise.reject(new ApiError('refused', 400, { code: 4000 }, 'No.')),
  );
  await waitFor(() => expect(calls).not.toHaveLength(0));
  expect(result.current).toContainEqual({ code: 'NO', name: 'Norwegen' });
});
