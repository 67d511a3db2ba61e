import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
