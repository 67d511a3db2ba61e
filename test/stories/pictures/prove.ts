import type { Browser } from 'playwright';
import { browserArguments } from '../../../scripts/browser-arguments.mjs';
import { launch, openStagePage } from '../stage';
import { differenceOf } from './compare';
import { decode, quantized, type Pixels } from './pixels';

/** Texts, fills, lines and fields in little. */
const stories = ['kit-field--required', 'kit-button--primary', 'tickets-tickettable--chosen'];

/** A token one step off the colour it is made of, whatever that is. */
const oneStep = (token: string, colour: string, step: number) =>
  `:root .bx[data-preset] { --bx-${token}: oklch(from var(--bx-${colour}) calc(l + ${step}) c h); }`;

/** One step of one token each, and the stories that must show it. */
const oneShade = [
  { token: 'accent', css: oneStep('accent', 'color2', 0.02), seenIn: ['kit-button--primary'] },
  { token: 'text', css: oneStep('text', 'color1', 0.02), seenIn: ['kit-field--required'] },
  { token: 'border', css: oneStep('border', 'color5', -0.01), seenIn: ['tickets-tickettable--chosen'] },
];

/** What a pixel of an edge is: darker than one neighbour and lighter than the other. */
const isEdge = (left: number, pixel: number, right: number) =>
  (left < pixel && pixel < right) || (right < pixel && pixel < left);

/** The picture of another machine, whose edges are a little heavier. */
function heavier({ width, height, colours }: Pixels): Pixels {
  const drawn = Uint32Array.from(colours);
  for (let at = 1; at < colours.length - 1; at += 1) {
    const [left, pixel, right] = [colours[at - 1] ?? 0, colours[at] ?? 0, colours[at + 1] ?? 0];
    const isGlyph = [0, 8, 16].every((bits) =>
      isEdge((left >>> bits) & 255, (pixel >>> bits) & 255, (right >>> bits) & 255),
    );
    // Eight levels darker in each channel that has as many.
    if (isGlyph && [0, 8, 16].every((bits) => ((pixel >>> bits) & 255) >= 8)) drawn[at] = pixel - 0x080808;
  }
  return { width, height, colours: drawn };
}

/** No hinting, and colours at the edges where the system has them. */
const otherArguments = [
  ...browserArguments.filter((argument) => !/hinting|lcd/.test(argument)),
  '--font-render-hinting=none',
];

const plan = { english: {}, isFull: false };

/** Pictures a few stories with and without changes; what is wrong with the comparison, when it misses one or sees one too many. */
export async function problemsOfPictures(browser: Browser, address: string): Promise<string[]> {
  const stage = await openStagePage(browser, address, plan);
  const otherBrowser = await launch(otherArguments);
  const otherStage = await openStagePage(otherBrowser, address, plan);
  const problems: string[] = [];
  for (const storyId of stories) {
    await Promise.all([stage.open(storyId), otherStage.open(storyId)]);
    const picture = async (css = '', by = stage) => decode(await by.shoot({ width: 1280, quiet: 100, css }));
    const before = quantized(await picture());
    const expectSame = (what: string, after: Pixels, isOther = false) => {
      const difference = differenceOf(before, after, isOther);
      if (difference) problems.push(`${storyId} · ${what} · not a difference: ${difference.what}`);
    };
    expectSame('nothing changed', await picture());
    expectSame('glyphs a little heavier', heavier(await picture()));
    expectSame('text drawn in another way', await picture('', otherStage), true);
    for (const { token, css, seenIn } of oneShade)
      if (seenIn.includes(storyId) && !differenceOf(before, await picture(css)))
        problems.push(`${storyId} · --bx-${token} changed by one shade and nothing was seen`);
  }
  await Promise.all([stage.close(), otherBrowser.close()]);
  return problems;
}
