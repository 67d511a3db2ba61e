import * as organizer from '../../../src/organizer';
import * as themed from '../../../src/themed';
import type { ComponentDocs } from './ComponentDocs';
import { isPublic } from './status';

export interface PublicName {
  name: string;
  from: ComponentDocs['from'];
}

/** What stories draw without words of their own, by the entry that passes some of it on. */
const layers: readonly (readonly [ComponentDocs['from'], Readonly<Record<string, unknown>>])[] = [
  ['boxoffice', themed],
  ['boxoffice/organizer', organizer],
];

/** What a partner imports a component as; `undefined` when it is internal. */
export function publicNameOf(component: object | undefined): PublicName | undefined {
  if (component === undefined) return undefined;
  return layers
    .flatMap(([from, exported]) =>
      Object.entries(exported)
        .filter(([name, value]) => value === component && isPublic(from, name))
        .map(([name]) => ({ name, from })),
    )
    .at(0);
}
