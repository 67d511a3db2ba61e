import { build } from 'vite';

/**
 * The modules a page needs before it can be used: what is left of them in the chunks of `entries` and of all that
 * those import. Found by building once without any rule for chunks, since only then it is known what a barrel file
 * really brings along.
 * @param config Vite's, with which the page is built
 * @param entries modules by which the page is entered, as the end of their path
 */
export async function firstScreen(config, entries) {
  const { output } = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  });
  const chunks = new Map(output.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item]] : [])));
  const reached = new Set();
  const follow = (fileName) => {
    const chunk = chunks.get(fileName);
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    chunk.imports.forEach(follow);
  };
  for (const { fileName, facadeModuleId } of chunks.values())
    if (entries.some((entry) => facadeModuleId?.endsWith(entry))) follow(fileName);
  return new Set([...reached].flatMap(({ moduleIds }) => moduleIds));
}
