import { describe, expect, it } from 'vitest';
import { ticketTypeProblem } from '../../../../../src/domain/ticketTypes';

const listed = [
  { id: 'a', name: 'Early' },
  { id: 'b', name: 'Late' },
];
const refused = (field: string | undefined) =>
  ticketTypeProblem({ code: 4000, field, error: 'It ends too late', message: 'No.' }, 'a', listed);

describe('why a ticket type was not saved', () => {
  it('stands at its own field', () => {
    expect(refused('data[0].price')).toMatchObject({ field: 'price', message: { text: 'It ends too late' } });
  });

  it('stands at the field of a new one, which is sent last', () => {
    expect(refused('data[2].price')).toMatchObject({ field: 'price' });
  });

  it('names another type that it made wrong', () => {
    expect(refused('data[1].subsequentClientId')).toEqual({
      message: {
        key: 'organizer.ticketTypes.problem.otherType',
        values: { name: 'Late', reason: 'It ends too late' },
      },
    });
  });

  it('is said of the whole otherwise', () => {
    expect(refused(undefined)).not.toHaveProperty('field');
  });
});
