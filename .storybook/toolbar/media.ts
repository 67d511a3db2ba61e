/** What a reader's system says, as CSS and scripts ask for it. */
interface SystemSettings {
  reducedMotion: boolean;
  forcedColours: boolean;
}

const asIs: SystemSettings = { reducedMotion: false, forcedColours: false };
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';
const ownMatchMedia = window.matchMedia.bind(window);
const written = new WeakMap<CSSMediaRule, string>();

let settings = asIs;
let watching: MutationObserver | undefined;

/** The query as it reads when the system is set like this; one that asks for something else stays the same. */
function answered(query: string): string {
  const text = settings.reducedMotion
    ? query
        .replaceAll('(prefers-reduced-motion: reduce)', always)
        .replaceAll('(prefers-reduced-motion: no-preference)', never)
    : query;
  return settings.forcedColours ? text.replaceAll('(forced-colors: active)', always) : text;
}

function rewrite(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const asWritten = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, asWritten);
      const text = answered(asWritten);
      if (rule.media.mediaText !== text) rule.media.mediaText = text;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

const rewriteAll = () => {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
};

/**
 * Turns on the very rules that the library has for a setting of the system, which a page can't set: media queries in its
 * style sheets, also of those that load later, and what scripts ask by `matchMedia`.
 */
export function setSystem(next: SystemSettings) {
  if (next.reducedMotion === settings.reducedMotion && next.forcedColours === settings.forcedColours) return;
  settings = next;
  document.documentElement.toggleAttribute('data-forced-colours', next.forcedColours);
  document.documentElement.toggleAttribute('data-reduced-motion', next.reducedMotion);
  const isAsIs = !next.reducedMotion && !next.forcedColours;
  window.matchMedia = isAsIs ? ownMatchMedia : (query) => ownMatchMedia(answered(query));
  rewriteAll();
  watching?.disconnect();
  watching = undefined;
  if (isAsIs) return;
  watching = new MutationObserver(rewriteAll);
  watching.observe(document.head, { childList: true, subtree: true });
  document.head.addEventListener('load', rewriteAll, { capture: true });
}
