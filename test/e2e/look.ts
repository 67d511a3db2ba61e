import type { Page } from '@playwright/test';

/** CSS pixels: a phone, and where the list is a table. */
const widths = [320, 840];

/** Measured with the box, which has what they come to; or the language of the page, which is the page's. */
const elsewhere = /^(-webkit-locale|top|right|bottom|left|inset-.*|.*-origin|overflow-clip-margin)$/;

/** How one element is drawn, by property; with the name of its pseudo-element before it. */
interface Drawn {
  what: string;
  drawn: Record<string, string>;
}

/**
 * How each element of inline tickets is drawn in a place of a given width: its computed style, and where it is. In a window that shows
 * all of the page: in a shorter one the order bar stands at its end, wherever the list begins.
 */
export async function lookOf(page: Page): Promise<Drawn[]> {
  const usual = page.viewportSize();
  if (!usual) throw new Error('The window has no size.');
  await page.setViewportSize({ ...usual, height: 4_000 });
  const look: Drawn[] = [];
  for (const width of widths) {
    await page.locator('boxoffice-tickets').evaluate((container: HTMLElement, own) => {
      for (const [name, value] of Object.entries({ display: 'block', width: own, 'max-width': 'none' }))
        container.style.setProperty(name, value, 'important');
    }, `${width}px`);
    await stands(page);
    look.push(...(await drawnAt(page, width)));
  }
  await page.setViewportSize(usual);
  return look;
}

/** Frames in which nothing may move: what the list loads by and by takes longer than one. */
const framesOfQuiet = 30;

/** Until every element is where it was for a while. */
const stands = (page: Page) =>
  page.waitForFunction((wanted) => {
    const own = globalThis as unknown as { places?: string; quiet?: number };
    const boxes = [...document.querySelectorAll('boxoffice-tickets *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].join(' ');
    });
    const places = boxes.join();
    own.quiet = own.places === places ? (own.quiet ?? 0) + 1 : 0;
    own.places = places;
    if (own.quiet < wanted) return false;
    own.quiet = 0;
    return true;
  }, framesOfQuiet);

const drawnAt = (page: Page, width: number): Promise<Drawn[]> =>
  page
    .locator('boxoffice-tickets .bx')
    .first()
    .evaluate((root, at) => {
      const { left, top } = root.getBoundingClientRect();
      return [root, ...root.querySelectorAll('*')].map((element) => {
        const box = element.getBoundingClientRect();
        const isSeen = box.width > 1 && box.height > 1;
        const sides = [box.left - left, box.top - top, box.width, box.height];
        const drawn: Record<string, string> = { box: isSeen ? sides.map(Math.round).join(' ') : 'none' };
        for (const part of ['', '::before', '::after']) {
          const style = getComputedStyle(element, part);
          if (part && style.content === 'none') continue;
          for (const property of style) drawn[part + property] = style.getPropertyValue(property);
        }
        return {
          what: `${at}: <${element.localName} class="${element.getAttribute('class') ?? ''}">`,
          drawn,
        };
      });
    }, width);

/** What is drawn otherwise, in words. */
export function differences(wanted: readonly Drawn[], found: readonly Drawn[]): string[] {
  if (wanted.length !== found.length) return [`${found.length} elements instead of ${wanted.length}`];
  return wanted.flatMap(({ what, drawn }, index) => {
    const other = found[index]?.drawn ?? {};
    return [...new Set([...Object.keys(drawn), ...Object.keys(other)])]
      .filter((name) => drawn[name] !== other[name] && !elsewhere.test(name.replace(/^::(before|after)/, '')))
      .map((name) => `${what} ${name}: ${other[name]} instead of ${drawn[name]}`);
  });
}
