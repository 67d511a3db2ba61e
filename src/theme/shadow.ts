import { vars } from './contract.css';
import type { ShadowLayer } from './scale';

/** The layers of a shadow as CSS has them. */
export const shadow = (layers: readonly ShadowLayer[]): string =>
  layers
    .map(({ y, blur, spread, alpha }) =>
      [
        `0 ${y}px ${blur}px`,
        ...(spread === 0 ? [] : [`${spread}px`]),
        `color-mix(in srgb, ${vars.color.shadowInk} ${alpha}%, transparent)`,
      ].join(' '),
    )
    .join(', ');
