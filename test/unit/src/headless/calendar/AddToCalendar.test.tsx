import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventEntry } from '../../../../../src/domain/calendar/entry';
import { AddToCalendar } from '../../../../../src/headless';
import { northlight } from '../../../../../stories/fixtures/orders';
import { describeConformance } from '../../../../helpers/describeConformance';

const given = {
  entry: eventEntry(northlight, { description: 'Two days.' }),
  fileEndpoint: 'https://api.example.com/download/ical',
};

describeConformance('AddToCalendar.Root', {
  tag: 'div',
  data: { 'data-pending': null },
  draw: (props) => <AddToCalendar.Root {...given} {...props} />,
});
describeConformance('AddToCalendar.Link', {
  tag: 'a',
  data: { 'data-calendar': 'outlook', 'data-file': '' },
  draw: (props) => (
    <AddToCalendar.Root {...given}>
      <AddToCalendar.Link calendar="outlook" {...props} />
    </AddToCalendar.Root>
  ),
});

test('a file of the backend’s has an address at once, and nothing is offered for an event without dates', () => {
  const links = <AddToCalendar.Link calendar="ical">File</AddToCalendar.Link>;
  const { rerender } = render(<AddToCalendar.Root {...given}>{links}</AddToCalendar.Root>);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(given.fileEndpoint);
  rerender(
    <AddToCalendar.Root {...given} entry={{ ...given.entry, end: '' }}>
      {links}
    </AddToCalendar.Root>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('a file that a server drew a second earlier is taken over without a complaint', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-12T15:00:00Z') });
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const link = (
    <AddToCalendar.Root {...given}>
      <AddToCalendar.Link calendar="ical">File</AddToCalendar.Link>
    </AddToCalendar.Root>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(link);
  vi.setSystemTime(new Date('2026-02-12T15:00:01Z'));
  const root = await act(() => hydrateRoot(container, link));
  expect(complain).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
