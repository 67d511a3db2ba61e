import { build } from 'vite';

/**
 * The modules of each screen: what is left of them in the chunks of its entries and of all that those import, without what an earlier screen
 * has brought. Found by building once without any rule for chunks, since only then it is known what a barrel file really brings along.
 * @param config Vite's, with which the page is built
 * @param screens in the order they are come to: name → modules by which a screen is entered, as the end of their path
 * @returns for each name a map: module → how many entries, of those and of all that is loaded later, have it
 */
export async function modulesOfScreens(config, screens) {
  const { output } = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  });
  const chunks = new Map(output.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item]] : [])));
  const follow = (fileName, reached) => {
    const chunk = chunks.get(fileName);
    if (!chunk || reached.has(chunk)) return reached;
    reached.add(chunk);
    for (const name of chunk.imports) follow(name, reached);
    return reached;
  };
  const entries = [...chunks.values()].filter((chunk) => chunk.isEntry || chunk.isDynamicEntry);
  const reachedBy = new Map(entries.map((entry) => [entry, follow(entry.fileName, new Set())]));
  const usersOf = (chunk) => [...reachedBy.values()].filter((reached) => reached.has(chunk)).length;
  const earlier = new Set();
  const modulesBehind = (paths) => {
    const found = entries.filter(({ facadeModuleId }) =>
      paths.some((path) => facadeModuleId?.endsWith(path)),
    );
    if (found.length < paths.length) throw new Error(`Not all of ${paths} are loaded by themselves`);
    const own = new Set(
      found.flatMap((entry) => [...reachedBy.get(entry)]).filter((chunk) => !earlier.has(chunk)),
    );
    for (const chunk of own) earlier.add(chunk);
    return new Map([...own].flatMap((chunk) => chunk.moduleIds.map((id) => [id, usersOf(chunk)])));
  };
  return Object.fromEntries(Object.entries(screens).map(([name, paths]) => [name, modulesBehind(paths)]));
}
