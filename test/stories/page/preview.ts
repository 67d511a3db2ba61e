import { rootsIn } from './texts';

interface Viewports {
  options?: Record<string, { styles: { width: string } }>;
}

/** What the story says of its pictures, to Chromatic and to us. */
export interface Pictures {
  disableSnapshot?: boolean;
  modes?: Readonly<Record<string, { viewport?: number; disable?: boolean; [name: string]: unknown }>>;
}

interface Story {
  initialArgs: unknown;
  parameters: { scenario?: unknown; viewport?: Viewports; chromatic?: Pictures; a11y?: A11y };
  /** What the story itself sets in the toolbar; nobody else can then change it. */
  storyGlobals: Record<string, unknown>;
}

/** What axe is told. */
interface A11y {
  config?: { rules?: { id: string; enabled: boolean }[] };
}

/** Contrast takes axe as long as all else. A state that says it looks as another does has the colours of that one. */
const withoutContrast = ({ config, ...rest }: A11y = {}): A11y => ({
  ...rest,
  config: { ...config, rules: [...(config?.rules ?? []), { id: 'color-contrast', enabled: false }] },
});

/** What addon-a11y reports of a story, in axe's terms. */
interface A11yResult {
  violations?: { id: string; help: string; nodes: { html: string }[] }[];
  error?: { message?: string };
}

/** How a story ended, as Storybook tells its test runners. */
interface Finished {
  reporters: { type: string; status: string; result: A11yResult }[];
}

/** A story that stands again after something was done. */
export interface Settled {
  /** What the story or its play threw. */
  problem: string | undefined;
  /** What axe found; empty where it was not asked to run. */
  violations: { text: string; element: string }[];
}

const violationsOf = ({ reporters }: Finished): Settled['violations'] =>
  reporters
    .filter(({ type, status }) => type === 'a11y' && status === 'failed')
    .flatMap(({ result: { violations = [], error } }) => [
      ...(error ? [{ text: `axe failed: ${error.message ?? ''}`, element: '' }] : []),
      ...violations.map(({ id, help, nodes }) => ({
        text: `${id}: ${help}`,
        element: nodes.map(({ html }) => html).join(' '),
      })),
    ]);

/** The part of Storybook's preview that the run drives. */
interface Preview {
  ready(): Promise<void>;
  /** The story that is shown. */
  currentSelection?: { storyId: string };
  storyStoreValue: {
    loadStory(of: { storyId: string }): Promise<Story>;
    userGlobals: { update(globals: Record<string, unknown>): void };
  };
}

interface Channel {
  on(event: string, listen: (payload: never) => void): void;
  off(event: string, listen: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
  /** Who hears of events outside of the page: Storybook's manager, which is not there. */
  transports: unknown[];
}

type PreviewWindow = Window &
  typeof globalThis & {
    /** Undefined until its script has run. */
    __STORYBOOK_PREVIEW__?: Preview;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };

const timeoutMs = 60_000;

/** Calls back once the page itself has run for so long: a machine that stands still for minutes is no fault of a story’s. */
function afterRunning(milliseconds: number, callBack: () => void): () => void {
  const step = 1_000;
  let left = milliseconds;
  const timer = setInterval(() => {
    left -= step;
    if (left <= 0) callBack();
  }, step);
  return () => clearInterval(timer);
}

/** A layout stands when nothing has changed for so many frames; what never stands is looked at after so many. */
const framesOfQuiet = 2;
const mostFrames = 40;

/** Storybook loads its page anew when a story can't be ended, and a story may lead away from it. */
export class Left extends Error {
  override name = 'Left';
}

const loaded = (frame: HTMLIFrameElement) =>
  new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true }));

/** Loads the preview anew, whatever became of it, and without the story that it showed last. */
export async function reopenPreview(frame: HTMLIFrameElement, isFull: boolean) {
  const done = loaded(frame);
  frame.contentWindow?.location.replace(frame.src);
  await done;
  return openPreview(frame, isFull);
}

