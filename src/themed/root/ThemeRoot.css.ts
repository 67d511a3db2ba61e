import { style } from '@vanilla-extract/css';

/** Makes an element the box its parts measure themselves by, never the viewport. */
export const widget = style({ container: 'widget / inline-size' });
