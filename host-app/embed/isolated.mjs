import postcss from 'postcss';

/** A page's own root may be 62.5 %; ours is the browser's default. */
const rootPixels = 16;

/** More than a page's own rules have: no element has three ids. */
const weight = ':not(#b#o#x)';

/** Inherited into the widget from the page around it, unless they begin anew. */
const inherited = `
  accent-color border-collapse border-spacing caption-side color-scheme cursor empty-cells font font-kerning hyphens
  letter-spacing line-height list-style overflow-wrap pointer-events quotes tab-size text-align text-align-last text-emphasis
  text-indent text-shadow text-transform user-select visibility white-space word-break word-spacing writing-mode
  -webkit-text-fill-color -webkit-text-stroke`;

/** What pages set for `*`, `table`, `#content button` … and we say only where it matters. */
const drawn = `
  align-items align-self animation appearance backdrop-filter background-attachment background-clip background-color
  background-image background-origin background-position background-repeat background-size border-image border-radius box-shadow
  clear color columns contain content content-visibility filter flex float gap grid grid-area isolation justify-content
  justify-self mask mix-blend-mode object-fit opacity order outline perspective table-layout text-decoration vertical-align zoom`;

/** Likewise, and our libraries set it by `style` where they place something. */
const placed = `
  aspect-ratio border clip clip-path display height inset margin max-height max-width min-height min-width overflow padding
  position rotate scale transform transition translate width z-index`;

/** Sized and coloured by attributes, which `revert` would take away as well. */
const pictures = 'svg,svg *,img,iframe,canvas,video';
const ofPictures = `
  cx cy d dominant-baseline fill fill-opacity fill-rule r rx ry stroke stroke-dasharray stroke-linecap stroke-linejoin
  stroke-opacity stroke-width text-anchor x y`;

const namesIn = (list) => list.trim().split(/\s+/);

/** What was set before us is as if it was not there; the element's own place in the page is the page's to say. */
function reset(moved) {
  // An important declaration would hold still what moves.
  const declare = (list, value) =>
    namesIn(list)
      .map((name) => `${name}:${value}${moved.has(name) ? '' : '!important'}`)
      .join(';');
  const all = `${inherited} ${drawn} ${placed}`;
  const own = ':not([style]:not([style^="--"]))';
  const within = (what, ending = '') => `.bx${weight} :where(${what})${ending}`;
  const before = [`.bx${weight}`, within('*')].flatMap((one) => [`${one}::before`, `${one}::after`]).join();
  return [
    `boxoffice-tickets${weight}>div{all:initial!important;display:block!important}`,
    `.bx${weight}{${declare(`${drawn} ${placed}`, 'revert')};${declare(inherited, 'initial')}}`,
    `${within(`:not(${pictures})`)}{${declare(`${inherited} ${drawn}`, 'revert')}}`,
    `${within(`:not(${pictures})${own}`)}{${declare(placed, 'revert')}}`,
    `${within(pictures)}{${declare(`${inherited} ${drawn} ${ofPictures}`, 'revert-layer')}}`,
    `${within(`:is(${pictures})${own}`)}{${declare(placed, 'revert-layer')}}`,
    `${before}{${declare(all, 'revert')}}`,
  ].join('');
}

/** `.a::before` with our weight. */
const weighty = (selector) => {
  const at = selector.search(/::|:(?:before|after|first-line|first-letter)\b/);
  return at < 0 ? selector + weight : selector.slice(0, at) + weight + selector.slice(at);
};

/** Properties that some animation moves. */
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
  root.walkRules((rule) => {
    const isNested = rule.parent?.type === 'rule';
    if (!isNested && !isWithin(rule, 'keyframes')) rule.selectors = rule.selectors.map(weighty);
  });
  root.walkAtRules('container', (query) => void (query.params = inPixels(query.params)));
  return reset(moved) + root.toString();
}

const inPixels = (value) =>
  value.replace(/(?<![\w.-])(-?\d*\.?\d+)rem\b/g, (_, number) => `${Number(number) * rootPixels}px`);
