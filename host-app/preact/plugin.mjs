import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const layer = (name) => fileURLToPath(import.meta.resolve(`preact/compat/${name}`));

const alias = Object.entries({
  react: here('react.mjs'),
  'react-dom': here('react.mjs'),
  'react-dom/client': layer('client'),
  'react/jsx-runtime': layer('jsx-runtime'),
  'react/jsx-dev-runtime': layer('jsx-runtime'),
}).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }));

/** Puts Preact in React's place. After all other plugins: Storybook says where React is as well. */
export const preact = () => ({
  name: 'preact',
  enforce: 'post',
  config: () => ({ resolve: { alias } }),
  // The package is said to have no side effects, and these files have nothing else.
  transform: (code, id) =>
    id.startsWith(here('.')) ? { code, map: null, moduleSideEffects: true } : undefined,
});
