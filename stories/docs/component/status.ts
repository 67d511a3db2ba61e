import { version } from '../../../package.json';
import type { ComponentDocs } from './ComponentDocs';

/** What each entry offers, with the tag of every name: written from the built declarations by `npm run api`. */
const reports = import.meta.glob<string>(
  '../../../docs/api/{index,headless,payments,organizer,in-context,theme}.api.md',
  { query: '?raw', import: 'default', eager: true },
);

const reportOf = (from: string) =>
  reports[`../../../docs/api/${from.replace(/^boxoffice\/?/, '').replaceAll('/', '-') || 'index'}.api.md`] ??
  '';

export interface Status {
  /** `stable` for what is promised until a major version. */
  label: 'stable' | 'experimental';
  /** Of the package, e.g. `0.1.0`. */
  version: string;
}

/** How long a component stays as it is: docs/versioning.md. */
export function statusOf({ from, components }: ComponentDocs): Status {
  const [name = ''] = Object.keys(components);
  const found = new RegExp(`^// @(\\w+).*\\nexport (?:declare )?\\w+ ${name}\\b`, 'm').exec(reportOf(from));
  return { label: found?.[1] === 'public' ? 'stable' : 'experimental', version };
}
