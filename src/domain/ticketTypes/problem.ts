import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

const member = /^data\[(\d+)\]\.(\w+)/;

/**
 * Why a ticket type was not saved. The list is saved as a whole, so what is wrong may be another type that this one's change made
 * wrong: then it is said by name, and not at a field of this one. `listed` are all types in the order they were sent.
 */
export function ticketTypeProblem(
  failure: SaveFailure,
  id: string,
  listed: readonly { id: string; name: string }[],
): SaveProblem {
  const [, index, field] = member.exec(failure.field ?? '') ?? [];
  if (index === undefined || field === undefined) return saveProblem(failure);
  const type = listed[Number(index)];
  if (!type || type.id === id) return saveProblem({ ...failure, field });
  return {
    message: {
      key: 'organizer.ticketTypes.problem.otherType',
      values: { name: type.name, reason: failure.error ?? failure.message ?? '' },
    },
  };
}
