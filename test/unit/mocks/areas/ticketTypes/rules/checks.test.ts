import { describe, expect, it } from 'vitest';
import {
  getTicketTypes,
  saveTicketTypes,
  type TicketTypeDraft,
  type TicketTypeTerms,
} from '../../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../../backend';
import { eachRow } from '../../../../../eachRow';

const { client } = backendInTests();

const params = { eventId };
const list = () => client.call(getTicketTypes, { params });
const put = (data: TicketTypeDraft[]) => client.call(saveTicketTypes, { params, body: { data } });
const balcony: TicketTypeDraft = { id: 'new', name: 'Balcony', quantity: 40, price: 120_00, perOrderMin: 1 };
/** Saves all types and one more. */
const save = async (change: Partial<TicketTypeDraft>) =>
  put([...(await list()).ticketTypes, { ...balcony, ...change }]);

describe('a rule of 001 §5', () => {
  const dates = { availability: 'dates', availabilityEnd: 'dates' } as const;
  const visible = { visibility: 'dates' } as const;
  eachRow<[keyof TicketTypeTerms, string | RegExp, Partial<TicketTypeDraft>]>([
    ['name', 'Ticket name is required', { name: ' ' }],
    ['name', 'Name is too long', { name: 'x'.repeat(81) }],
    ['ledgerCode', 'Ledger Code is too long', { ledgerCode: 'x'.repeat(51) }],
    ['description', 'Description length can not exceed 2000 characters', { description: 'x'.repeat(2001) }],
    ['quantity', /at least 1/, { quantity: 0 }],
    ['price', /at least 0/, { price: -1 }],
    [
      'price',
      'The ticket price must be greater than the fee when you select to absorb the fee',
      { price: 1_00 },
    ],
    ['perOrderMin', /at least 1/, { perOrderMin: 0 }],
    ['perOrderMax', 'Maximum value should at least match minimum', { perOrderMin: 3, perOrderMax: 2 }],
    ['availabilityEnd', /both start and end/, { availability: 'eventEnd', availabilityEnd: 'eventEnd' }],
    ['availabilityEndDate', /required/, { availabilityEnd: 'dates' }],
    [
      'availabilityStartDate',
      'Start date is required',
      { ...dates, availabilityEndDate: '2026-04-01 09:00' },
    ],
    [
      'availabilityStartDate',
      'Please select a start date that is before the end date',
      { ...dates, availabilityStartDate: '2026-04-02 09:00', availabilityEndDate: '2026-04-01 09:00' },
    ],
    [
      'availabilityStartDate',
      'There is no such date',
      { availability: 'dates', availabilityStartDate: '2026-02-30 09:00' },
    ],
    ['subsequentClientId', /required/, { availability: 'subsequent', subsequentClientId: 'new' }],
    ['subsequentTicketSelect', 'Selecting a ticket type is required', { availability: 'ticketSelect' }],
    [
      'subsequentTicketSelect',
      'Selecting a ticket type is required',
      { availability: 'ticketSelect', subsequentTicketSelect: ['new'] },
    ],
    [
      'subsequentTicketSelectMax',
      /at least 1/,
      { availability: 'ticketSelect', subsequentTicketSelect: ['3001'], subsequentTicketSelectMax: 0 },
    ],
    ['visibility', 'At least one date should be selected', visible],
    [
      'visibilityEndDate',
      /required/,
      {
        ...visible,
        visibilityEndChecked: true,
        visibilityStartChecked: true,
        visibilityStartDate: '2026-04-01 09:00',
      },
    ],
    [
      'visibilityEndDate',
      /must not precede/,
      {
        ...visible,
        visibilityStartChecked: true,
        visibilityStartDate: '2026-04-02 09:00',
        visibilityEndChecked: true,
        visibilityEndDate: '2026-04-01 09:00',
      },
    ],
  ])('refuses a wrong %s with %s', async (field, error, change) => {
    const { failure } = await failureOf(save(change));
    expect(failure).toMatchObject({ code: 4000, type: 'validationError', field: `data[9].${field}` });
    expect(failure?.error).toEqual(error instanceof RegExp ? expect.stringMatching(error) : error);
    expect((await list()).version).toBe(4);
  });

  it('wants the sale before another one to end first', async () => {
    // General Admission's sale ends on March 20.
    const after = (availabilityEndDate: string) =>
      save({
        availability: 'subsequent',
        subsequentClientId: '3001',
        availabilityEnd: 'dates',
        availabilityEndDate,
      });
    expect((await failureOf(after('2026-03-20 23:59'))).failure?.field).toBe('data[9].subsequentClientId');
    await after('2026-03-21 00:00');
  });

  it('names a member of the wrong kind', async () => {
    const failure = await failureOf(put([{ ...balcony, price: '1' as unknown as number }]));
    expect(failure.failure).toMatchObject({ code: 4000, field: 'data[0].price' });
  });

  it('wants each id once', async () => {
    expect((await failureOf(put([balcony, balcony]))).failure).toMatchObject({ field: 'data[1].id' });
  });
});
