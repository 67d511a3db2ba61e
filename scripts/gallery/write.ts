// Pictures of the main screens for the README: each preset, light and dark, wide and narrow, on one sheet a screen.
// npm run build-storybook && npm run gallery
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { PNG } from 'pngjs';
import { presets, schemes } from '../../src/theme/presets';
import { serve } from '../../test/stories/server';
import { framePage, launch, openStagePage } from '../../test/stories/stage';
import { screens } from './screens';
import { sheetOf, type Shot } from './sheet';

const built = 'storybook-static';
const folder = 'docs/gallery';
/** The screen fills its window. */
const css = 'body { padding: 0 !important; }';

const { entries } = JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as {
  entries: Record<string, unknown>;
};
const missing = screens.flatMap(({ wide, narrow }) => [wide, narrow]).filter((id) => !(id in entries));
if (missing.length > 0) throw new Error(`No such story in ${built}: ${missing.join(', ')}`);

const server = await serve(built, { '/frame.html': framePage });
const browser = await launch();
const stage = await openStagePage(browser, server.address, { english: {}, isFull: false });

/** The sheet as the browser draws it, in half its size. */
async function draw(by: Browser, html: string): Promise<Buffer> {
  const page = await by.newPage({ viewport: { width: 1736, height: 900 } });
  await page.setContent(html, { waitUntil: 'load' });
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return PNG.sync.write(PNG.sync.read(png), { colorType: 2, deflateLevel: 9 });
}

mkdirSync(folder, { recursive: true });
for (const { name, wide, narrow, height } of screens) {
  const shots: Shot[] = [];
  for (const preset of presets)
    for (const scheme of schemes.filter((each) => each !== 'auto'))
      for (const { storyId, width } of [
        { storyId: wide, width: 1280 },
        { storyId: narrow, width: 360 },
      ]) {
        const { findings } = await stage.open(storyId);
        findings.push(
          ...(await stage.change({ preset, scheme })).map((fault) => ({ ...fault, mode: preset, width })),
        );
        const failure = findings.find(({ kind }) => kind === 'story');
        if (failure) throw new Error(`${storyId} failed in ${preset}, ${scheme}, ${width}: ${failure.text}`);
        const png = await stage.shoot({ width, quiet: 300, css });
        shots.push({ png, preset, scheme, width });
      }
  const sheet = await draw(browser, sheetOf(shots, height));
  writeFileSync(`${folder}/${name}.png`, sheet);
  console.log(`${folder}/${name}.png · ${(sheet.length / 1024).toFixed(0)} kB`);
}
await browser.close();
server.close();
