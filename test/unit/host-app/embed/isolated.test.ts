import { describe, expect, test } from 'vitest';
import { isolated } from '../../../../host-app/embed/isolated.mjs';

/** What is made of a sheet, behind the seven rules of the reset at its head; without the weight that each selector has. */
const ownPart = (css: string) =>
  isolated(css)
    .replace(/^(?:[^}]*\}){7}/, '')
    .replaceAll(':not(#b#o#x)', '');

describe('a stylesheet for somebody else’s page', () => {
  test('wins over rules of any weight', () => {
    expect(ownPart('.a{color:red;margin:0}')).toBe('.a{color:red !important;margin:0 !important}');
  });

  test('has the weight of three ids, before what is no element', () => {
    expect(isolated('.a,.b .c:is(i,b)::before{top:0}@keyframes turn{to{top:0}}')).toMatch(
      /\}\.a:not\(#b#o#x\),\.b \.c:is\(i,b\):not\(#b#o#x\)::before\{top:0 !important\}@keyframes turn\{to\{top:0\}\}$/,
    );
  });

  test('leaves custom properties to the theme that is set on the element', () => {
    expect(ownPart('.a{--bx-gap:1px;gap:var(--bx-gap)}')).toBe(
      '.a{--bx-gap:1px;gap:var(--bx-gap) !important}',
    );
  });

  test('does not hold still what an animation moves', () => {
    const turn = '@keyframes turn{to{rotate:1turn}}';
    expect(ownPart(`${turn}.a{animation:turn 1s;rotate:0deg}.b{rotate:90deg}`)).toBe(
      `${turn}.a{animation:turn 1s !important;rotate:0deg}.b{rotate:90deg !important}`,
    );
  });

  test('measures by pixels, as the page’s root font may be anything', () => {
    expect(ownPart('.a{margin:-.5rem calc(100% - 2rem)}@container (width<30rem){.b{gap:1.25rem}}')).toBe(
      '.a{margin:-8px calc(100% - 32px) !important}@container (width<480px){.b{gap:20px !important}}',
    );
  });

  test('begins anew, down to drawings, whose attributes stay', () => {
    const [scope, root, inside, unplaced, drawings] = isolated('').split('}');
    expect(scope).toBe('boxoffice-tickets:not(#b#o#x)>div{all:initial!important;display:block!important');
    expect(root).toMatch(/^\.bx:not\(#b#o#x\)\{.*letter-spacing:initial!important/);
    expect(inside).toMatch(/:where\(:not\(svg,svg \*,img,iframe.*\)\)\{.*float:revert!important/);
    expect(unplaced).toMatch(/:not\(\[style\]:not\(\[style\^="--"\]\)\)\)\{.*width:revert!important/);
    expect(drawings).toMatch(/:where\(svg,svg \*,.*\)\{.*fill:revert-layer!important/);
  });
});
