import { style } from '@vanilla-extract/css';

/** As wide as the form, as tall as a field. */
export const container = style({ gridColumn: '1 / -1', minInlineSize: 0 });

/** Reads as the organizer's language does, beside the label that the page's language has put there. */
export const help = style({ inlineSize: 'fit-content', unicodeBidi: 'plaintext' });
