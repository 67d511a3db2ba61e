import { englishTexts, nearestOf, type EmbedTexts, type LoadInline, type LoadTexts } from 'boxoffice/embed';

interface Hashed {
  name: string;
  /** `sha384-…`: what is loaded is what was built, or nothing. */
  integrity: string;
}

/** What stands beside the loader, put in when it is built. */
declare const BESIDE: {
  inline: Hashed;
  styles: Hashed;
  /** A folder with a script of sentences for each locale. */
  texts: { folder: string; locales: readonly string[] };
};

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/** Lets this one address pass on pages that require trusted types and list it (`trusted-types widget-embed`). */
function trusted(address: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('widget-embed', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

/**
 * How to bring the rest from where the loader itself came from, under the same policy: what it adds has the script tag's nonce, and the
 * inline part's packages, which write styles, ask for it under the name bundlers use.
 */
export function beside(loader: HTMLScriptElement): { loadInline: LoadInline; loadTexts: LoadTexts } {
  const at = (name: string) => new URL(name, loader.src).href;
  /** Added once for a page; rejects when it can't be had, or is not what was built. */
  const add = <Tag extends 'script' | 'link'>(tag: Tag, integrity: string, rest: object) =>
    new Promise<void>((resolve, reject) => {
      const common = { integrity, crossOrigin: 'anonymous', nonce: loader.nonce };
      const element = Object.assign(document.createElement(tag), common, rest);
      element.onload = () => resolve();
      element.onerror = reject;
      document.head.append(element);
    });

  let inline: ReturnType<LoadInline> | undefined;
  const bring = async () => {
    (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ ??= loader.nonce;
    const { inline: script, styles } = BESIDE;
    const address = at(script.name);
    await Promise.all([
      // A module that is imported has no integrity of its own: loaded as a script first, it is the one that was checked.
      add('script', script.integrity, { type: 'module', src: trusted(address) }),
      add('link', styles.integrity, { rel: 'stylesheet', href: at(styles.name) }),
    ]);
    const { renderInline } = (await import(address)) as { renderInline: Awaited<ReturnType<LoadInline>> };
    return renderInline;
  };
  return {
    loadInline: () => (inline ??= bring()),
    async loadTexts(locale) {
      const { folder, locales } = BESIDE.texts;
      const name = nearestOf(locales, locale);
      if (!name) return englishTexts;
      return ((await import(at(`${folder}/${name}.js`))) as { default: EmbedTexts }).default;
    },
  };
}
