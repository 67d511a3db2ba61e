import { describe, expect, test } from 'vitest';
import { isolated } from '../../../host-app/embed/isolated.mjs';

/** What is made of a sheet, behind the reset at its head. */
const ownPart = (css: string) => /^.*?\}.*?\}(.*)$/s.exec(isolated(css))?.[1];

describe('a stylesheet for somebody else’s page', () => {
  test('wins over rules of any weight', () => {
    expect(ownPart('.a{color:red;margin:0}')).toBe('.a{color:red !important;margin:0 !important}');
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

  test('begins anew, but for what attributes size', () => {
    const [root, inside] = isolated('').split('}');
    expect(root).toMatch(/^\.bx\{.*letter-spacing:initial!important/);
    expect(inside).toMatch(/^\.bx :where\(:not\(svg,svg \*,img,iframe.*\)\)\{.*float:revert!important/);
  });
});
