import { isInNoMode, withoutAllowed } from './allowed';
import type { Mode, Modes } from './modes';
import type { Finding } from './page';
import { differenceOf } from './pictures/compare';
import { modesOf, type StoryMode } from './pictures/modesOf';
import { decode, encode, quantized } from './pictures/pixels';
import type { ChangedPicture } from './pictures/report';
import { hashOf, nameOf, type PictureName, type Sheet } from './pictures/sheets';
import type { StagePage } from './stage';
import { textsIn } from './storyTexts';

/** A story as Storybook's index has it. */
export interface Story {
  id: string;
  /** E.g. `./stories/kit/Button.stories.tsx`. */
  importPath: string;
}

/** How closely a story is observed. */
export interface Care {
  /** Milliseconds a picture must stand still. */
  quiet: number;
  /** Milliseconds that what comes late has in each mode, as a language of its own does. */
  lateMs: number;
}

export interface Shot {
  name: PictureName;
  hash: string;
  png: Buffer;
}

export interface Visit {
  findings: Finding[];
  shots: Shot[];
  changed: ChangedPicture[];
}

export interface Checks {
  modes: Modes;
  isOtherBrowser: boolean;
}

const failed = (error: unknown): Finding => ({
  kind: 'story',
  element: '',
  text: String(error).split('\n')[0] ?? '',
  mode: 'any',
  width: 0,
});

/** The story's own toolbar stands in every mode; a mode that asks for something else is not its. */
const isPossible = (mode: Mode, own: Readonly<Record<string, unknown>>) =>
  Object.entries(mode.globals).every(([name, value]) => (own[name] ?? value) === value);

/**
 * One story, mounted once: played, read by axe, pictured, and rendered again in each mode, where its layout and its texts are checked.
 * It never rejects: what breaks on the way is a finding.
 */
export async function visit(
  stage: StagePage,
  { id, importPath }: Story,
  sheet: Sheet,
  { modes, isOtherBrowser }: Checks,
  { quiet, lateMs }: Care,
): Promise<Visit> {
  const findings: Finding[] = [];
  const shots: Shot[] = [];
  const changed: ChangedPicture[] = [];

  const change = async (globals: Readonly<Record<string, string>>, mode: string, width: number) => {
    const faults = await stage.change(globals);
    findings.push(...faults.map((fault) => ({ ...fault, mode, width })));
  };

  const inspect = async (mode: Mode) => {
    await change(mode.globals, mode.name, 1280);
    const until = performance.now() + lateMs;
    let found: Finding[];
    do found = withoutAllowed(id, await stage.inspect(mode));
    while (found.length > 0 && performance.now() < until);
    findings.push(...found);
  };

  const picture = async ({ name: mode, width, globals }: StoryMode) => {
    await change(globals, mode, width);
    const png = await stage.shoot({ width, quiet });
    const name = nameOf(mode, id);
    const hash = hashOf(png);
    shots.push({ name, hash, png });
    if (sheet.hash(name) === hash) return;
    const before = sheet.cut(name);
    if (!before) {
      changed.push({ name, what: 'there is no picture of it yet', after: png });
      return;
    }
    const difference = differenceOf(before, quantized(decode(png)), isOtherBrowser);
    if (difference)
      changed.push({
        name,
        before: encode(before, { name: 'picture', text: name }),
        after: png,
        ...difference,
      });
  };

  try {
    const opened = await stage.open(id, textsIn(importPath));
    findings.push(...opened.findings);
    const pictures = modesOf(opened.pictures, opened);
    // As it was played first, so that no picture of it shows what another mode left behind.
    const [asPlayed, inOtherModes] = [
      pictures.filter(({ globals }) => Object.keys(globals).length === 0),
      pictures.filter(({ globals }) => Object.keys(globals).length > 0),
    ];
    for (const mode of asPlayed) await picture(mode);
    for (const mode of isInNoMode(id) ? [] : pictures.length > 0 ? modes.pictured : modes.others)
      if (isPossible(mode, opened.globals)) await inspect(mode);
    for (const mode of inOtherModes) await picture(mode);
  } catch (error) {
    findings.push(failed(error));
  }
  findings.push(...stage.said().map((fault) => ({ ...fault, mode: 'any', width: 0 })));
  return { findings: withoutAllowed(id, findings), shots, changed };
}
