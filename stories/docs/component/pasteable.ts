/** Where each component is imported from, by the name it is exported under. */
export type Origins = ReadonlyMap<string, string>;

const noise = /\s+on[A-Z]\w*=\{(?:\(\) => \{\}|\[[^\]]*\]|fn\(\)|undefined)\}/g;

const componentsIn = (code: string) =>
  [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map((hit) => hit[1] ?? ''))].sort();

/** An import of each entry that the code uses components of. */
export function importsOf(code: string, origins: Origins): string[] {
  const used = componentsIn(code);
  return [...new Set(used.map((name) => origins.get(name)))].map(
    (from) =>
      `import { ${used.filter((name) => origins.get(name) === from).join(', ')} } from '${from ?? ''}';`,
  );
}

/**
 * The code of a story as a partner can paste it: what stands for a watched callback is gone, and what it uses is imported. A
 * story that draws something which is not the package's has nothing to paste; its own code is all there is.
 */
export function pasteable(code: string, origins: Origins): string {
  const used = componentsIn(code);
  if (used.length === 0 || used.some((name) => !origins.has(name))) return code;
  return `${importsOf(code, origins).join('\n')}\n\n${code.replace(noise, '')}`;
}
