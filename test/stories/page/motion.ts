import { pathOf, shortened, type Fault } from './fault';

/** What takes something from one place to another, or makes it grow. */
const movement =
  /^(all|transform|translate|scale|inset|top|right|bottom|left|margin|width|height|inline-size|block-size|background-position|grid-template)/;

const seconds = (times: string) => times.split(',').map((time) => parseFloat(time));

/** Nobody sees what takes so many seconds. */
const shortest = 0.01;

/** Storybook stands everything still for tests; what would move is seen without that. */
function withoutPause<T>(document: Document, measure: () => T): T {
  const pauses = [...document.querySelectorAll('style')].filter(({ textContent }) =>
    textContent.includes('animation-play-state: paused'),
  );
  for (const { sheet } of pauses) if (sheet) sheet.disabled = true;
  const seen = measure();
  for (const { sheet } of pauses) if (sheet) sheet.disabled = false;
  return seen;
}

function transitionOf(element: Element): string | undefined {
  const style = getComputedStyle(element);
  const durations = seconds(style.transitionDuration);
  if (durations.every((duration) => duration <= shortest)) return undefined;
  const moving = style.transitionProperty
    .split(', ')
    .find((name, at) => movement.test(name) && (durations[at % durations.length] ?? 0) > shortest);
  return moving && `transition of ${moving}`;
}

/** A slow spinner turns in its place. */
const takesElsewhere = (effect: KeyframeEffect) =>
  effect
    .getKeyframes()
    .some(
      ({ transform, translate, backgroundPosition }) =>
        (typeof transform === 'string' && /translate|scale/.test(transform)) ||
        translate ||
        backgroundPosition,
    );

/** Asked of the page as a whole: asking each of thousands of elements takes longer than drawing them. */
const animatedIn = (document: Document): ReadonlySet<Element | null> =>
  new Set(
    document.getAnimations().flatMap(({ effect }) => {
      const keyframes = effect as KeyframeEffect | null;
      return keyframes && takesElsewhere(keyframes) ? [keyframes.target] : [];
    }),
  );

/** What would still move although the reader asked for less motion. The browser must say that the reader did. */
export const moves = (roots: readonly Element[]): Fault[] => {
  const document = roots[0]?.ownerDocument;
  if (!document) return [];
  return withoutPause(document, () => {
    const animated = animatedIn(document);
    return roots
      .flatMap((root) => [root, ...root.querySelectorAll('*:not(option)')])
      .flatMap((element) => {
        const what = transitionOf(element) ?? (animated.has(element) ? 'an animation' : undefined);
        if (!what) return [];
        const text = shortened(element.textContent);
        return [{ kind: 'moves' as const, element: `${pathOf(element)}, ${what}`, text }];
      });
  });
};
