import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { actThrough } from '../../../../helpers/actThrough';
import { useDayAnswer } from '../../../../../src/headless/form/useDayAnswer';
import { renderInForm } from './fields';

const name = 'attendees.1.2_form';
afterEach(() => document.body.replaceChildren());

const day = () =>
  renderInForm(() => useDayAnswer(name, 'Day'), {
    check: ({ attendees }) =>
      attendees['1']?.['2_form'] === '2026-05-04'
        ? {}
        : { attendees: { '1': { '2_form': { type: 'wrong', message: 'wrong' } } } },
  });

it('says what is wrong once the field is left, and nothing while somebody is in it', async () => {
  const { result, methods } = day();
  act(() => result.current.enter());
  expect(result.current).toMatchObject({ value: '', error: undefined });
  act(() => result.current.leave());
  await waitFor(() => expect(result.current.error).toBe('wrong'));
  act(() => result.current.enter());
  expect(result.current.error).toBeUndefined();
  act(() => result.current.set('2026-05-04'));
  expect(methods.getValues(name)).toBe('2026-05-04');
  await actThrough(() => result.current.leave());
  expect(result.current).toMatchObject({ value: '2026-05-04', error: undefined });
});

it('knows somebody in a part of it from a draft that is taken back', async () => {
  const { result } = day();
  await actThrough(() => result.current.leave());
  act(() => result.current.set(''));
  expect(result.current.error).toBe('wrong');
  const group = Object.assign(document.createElement('div'), { id: name });
  const part = document.createElement('input');
  group.append(part);
  document.body.append(group);
  part.focus();
  act(() => result.current.set('2026-05-'));
  expect(result.current.error).toBeUndefined();
});
