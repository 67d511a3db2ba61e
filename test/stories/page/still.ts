/** How long is waited at most until nothing changes any more, in milliseconds. */
const timeoutMs = 5_000;

/** No picture is longer, in CSS pixels. */
const maxHeight = 8_000;

/** No caret blinks in a picture, and a story's ground ends where the story ends. */
const stillRules = `
  *, *::before, *::after { caret-color: transparent !important; }
  [style*='100dvh'] { min-block-size: 0 !important; }
`;

/** What speaks to a screen reader alone is there from whichever story spoke first in this page. */
const notDrawn = 'script, style, [data-live-announcer]';

const isOnWindow = (element: Element) => {
  const { position, visibility, display } = getComputedStyle(element);
  return position === 'fixed' && visibility === 'visible' && display !== 'none';
};

/** Where the story ends, in CSS pixels from the top; what is fixed to the window needs all of it. */
function bottomOf({ documentElement }: Document, roots: readonly Element[]): number {
  const whole = Math.max(documentElement.scrollHeight, documentElement.clientHeight);
  const elements = roots
    .filter((root) => !root.matches(notDrawn))
    .flatMap((root) => [root, ...root.querySelectorAll('*')]);
  if (elements.some(isOnWindow)) return Math.min(whole, maxHeight);
  const bottoms = elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ bottom }) => bottom);
  return Math.ceil(Math.min(Math.max(1, ...bottoms), whole, maxHeight));
}

/** A page within the story, e.g. a bank's; one of another origin can't be asked. */
function isOnItsWay({ contentDocument, loading, src }: HTMLIFrameElement): boolean {
  if (!contentDocument || loading === 'lazy') return false;
  const { readyState, fonts, URL: address } = contentDocument;
  const isBlank = address === 'about:blank' && src !== '' && !src.startsWith('about:');
  return isBlank || readyState !== 'complete' || fonts.status === 'loading';
}

/**
 * Waits for the story in a frame to stand still: fonts, images and the pages within it are there, and nothing is drawn any more.
 * @param roots what is the story's own in the page
 * @param quiet milliseconds in which nothing may change; what a story loads by and by takes longer than a frame
 */
export function stillFrame(frame: HTMLIFrameElement, roots: () => Element[], quiet: number, css = '') {
  const window = frame.contentWindow as Window & typeof globalThis;
  const { document } = window;
  const style = document.querySelector('style[data-still]') ?? document.createElement('style');
  style.setAttribute('data-still', '');
  style.textContent = stillRules + css;
  document.head.append(style);
  const { networkQuiet } = globalThis as unknown as { networkQuiet: () => Promise<number> };
  const isLoading = () =>
    document.fonts.status === 'loading' ||
    [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy') ||
    [...document.querySelectorAll('iframe')].some(isOnItsWay);

  return {
    /** How high the story is, once it stands. */
    async height(): Promise<number> {
      // A play that ended far down leaves the page there.
      window.scrollTo(0, 0);
      const began = performance.now();
      let changed = began;
      const note = () => {
        changed = performance.now();
      };
      const changes = new window.MutationObserver(note);
      const sizes = new window.ResizeObserver(note);
      changes.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      sizes.observe(document.body);
      while (performance.now() - began < timeoutMs) {
        await new Promise((resolve) => window.requestAnimationFrame(resolve));
        if (!isLoading() && performance.now() - changed >= quiet && (await networkQuiet()) >= quiet) break;
      }
      changes.disconnect();
      sizes.disconnect();
      return bottomOf(document, roots());
    },
  };
}
