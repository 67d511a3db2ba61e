import { openPreview, reopenPreview } from '../../sweep/page/preview';
import type { LongTimers } from './longTimers';
import { stillFrame } from './still';

/** What is asked of the page: one story in one mode. */
export interface Sitting {
  storyId: string;
  /** CSS pixels. */
  width: number;
  globals: Readonly<Record<string, string>>;
  /** Milliseconds in which nothing may change before the picture is taken. */
  quiet: number;
  /** Rules on top of the story's own, to see whether a change of a token is seen. */
  css?: string;
}

export interface Pose {
  /** Of the picture, from the top left corner of the window, in CSS pixels. */
  width: number;
  height: number;
  /** What went wrong in the story, when it did. */
  problem: string | undefined;
}

/** As much of a page as is seen at once; a longer one makes its window longer. */
const windowHeight = 900;

const start = { preset: 'ink', scheme: 'light', locale: 'en', a11y: { manual: true } };

/** Opened once a page; then poses one story after the other for its picture. */
export async function openStudio() {
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('The page has no frame.');
  let preview = await openPreview(frame);

  return {
    describe: (storyId: string) => preview.describe(storyId),
    /** Loads the preview anew, so that nothing of the last story is left. */
    reopen: async () => {
      preview = await reopenPreview(frame);
    },
    pose: async ({ storyId, width, globals, quiet, css }: Sitting): Promise<Pose> => {
      frame.style.width = `${width}px`;
      frame.style.height = `${windowHeight}px`;
      await preview.nextFrame();
      const { longTimers } = frame.contentWindow as unknown as { longTimers: LongTimers };
      longTimers.run();
      const problem = await preview.show(storyId, { ...start, ...globals });
      longTimers.stop();
      const still = stillFrame(frame, quiet, css);
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
      return { width, height, problem };
    },
  };
}
