import { pathOf, shortened, type Fault } from './fault';

/** What takes something from one place to another, or makes it grow. */
const movement =
  /^(all|transform|translate|scale|inset|top|right|bottom|left|margin|width|height|inline-size|block-size|background-position|grid-template)/;

const seconds = (times: string) => times.split(',').map((time) => parseFloat(time));

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

function movesOf(element: Element): string | undefined {
  const { transitionProperty, transitionDuration } = getComputedStyle(element);
  const durations = seconds(transitionDuration);
  const moving = transitionProperty
    .split(', ')
    .find((name, at) => movement.test(name) && (durations[at % durations.length] ?? 0) > 0.01);
  if (moving) return `transition of ${moving}`;
  const keyframes = element
    .getAnimations()
    .flatMap(({ effect }) =>
      effect && 'getKeyframes' in effect ? (effect as KeyframeEffect).getKeyframes() : [],
    );
  // A slow spinner turns in its place.
  const moved = keyframes.find(
    ({ transform, translate, backgroundPosition }) =>
      (typeof transform === 'string' && /translate|scale/.test(transform)) || translate || backgroundPosition,
  );
  return moved ? 'an animation' : undefined;
}

/** What would still move although the reader asked for less motion. The browser must say that the reader did. */
export const moves = (roots: readonly Element[]): Fault[] => {
  const document = roots[0]?.ownerDocument;
  if (!document) return [];
  return withoutPause(document, () =>
    roots
      .flatMap((root) => [root, ...root.querySelectorAll('*')])
      .flatMap((element) => {
        const what = movesOf(element);
        if (!what) return [];
        const text = shortened(element.textContent);
        return [{ kind: 'moves' as const, element: `${pathOf(element)}, ${what}`, text }];
      }),
  );
};
