import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ConfirmedSession } from '../../../../../src/contract';
import { useSessionEntries } from '../../../../../src/headless/calendar/useSessionEntries';
import { chosenSessions, northlight } from '../../../../../stories/fixtures/orders';

const about = { description: 'Come early.' };
const entries = (sessions: readonly ConfirmedSession[]) =>
  renderHook(() => useSessionEntries(sessions, northlight, about)).result.current;

it('has the sessions as they begin, whatever order they come in', () => {
  const starts = entries(chosenSessions).map(({ entry }) => Date.parse(entry.start));
  expect(starts).toEqual([...starts].toSorted((one, other) => one - other));
  expect(entries(chosenSessions.toReversed())).toEqual(entries(chosenSessions));
  expect(entries(chosenSessions)).toHaveLength(chosenSessions.length);
  expect(entries(chosenSessions)[0]?.entry.description).toContain('Come early.');
});

it('leaves out what has no usable dates', () => {
  const [broken, whole] = chosenSessions;
  if (!broken || !whole) throw new Error('The fixture has two sessions.');
  const found = entries([{ ...broken, 'end-date': broken['start-date'] }, whole]);
  expect(found.map(({ session }) => session)).toEqual([whole]);
});
