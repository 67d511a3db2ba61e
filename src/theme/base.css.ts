import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { keep } from './mix';

/*
 * One class of weight each: enough to hold against a page's own `h2 {}` and `button {}`, little enough that
 * `.theirs h2 {}` wins. Nothing outside `.bx` is styled: the widget lives in somebody else's page.
 */
globalStyle('.bx', {
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.brand.font,
  fontSize: vars.text.md,
  fontWeight: vars.weight.regular,
  fontStyle: 'normal',
  fontVariantNumeric: 'lining-nums',
  lineHeight: vars.line.md,
  letterSpacing: 'normal',
  textAlign: 'start',
  textTransform: 'none',
  WebkitTextSizeAdjust: '100%',
});

globalStyle('.bx, .bx :where(*), .bx ::before, .bx ::after', { boxSizing: 'border-box' });
globalStyle('.bx :where(h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, fieldset, legend)', {
  margin: 0,
  padding: 0,
});
globalStyle(".bx :where(ul, ol)[role='list']", { listStyle: 'none' });
globalStyle('.bx :where(fieldset)', { border: 0, minInlineSize: 0 });
globalStyle('.bx :where(h1, h2, h3, h4, h5)', {
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.strong,
  textWrap: 'balance',
});
globalStyle('.bx :where(p)', { textWrap: 'pretty' });
globalStyle('.bx :where(strong, b)', { fontWeight: vars.weight.strong });
globalStyle('.bx :where(button, input, select, textarea)', {
  margin: 0,
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'none',
});
globalStyle('.bx :where(a)', {
  color: vars.color.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
globalStyle('.bx :where(a:hover)', {
  color: keep(vars.color.link, 'link', vars.color.text),
  textDecorationThickness: '2px',
});
globalStyle('.bx :where(:focus-visible)', {
  outline: `${vars.ring.width} solid ${vars.color.ring}`,
  outlineOffset: vars.ring.offset,
});
globalStyle('.bx [hidden]', { display: 'none !important' });
