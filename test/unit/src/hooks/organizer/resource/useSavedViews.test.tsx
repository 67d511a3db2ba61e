import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createClient } from '../../../../../../src/client';
import { filteredBy, wholeTable } from '../../../../../../src/domain';
import { useSavedViews } from '../../../../../../src/hooks/organizer/resource/useSavedViews';
import { createTextStore } from '../../../../../../src/hooks/textStore';
import { environmentOf } from '../../environment';

const refunded = filteredBy(wholeTable, 'status', 'refunded');

test('a view stays in the browser under its name, of its own list only, until it is removed', () => {
  const browserStore = createTextStore(() => window.localStorage);
  /** A page that was just loaded. */
  const load = (list = 'orders 1001') =>
    renderHook(() => useSavedViews(list), { wrapper: environmentOf(createClient(), { browserStore }) })
      .result;

  const first = load();
  act(() => first.current.save('Paid back', refunded));
  expect(load().current.saved).toEqual([{ name: 'Paid back', view: refunded }]);
  expect(load('tickets 1001').current.saved).toEqual([]);
  expect(load('orders 1002').current.saved).toEqual([]);

  const second = load();
  act(() => second.current.rename('Paid back', 'Refunds'));
  expect(load().current.saved).toEqual([{ name: 'Refunds', view: refunded }]);

  act(() => second.current.remove('Refunds'));
  expect(load().current.saved).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});
