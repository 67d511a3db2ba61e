import { expect, it } from 'vitest';
import { ticketPageAddress } from '../../../../../src/embed/host/frameAddress';

const options = { eventId: '1001', page: 'https://tickets.example' };

it('A34: hands a campaign on, and none that is longer than a campaign', () => {
  const parametersOf = (search: string) => [...ticketPageAddress(options, search).searchParams];
  const maxText = 'x'.repeat(200);
  expect(parametersOf(`?utm_source=${maxText}`)).toEqual([['utm_source', maxText]]);
  expect(parametersOf(`?utm_source=${maxText}x&utm_medium=mail&token=t`)).toEqual([['utm_medium', 'mail']]);
});
