import { warn } from '../../diagnostics';
import type { CustomField } from '../../domain';
import type { WidgetStep } from './widgetStep';

/** What a backend has to take. */
const most = 20;
const safeName = /^[\w-]+$/;

/** Development only: fields of the page's own that can't work. */
export function warnOfFields(fields: readonly CustomField[] = []): void {
  for (const problem of fieldProblems(fields)) warn('BX1011', problem);
}

/** Development only: steps of the page's own that can't be distinguished. */
export function warnOfSteps(steps: readonly WidgetStep[] = []): void {
  for (const id of repeated(steps.map((step) => step.id)))
    warn('BX1012', `Two of the steps of TicketWidget have the id "${id}".`);
}

function fieldProblems(fields: readonly CustomField[]): string[] {
  const unsafe = fields.filter(({ name }) => !safeName.test(name));
  const empty = fields.filter(({ type, options = [] }) => type === 'select' && options.length === 0);
  return [
    ...unsafe.map(
      ({ name }) =>
        `The name "${name}" of a custom field has other characters than letters, digits, _ and -.`,
    ),
    ...repeated(fields.map(({ name }) => name)).map((name) => `Two custom fields have the name "${name}".`),
    ...empty.map(({ name }) => `The custom field "${name}" is a select without options.`),
    ...(fields.length > most
      ? [`There are ${fields.length} custom fields, and a backend takes ${most}.`]
      : []),
  ];
}

/** Each that is there more than once. */
const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];
