import { relativeColours } from './mix';

/** The rules for what holds on dark ground, chosen or the reader's own; only where a browser knows relative colours. */
export function inDark<Values>(values: Values) {
  const rule = { '@supports': { [relativeColours]: values } };
  return [
    [".bx[data-theme='dark']", rule],
    [".bx[data-theme='auto']", { '@media': { '(prefers-color-scheme: dark)': rule } }],
  ] as const;
}
