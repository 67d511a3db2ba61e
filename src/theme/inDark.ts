import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { relativeColours } from './mix';

/** What holds on dark ground, chosen or the reader's own; only where a browser knows relative colours. */
export function inDark(values: Pick<GlobalStyleRule, 'colorScheme' | 'vars'>) {
  const rule: GlobalStyleRule = { '@supports': { [relativeColours]: values } };
  globalStyle(".bx[data-theme='dark']", rule);
  globalStyle(".bx[data-theme='auto']", { '@media': { '(prefers-color-scheme: dark)': rule } });
}
