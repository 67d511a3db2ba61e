import postcss from 'postcss';

/** A page's own root may be 62.5 %; ours is the browser's default. */
const rootPixels = 16;

/** Inherited into the widget from the page around it, unless they begin anew. */
const inherited = [
  ...['border-collapse', 'border-spacing', 'caption-side', 'cursor', 'empty-cells', 'font', 'font-kerning'],
  ...['hyphens', 'letter-spacing', 'line-height', 'list-style', 'overflow-wrap', 'pointer-events', 'quotes'],
  ...[
    'tab-size',
    'text-align',
    'text-align-last',
    'text-indent',
    'text-shadow',
    'text-transform',
    'user-select',
  ],
  ...['visibility', 'white-space', 'word-break', 'word-spacing', 'writing-mode'],
];

/** What pages set for `*`, `table`, `#content button` … and we say only where it matters. */
const common = [
  ...['appearance', 'aspect-ratio', 'backdrop-filter', 'border', 'border-radius', 'box-shadow'],
  ...['clear', 'clip', 'clip-path', 'color', 'columns', 'content', 'display', 'filter', 'flex', 'float'],
  ...[
    'gap',
    'grid',
    'grid-area',
    'height',
    'inset',
    'justify-content',
    'align-items',
    'align-self',
    'margin',
  ],
  ...['max-height', 'max-width', 'min-height', 'min-width', 'mix-blend-mode', 'order', 'outline', 'overflow'],
  ...['padding', 'position', 'table-layout', 'text-decoration', 'transform', 'transition', 'vertical-align'],
  ...['width', 'z-index', 'zoom', 'animation'],
  ...['color', 'image', 'size', 'repeat', 'origin', 'clip', 'attachment'].map((part) => `background-${part}`),
];

const declare = (properties, value) => properties.map((name) => `${name}:${value}`).join(';');

/** Pictures and frames are sized by attributes, which `revert` would take away as well. */
function reset(moved) {
  const held = [...inherited, ...common].filter((name) => !moved.has(name));
  return (
    `.bx{${declare(inherited, 'initial!important')}}` +
    `.bx :where(:not(svg,svg *,img,iframe,canvas,video,[style])){` +
    `${declare(held, 'revert!important')};${declare([...moved], 'revert')}}`
  );
}

/** Properties that some animation moves: an important declaration would hold them still. */
function animated(root) {
  const names = new Set();
  root.walkAtRules('keyframes', (frames) => {
    frames.walkDecls(({ prop }) => void names.add(prop));
  });
  return names;
}

/** Whether the rule of a declaration moves something by itself. */
const isMoving = ({ parent }) => parent?.nodes?.some(({ prop }) => prop?.startsWith('animation'));

const isWithin = (node, name) => {
  for (let at = node.parent; at; at = at.parent) if (at.type === 'atrule' && at.name === name) return true;
  return false;
};

/**
 * A stylesheet that holds in a page that styles everything: each declaration wins over the page's own ones of any weight, what we
 * leave open is as the browser has it, and lengths don't follow the page's root font (ADR 0027). Frames need none of this.
 */
export function isolated(css) {
  const root = postcss.parse(css);
  const moved = animated(root);
  root.walkDecls((declaration) => {
    const { prop } = declaration;
    declaration.value = inPixels(declaration.value);
    const isLeft =
      prop.startsWith('--') ||
      ['keyframes', 'font-face', 'property'].some((name) => isWithin(declaration, name)) ||
      (isMoving(declaration) && moved.has(prop));
    if (!isLeft) declaration.important = true;
  });
  root.walkAtRules('container', (query) => void (query.params = inPixels(query.params)));
  return reset(moved) + root.toString();
}

const inPixels = (value) =>
  value.replace(/(?<![\w.-])(-?\d*\.?\d+)rem\b/g, (_, number) => `${Number(number) * rootPixels}px`);