/** One frame with Storybook's preview in it; stories and toolbar change in place, without a page load. */
export async function openPreview(frame: HTMLIFrameElement, isFull: boolean) {
  const window = frame.contentWindow as PreviewWindow;
  // The page is loaded before its scripts have all run.
  for (let waited = 0; !window.__STORYBOOK_PREVIEW__ && waited < timeoutMs; waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const preview = window.__STORYBOOK_PREVIEW__;
  if (!preview) throw new Left('Storybook did not start.');
  await preview.ready();
  // Writing down for nobody what a story is made of takes longer than mounting a small one.
  channel.transports.length = 0;

  /** What the stories before have left in the page, e.g. a place to announce things from. */
  let leftBehind: ReadonlySet<Element> = new Set();

  /** Does something and waits until the story stands again. */
  const settle = (act: () => void) =>
    new Promise<Settled>((resolve, reject) => {
      const leave = () => {
        stop();
        reject(new Left('The frame was loaded anew.'));
      };
      let problem: string | undefined;
      const note = (error: { message?: string } | { message?: string }[]) => {
        problem ??= [error].flat()[0]?.message ?? 'The story failed.';
      };
      const failures = [
        'playFunctionThrewException',
        'unhandledErrorsWhilePlaying',
        'storyThrewException',
        'storyErrored',
        'storyMissing',
      ];
      const stop = () => {
        cancel();
        frame.removeEventListener('load', leave);
        for (const name of failures) channel.off(name, note);
        channel.off('storyFinished', done);
      };
      const done = (finished: Finished) => {
        stop();
        resolve({ problem, violations: violationsOf(finished) });
      };
      const cancel = afterRunning(timeoutMs, () => {
        stop();
        reject(new Left(`The story did not stand within ${timeoutMs} ms.`));
      });
      frame.addEventListener('load', leave);
      for (const name of failures) channel.on(name, note);
      channel.on('storyFinished', done);
      act();
    });

  return {
    /** What the story shown has in the page, in its place or in a layer above. */
    roots: () => rootsIn(window.document.body).filter((root) => !leftBehind.has(root)),
    /** Shows a story from its beginning and plays it. The toolbar is set before, without showing the last one again. */
    show: (storyId: string, globals: Record<string, unknown>) =>
      settle(() => {
        preview.storyStoreValue.userGlobals.update(globals);
        leftBehind = new Set(rootsIn(window.document.body).filter(({ id }) => id !== 'storybook-root'));
        if (preview.currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId });
        else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    /** Shows the story as it stands now with another toolbar. */
    change: (globals: Record<string, unknown>) => settle(() => channel.emit('updateGlobals', { globals })),
    /** What a story is made of. */
    async describe(storyId: string) {
      const { initialArgs, parameters, storyGlobals } = await preview.storyStoreValue.loadStory({ storyId });
      if (parameters.chromatic?.disableSnapshot && !isFull)
        parameters.a11y = withoutContrast(parameters.a11y);
      const { value } = (storyGlobals['viewport'] ?? {}) as { value?: string };
      return {
        given: [initialArgs, parameters.scenario],
        globals: storyGlobals,
        pictures: parameters.chromatic ?? {},
        width: parseInt(parameters.viewport?.options?.[value ?? '']?.styles.width ?? '1280'),
      };
    },
    /** Until nothing has changed for two frames: charts and layouts that measure themselves follow the window late. */
    settled: () =>
      new Promise<void>((resolve) => {
        const changes = new window.MutationObserver(() => undefined);
        changes.observe(window.document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        const check = (quiet: number, left: number) => {
          if (quiet >= framesOfQuiet || left === 0) {
            changes.disconnect();
            resolve();
            return;
          }
          window.requestAnimationFrame(() =>
            check(changes.takeRecords().length === 0 ? quiet + 1 : 0, left - 1),
          );
        };
        check(0, mostFrames);
      }),
    nextFrame: () =>
      new Promise<void>((resolve) =>
        window.requestAnimationFrame(() => window.requestAnimationFrame(() => resolve())),
      ),
  };
}
