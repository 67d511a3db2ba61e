/** What names a paper that a partner has not: nothing that is published has any of it (`references.ts` takes it out). */
export const traces =
  /\b00\d §|\b000 to 002\b|\b(?:FAULTS|DECISIONS|DESIGN|ADR|Ours)\b|\b[Tt]he\s+requirements\b|@calls\b|docs\/decisions|(?<!RFC \d{4} )§\d/;
