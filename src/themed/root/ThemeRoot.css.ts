import { style } from '@vanilla-extract/css';

/** Every screen measures itself against this box, never the viewport. */
export const widget = style({ container: 'widget / inline-size' });
