import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, resolve } from 'node:path';

/** Code of a page, as its reader copies it. */
export interface Snippet {
  /** Path of the page, with `/`. */
  page: string;
  /** Line of the first line of code, from 1. */
  line: number;
  language: 'ts' | 'tsx' | 'js';
  code: string;
}

/** What partners read, but for what is written by programs and what records decisions. */
const pages = [
  ...textsIn('.'),
  ...textsIn('docs'),
  ...textsIn('docs/security'),
  ...textsIn('stories', { recursive: true }),
];

function textsIn(folder: string, { recursive = false } = {}): string[] {
  return readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name) && name !== 'CHANGELOG.md')
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')));
}

const fence = /^( *)```(tsx?|js)\n([\s\S]*?)^ *```$/gm;
/** Code of a page without modules. */
const script = /^( *)<(script)>\n([\s\S]*?)^ *<\/script>$/gm;

export const snippetsOf = (page: string, text: string): Snippet[] =>
  [...text.matchAll(fence), ...text.matchAll(script)].map(
    ({ index, 1: indent = '', 2: language, 3: code = '' }) => ({
      page,
      line: text.slice(0, index).split('\n').length + 1,
      language: language === 'ts' || language === 'tsx' ? language : 'js',
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );

export const allSnippets = (): Snippet[] =>
  pages.flatMap((page) => snippetsOf(page, readFileSync(page, 'utf8')));

const root = resolve('.').replaceAll('\\', '/');
const config = {
  extends: resolve('tsconfig.json'),
  compilerOptions: {
    moduleDetection: 'force',
    noUnusedLocals: false,
    noUnusedParameters: false,
    allowJs: true,
    checkJs: true,
  },
  include: ['**/*'],
};
const linter = {
  plugins: [],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true },
};

/** Code that begins with `// Sale.tsx` is that file, and other code of its page may import it. */
const nameOf = ({ line, language, code }: Snippet) =>
  /^\/\/ (?:.*\/)?([\w.]+\.(?:tsx?|js))\n/.exec(code)?.[1] ?? `line-${line}.${language}`;

/** `docs/codes.md/line-10.tsx:11:3: Cannot find …` → `docs/codes.md:11:3: Cannot find …` */
const asInPage = (line: string) => line.replace(/\/[\w.-]+\.(?:tsx?|js):/, ':');

/**
 * What the type checker says of them, by page and line. Each is a module that imports the package's sources by the names a
 * partner does. oxlint's checker takes two seconds for it, tsc ten.
 */
export async function typeErrorsOf(snippets: readonly Snippet[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'boxoffice-snippets-'));
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(linter));
    // The global that the script file of an installation listens to.
    writeFileSync(join(folder, 'page.d.ts'), `import '${posix.join(root, 'host-app/embed/queue')}';\n`);
    const files = snippets.map((snippet) => {
      mkdirSync(join(folder, snippet.page), { recursive: true });
      const file = posix.join(snippet.page, nameOf(snippet));
      writeFileSync(join(folder, file), '\n'.repeat(snippet.line - 1) + snippet.code, { flag: 'wx' });
      return file;
    });
    const output = await check(folder, files);
    return output
      .split('\n')
      .filter((line) => line.includes('[Error/typescript'))
      .map(asInPage)
      .toSorted();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** It ends with 1 when there are errors, which are on its output then. */
function check(cwd: string, files: readonly string[]): Promise<string> {
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '-c', '.oxlintrc.json', '--format=unix', ...files];
  return new Promise((done, fail) => {
    execFile(process.execPath, args, { cwd }, (error, stdout, stderr) => {
      if (error && error.code !== 1) fail(new Error(stderr || stdout, { cause: error }));
      else done(stdout);
    });
  });
}
