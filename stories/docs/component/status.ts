import { version } from '../../../package.json';
import type { ComponentDocs } from './ComponentDocs';

/** What each entry offers, with the tag of every name: written from the built declarations by `npm run api`. */
const reports = import.meta.glob<string>(
  '../../../docs/api/{index,widget,headless,payments,organizer,in-context,theme}.api.md',
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

const tagOf = (report: string, name: string) =>
  new RegExp(`^// @(\\w+).*\\nexport (?:declare )?\\w+ ${name}\\b`, 'm').exec(report)?.[1];

/** Whether an entry offers it. */
export const isPublic = (from: string, name: string): boolean => tagOf(reportOf(from), name) !== undefined;

const status = (tag: string | undefined): Status => ({
  label: tag === 'public' ? 'stable' : 'experimental',
  version,
});

/** How long a component stays as it is: docs/versioning.md. */
export function statusOf({ from, components }: ComponentDocs): Status {
  // Of `Countdown.Root`, what is exported is `Countdown`.
  const [name = ''] = Object.keys(components)[0]?.split('.') ?? [];
  return status(tagOf(reportOf(from), name));
}

/** The same of a component whose page says nothing more of it; `undefined` where no entry offers it. */
export function statusOfName(name: string | undefined): Status | undefined {
  if (name === undefined) return undefined;
  const tag = Object.values(reports)
    .map((report) => tagOf(report, name))
    .find((found) => found !== undefined);
  return tag === undefined ? undefined : status(tag);
}
