import type { Mode } from '../modes';
import type { Fault } from './fault';
import { moves } from './motion';
import { overflows } from './overflow';
import { Left, openPreview, reopenPreview } from './preview';
import { matcherOf, stringsIn, untranslated, type English, type Matcher } from './untranslated';

export interface Finding extends Fault {
  mode: string;
  width: number;
}

export interface Plan {
  modes: readonly Mode[];
  english: Readonly<Record<string, English>>;
}

/** Everything wrong with what is shown, as it is now. */
export const inspect = (roots: readonly Element[], english: English): Fault[] => [
  ...overflows(roots),
  ...moves(roots),
  ...untranslated(roots, matcherOf(english), new Set()),
];

const start = { locale: 'en', a11y: { manual: true } };

/** What the browser says of the system's colours; put here by the test that opened the page. */
declare global {
  interface Window {
    setForcedColors: (forcedColors: 'active' | 'none') => Promise<void>;
  }
}

const fail = (why: string) => {
  throw new Error(why);
};

/** Opened once a page; then shows one story after the other. */
export async function openSweep({ modes, english }: Plan) {
  const frame = document.querySelector('iframe') ?? fail('sweep.html has no frame');
  let preview = await openPreview(frame);
  const matchers = new Map<string, Matcher>(
    Object.entries(english).map(([locale, pieces]) => [locale, matcherOf(pieces)]),
  );
  const widen = (width: number) => {
    frame.style.width = `${width}px`;
    return preview.settled();
  };

  /** Everything wrong with the story as it stands, in one mode. */
  async function look(mode: Mode, given: ReadonlySet<string>, patience: number): Promise<Finding[]> {
    const findings: Finding[] = [];
    await new Promise((resolve) => setTimeout(resolve, patience));
    if (mode.forcedColors) await window.setForcedColors('active');
    for (const width of mode.widths) {
      await widen(width);
      findings.push(...overflows(preview.roots()).map((fault) => ({ ...fault, mode: mode.name, width })));
    }
    if (mode.forcedColors) await window.setForcedColors('none');
    const matcher = mode.translatedInto && matchers.get(mode.translatedInto);
    const width = mode.widths.at(-1) ?? 0;
    if (matcher)
      findings.push(
        ...untranslated(preview.roots(), matcher, given).map((fault) => ({
          ...fault,
          mode: mode.name,
          width,
        })),
      );
    return findings;
  }

  /** Played in English, as play functions look for English names, and then shown in every mode as it stands. */
  async function once(storyId: string, words: readonly string[], patience: number): Promise<Finding[]> {
    const failed = (problem: string | undefined, mode: string): Finding[] =>
      problem ? [{ kind: 'story', element: '', text: problem, mode, width: 1280 }] : [];
    const { given, globals, width } = await preview.describe(storyId);
    await widen(width);
    const findings = failed(await preview.show(storyId, start), 'en');
    findings.push(...moves(preview.roots()).map((fault) => ({ ...fault, mode: 'reduced motion', width })));
    const own = stringsIn([words, given]);
    let shown = JSON.stringify({});
    for (const mode of modes) {
      if (Object.entries(mode.globals).some(([name, value]) => (globals[name] ?? value) !== value)) continue;
      // What the toolbar says already needs no showing again.
      const asked = JSON.stringify(mode.globals);
      if (asked !== shown)
        findings.push(...failed(await preview.change({ ...start, ...mode.globals }), mode.name));
      shown = asked;
      findings.push(...(await look(mode, own, patience)));
    }
    return findings;
  }

  /**
   * @param words written into the story's file, which are its own and not the catalogue's
   * @param patience milliseconds that what comes late has in each mode, as a language of its own does
   */
  return async function sweep(
    storyId: string,
    words: readonly string[],
    patience: number,
  ): Promise<Finding[]> {
    const again = async () => {
      preview = await reopenPreview(frame);
      return once(storyId, words, patience);
    };
    const findings = await once(storyId, words, patience).catch((error: unknown): undefined => {
      if (!(error instanceof Left)) throw error;
    });
    // A starved browser gets a second try.
    return findings?.some(({ kind }) => kind === 'story') === false ? findings : again();
  };
}
