// `dist/third-party-licenses.txt`: licences ask that their text goes along with what is bundled.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Shared by the builds of a run: the file has the packages of all. */
const packages = new Set<string>();

function noticeOf(name: string) {
  const folder = `node_modules/${name}`;
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
    'version' | 'license',
    string
  >;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(`${folder}/${file}`, 'utf8').trim() : `Licence: ${license}`;
  return `${name} ${version}\n\n${text}\n`;
}

export const notices: Plugin = {
  name: 'notices',
  setup(build) {
    build.onEnd(({ metafile }) => {
      for (const input of Object.keys(metafile?.inputs ?? {})) {
        const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];
        if (name) packages.add(name);
      }
      const all = [...packages].toSorted().map(noticeOf);
      mkdirSync('dist', { recursive: true });
      writeFileSync('dist/third-party-licenses.txt', all.join(`\n${'-'.repeat(80)}\n\n`));
    });
  },
};
