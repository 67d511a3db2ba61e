import { createGlobalThemeContract } from '@vanilla-extract/css';
import { names } from './names';

/**
 * Every value a component may use, under the stable custom-property name a host may set.
 *
 * A host gives the eight values of `brand`; the rest is derived from them in `light.css.ts` and `dark.css.ts`.
 * Setting one of the derived names on an ancestor inside `.bx` overrides just that role.
 * @public
 */
export const vars = createGlobalThemeContract(names);
