import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../../../../../../src/client';
import { createTextStore } from '../../../../../../src/hooks/textStore';
import { useOpenSections } from '../../../../../../src/organizer/kit/shell/useOpenSections';
import { environmentOf } from '../../../hooks/environment';

afterEach(cleanup);

test('what is unfolded stays so when the navigation is drawn again, and folds again', () => {
  const browserStore = createTextStore(() => localStorage);
  const draw = () =>
    renderHook(() => useOpenSections(), { wrapper: environmentOf(createClient(), { browserStore }) }).result;
  const first = draw();
  act(() => first.current[1](2));
  act(() => first.current[1](4));
  act(() => first.current[1](4));
  expect([...first.current[0]]).toEqual([2]);
  expect([...draw().current[0]]).toEqual([2]);
});
