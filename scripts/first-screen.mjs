import { build } from 'vite';

/**
 * Answers which modules a screen needs: what is left of them in its chunks and in all that those import. Found by building once without any rule for
 * chunks, since only then it is known what a barrel file really brings along.
 * @param config Vite's, with which the page is built
 */
export async function readScreens(config) {
  const { output } = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  });
  const chunks = new Map(output.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item]] : [])));
  /** What is loaded at once with the chunks that a module enters, as their modules. */
  const reachedFrom = (isEntry) => {
    const reached = new Set();
    const follow = (fileName) => {
      const chunk = chunks.get(fileName);
      if (!chunk || reached.has(chunk)) return;
      reached.add(chunk);
      chunk.imports.forEach(follow);
    };
    for (const { fileName, facadeModuleId } of chunks.values())
      if (facadeModuleId && isEntry(facadeModuleId.replaceAll('\\', '/'))) follow(fileName);
    return new Set([...reached].flatMap(({ moduleIds }) => moduleIds));
  };
  return {
    /** @param entry the end of a module's path */
    of: (entry) => reachedFrom((id) => id.endsWith(entry)),
    /**
     * Without what is loaded elsewhere by who wants less than half of it.
     * @param entry the end of a module's path
     * @param own paths of what only that screen opens
     */
    mostly(entry, own) {
      const whole = reachedFrom((id) => id.endsWith(entry));
      const all = new Set(whole);
      const entries = new Set([...chunks.values()].flatMap(({ facadeModuleId }) => facadeModuleId ?? []));
      for (const other of entries) {
        if (own.test(other) || other.endsWith(entry)) continue;
        const shared = [...reachedFrom((id) => id === other)].filter((id) => whole.has(id));
        if (shared.length < whole.size / 2) for (const id of shared) all.delete(id);
      }
      return all;
    },
  };
}
