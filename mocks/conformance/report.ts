import { outcomes, type Outcome, type Verdict } from './verdictOf';

export const countsOf = (verdicts: readonly Verdict[]): Record<Outcome, number> => {
  const countOf = (outcome: Outcome) => verdicts.filter((verdict) => verdict.outcome === outcome).length;
  const [conforms, refused, differs, skipped] = outcomes.map(countOf) as [number, number, number, number];
  return { conforms, refused, differs, skipped };
};

/** The verdicts as JUnit XML, which CI systems show: what differs or was refused has failed. */
export function junit(verdicts: readonly Verdict[], address: string): string {
  const { refused, differs, skipped } = countsOf(verdicts);
  const cases = verdicts.map(({ call, outcome, because }) => {
    const opening = `  <testcase classname="boxoffice-contract" name="${escaped(call)}"`;
    if (outcome === 'conforms') return `${opening}/>`;
    const message = `message="${escaped(because)}"`;
    const inner = outcome === 'skipped' ? `<skipped ${message}/>` : `<failure type="${outcome}" ${message}/>`;
    return `${opening}>${inner}</testcase>`;
  });
  const totals = `tests="${verdicts.length}" failures="${refused + differs}" skipped="${skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escaped(address)}" ${totals}>`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    // XML has no control characters, not even escaped.
    .replace(/\p{Cc}/gu, '\ufffd')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
