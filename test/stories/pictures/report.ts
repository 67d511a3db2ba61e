import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PictureName } from './sheets';

const folder = 'test/stories/report';

/** A picture that somebody must look at. */
export interface ChangedPicture {
  name: PictureName;
  what: string;
  before?: Buffer | undefined;
  after?: Buffer | undefined;
  drawn?: Buffer | undefined;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; color: #16181d; background: #f4f4f5; }
section { margin-block: 32px; } h2 { font-size: 16px; margin-block: 0 4px; } p { margin-block: 0 8px; }
div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
figure { margin: 0; flex: 1 1 320px; } img { max-width: 100%; background: #fff; border: 1px solid #c4c6cc; }`;

/** A page with every picture before, after, and what is different between the two. Answers its path. */
export function writeReport(findings: readonly ChangedPicture[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = findings.map((finding) => {
    const figures = (['before', 'after', 'drawn'] as const).flatMap((part) => {
      const png = finding[part];
      if (!png) return [];
      const path = `${finding.name}.${part}.png`;
      mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
      writeFileSync(`${folder}/${path}`, png);
      const caption = part === 'drawn' ? 'different' : part;
      return [`<figure><figcaption>${caption}</figcaption><img src="${path}" alt="${caption}"></figure>`];
    });
    return `<section><h2>${escaped(finding.name)}</h2><p>${escaped(finding.what)}</p><div>${figures.join('')}</div></section>`;
  });
  const page = `${folder}/index.html`;
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${findings.length} pictures to look at</title><style>${style}</style><h1>${findings.length} pictures to look at</h1>${sections.join('')}</html>`,
  );
  return page;
}
