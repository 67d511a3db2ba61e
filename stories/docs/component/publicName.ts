import * as main from '../../../src/entries/index';
import * as inContext from '../../../src/entries/in-context';
import * as organizer from '../../../src/entries/organizer';
import * as payments from '../../../src/entries/payments';
import * as theme from '../../../src/entries/theme';
import type { ComponentDocs } from './ComponentDocs';

export interface PublicName {
  name: string;
  from: ComponentDocs['from'];
}

/** The first that has a component is the one to import it from. */
const entries: readonly (readonly [ComponentDocs['from'], Readonly<Record<string, unknown>>])[] = [
  ['boxoffice', main],
  ['boxoffice/payments', payments],
  ['boxoffice/organizer', organizer],
  ['boxoffice/in-context', inContext],
  ['boxoffice/theme', theme],
];

/** What a partner imports a component as; `undefined` when it is internal. */
export function publicNameOf(component: unknown): PublicName | undefined {
  if (component === undefined) return undefined;
  for (const [from, exported] of entries)
    for (const [name, value] of Object.entries(exported)) if (value === component) return { name, from };
  return undefined;
}
