import { expect, test } from 'vitest';
import { setupStepsOf, type SetupFacts, type SetupStepName } from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

const nothing: SetupFacts = { prices: [], theme: {}, isPublished: false, processors: [] };
const ready = { active: true, credentialsSet: '2026-01-05T09:00:00Z' };

interface Row {
  what: string;
  known: Partial<SetupFacts>;
  done: SetupStepName[];
}

const rows: Row[] = [
  { what: 'nothing', known: {}, done: [] },
  { what: 'a ticket type with a price', known: { prices: [0, 25] }, done: ['ticketTypes'] },
  { what: 'free ticket types alone', known: { prices: [0, 0] }, done: ['ticketTypes', 'payment'] },
  { what: 'one colour', known: { theme: { color2: '#0a5' } }, done: ['appearance'] },
  { what: 'a site', known: { isPublished: true }, done: ['publish'] },
  { what: 'a processor in use', known: { processors: [ready] }, done: ['payment'] },
  { what: 'a processor out of use', known: { processors: [{ ...ready, active: false }] }, done: [] },
  { what: 'a processor without keys', known: { processors: [{ ...ready, credentialsSet: null }] }, done: [] },
];

eachRow(rows)('is ready for what it has: $what', ({ known, done }) => {
  const steps = setupStepsOf({ ...nothing, ...known });
  expect(steps.filter(({ isDone }) => isDone).map(({ name }) => name)).toEqual(done);
});

test('leaves out payments for who may not see them', () => {
  const names = setupStepsOf({ ...nothing, processors: null }).map(({ name }) => name);
  expect(names).toEqual(['ticketTypes', 'appearance', 'publish', 'testOrder']);
});

test('leaves out a site that there is not, or that is for others', () => {
  const names = setupStepsOf({ ...nothing, isPublished: null }).map(({ name }) => name);
  expect(names).toEqual(['ticketTypes', 'appearance', 'payment', 'testOrder']);
});
