import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCountryAnswer } from '../../../../../src/headless/form/useCountryAnswer';
import { renderInForm } from './fields';

const name = 'attendees.1.2_form';

it('has the country of the form, and checks it as soon as another one is chosen', async () => {
  const { result, methods } = renderInForm(() => useCountryAnswer(name, 'Country'), {
    values: { attendees: { '1': { '2_form': 'DE' } } },
    check: ({ attendees }) =>
      attendees['1']?.['2_form'] === ''
        ? { attendees: { '1': { '2_form': { type: 'required', message: 'missing' } } } }
        : {},
  });
  expect(result.current).toMatchObject({ id: name, value: 'DE', error: undefined });
  act(() => result.current.set(''));
  await waitFor(() => expect(result.current.error).toBe('missing'));
  act(() => result.current.set('FR'));
  await waitFor(() => expect(result.current.error).toBeUndefined());
  expect(result.current.value).toBe('FR');
  expect(methods.getValues(name)).toBe('FR');
});

it('has none where there is no text', () => {
  expect(renderInForm(() => useCountryAnswer(name, 'Country')).result.current.value).toBe('');
});
