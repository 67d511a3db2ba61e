import type { Mode } from '../modes';
import type { Fault } from './fault';
import type { LongTimers } from './longTimers';
import { moves } from './motion';
import { overflows } from './overflow';
import { Left, openPreview, reopenPreview, type Pictures, type Settled } from './preview';
import { stillFrame } from './still';
import { matcherOf, stringsIn, untranslated, type English, type Matcher } from './untranslated';

export interface Finding extends Fault {
  mode: string;
  width: number;
}

export interface Plan {
  english: Readonly<Record<string, English>>;
  /** Looks at everything, as `npm run test:all` does. */
  isFull: boolean;
}

/** A mounted and played story. */
export interface Opened {
  findings: Finding[];
  pictures: Pictures;
  /** What the story itself sets in the toolbar, which nobody else can change. */
  globals: Record<string, unknown>;
  /** CSS pixels of its own viewport. */
  width: number;
}

/** How a picture is taken. */
export interface Pose {
  /** CSS pixels. */
  width: number;
  /** Milliseconds in which nothing may change before the picture is taken. */
  quiet: number;
  /** Rules on top of the story's own, to see whether a change of a token is seen. */
  css?: string;
}

/** From the top left corner of the window, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Everything wrong with what is on the page, as it is now. */
export const inspect = (roots: readonly Element[], english: English): Fault[] => [
  ...overflows(roots),
  ...moves(roots),
  ...untranslated(roots, matcherOf(english), new Set()),
];

const start = { preset: 'ink', scheme: 'light', locale: 'en' };
const withAxe = { a11y: { manual: false } };
const withoutAxe = { a11y: { manual: true } };

/** As much of a page as is seen at once; a longer one makes its window longer. */
const windowHeight = 900;

/** What the browser says of the system's colours; put here by the test that opened the page. */
declare global {
  interface Window {
    setForcedColors: (forcedColors: 'active' | 'none') => Promise<void>;
  }
}

const fail = (why: string) => {
  throw new Error(why);
};

const inMode =
  (mode: string, width: number) =>
  (fault: Fault): Finding => ({ ...fault, mode, width });

const failuresOf = ({ problem, violations }: Settled): Fault[] => [
  ...(problem ? [{ kind: 'story' as const, element: '', text: problem }] : []),
  ...violations.map((violation) => ({ kind: 'accessibility' as const, ...violation })),
];

/** Opened once a page; then mounts one story after the other, checks it in every mode and poses it for its pictures. */
export async function openStage({ english, isFull }: Plan) {
  const frame = document.querySelector('iframe') ?? fail('frame.html has no frame');
  const matchers = new Map<string, Matcher>(
    Object.entries(english).map(([locale, pieces]) => [locale, matcherOf(pieces)]),
  );
  let preview = await openPreview(frame, isFull);
  let globalsNow = '';
  let given: ReadonlySet<string> = new Set();

  const size = (width: number) => {
    frame.style.width = `${width}px`;
    frame.style.height = `${windowHeight}px`;
  };
  /** Drawn for its pictures alone: what is clear through and through is laid out, but no pixel of it is made. */
  const draw = (isDrawn: boolean) => {
    frame.style.opacity = isDrawn ? '1' : '0';
  };

  async function openOnce(storyId: string, texts: readonly string[]): Promise<Opened> {
    const story = await preview.describe(storyId);
    const { pictures, globals, width } = story;
    given = stringsIn([texts, story.given]);
    size(width);
    draw(false);
    // The page hears of its new size with the next frame; a list that is open then would close.
    await preview.nextFrame();
    const { longTimers } = frame.contentWindow as unknown as { longTimers: LongTimers };
    longTimers.run();
    const settled = await preview.show(storyId, { ...start, ...withAxe });
    longTimers.stop();
    globalsNow = JSON.stringify({});
    const findings = [
      ...failuresOf(settled).map(inMode('en', width)),
      ...moves(preview.roots()).map(inMode('reduced motion', width)),
    ];
    return { findings, pictures, globals, width };
  }

  /** Renders the story once more with another toolbar, unless it is so already. */
  async function change(globals: Readonly<Record<string, string>>): Promise<Fault[]> {
    const next = JSON.stringify(globals);
    if (next === globalsNow) return [];
    globalsNow = next;
    return failuresOf(await preview.change({ ...start, ...withoutAxe, ...globals }));
  }

  return {
    /**
     * Mounts a story, plays it in English, as play functions look for English names, and lets axe read it.
     * @param words written into the story's file, which are its own and not the catalogue's
     */
    async open(storyId: string, texts: readonly string[]): Promise<Opened> {
      const reopened = async () => {
        preview = await reopenPreview(frame, isFull);
        return openOnce(storyId, texts);
      };
      return openOnce(storyId, texts).catch((error: unknown) => {
        if (error instanceof Left) return reopened();
        throw error;
      });
    },
    change,
    /** Everything wrong with the layout and the texts of the story, which was changed to this mode before. */
    async inspect(mode: Mode): Promise<Finding[]> {
      const findings: Finding[] = [];
      draw(false);
      if (mode.forcedColors) await window.setForcedColors('active');
      for (const width of mode.widths) {
        size(width);
        await preview.settled();
        findings.push(...overflows(preview.roots()).map(inMode(mode.name, width)));
      }
      if (mode.forcedColors) await window.setForcedColors('none');
      const matcher = mode.translatedInto && matchers.get(mode.translatedInto);
      if (matcher)
        findings.push(
          ...untranslated(preview.roots(), matcher, given).map(inMode(mode.name, mode.widths.at(-1) ?? 0)),
        );
      return findings;
    },
    /** Makes the window as large as what is in it, and waits until that stands still. */
    async pose({ width, quiet, css }: Pose): Promise<Size> {
      size(width);
      draw(true);
      await preview.nextFrame();
      const still = stillFrame(frame, preview.roots, quiet, css);
      let height = await still.height();
      // What is far down comes when the window has grown to it. What is always too long by as much grows with the window, without end.
      for (let grown = windowHeight, over = 0; height > grown; height = await still.height()) {
        if (height - grown === over) {
          height = grown;
          break;
        }
        over = height - grown;
        grown = height;
        frame.style.height = `${height}px`;
      }
      return { width, height };
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
