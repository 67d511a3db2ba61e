import { globalStyle, style } from '@vanilla-extract/css';

export const html = style({ overflowWrap: 'break-word' });

/** An English text on an Arabic page reads from its own side and stands on the page's. */
globalStyle(`${html}, ${html} :where(p, li)`, {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
