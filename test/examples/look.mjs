/** CSS pixels: a phone, and where the list is a table. */
const widths = [320, 840];

/** Measured with the box, which has what they come to; or the language of the page, which is the page's. */
const elsewhere = /^(-webkit-locale|top|right|bottom|left|inset-.*|.*-origin|overflow-clip-margin)$/;

/**
 * How each element of inline tickets is drawn in a place of a given width: its computed style, and where it is. In a window that shows
 * all of the page: in a shorter one the order bar stands at its end, wherever the list begins.
 */
export async function lookOf(page) {
  const usual = page.viewportSize();
  await page.setViewportSize({ ...usual, height: 4_000 });
  const look = await lookAt(page);
  await page.setViewportSize(usual);
  return look;
}

const lookAt = (page) =>
  page.evaluate(async (sizes) => {
    const container = document.querySelector('boxoffice-tickets');
    const look = [];
    for (const width of sizes) {
      for (const [name, value] of Object.entries({
        display: 'block',
        width: `${width}px`,
        'max-width': 'none',
      }))
        container.style.setProperty(name, value, 'important');
      await new Promise((resolve) => setTimeout(resolve, 500));
      const root = container.querySelector('.bx');
      const { left, top } = root.getBoundingClientRect();
      for (const element of [root, ...root.querySelectorAll('*')]) {
        const box = element.getBoundingClientRect();
        const isSeen = box.width > 1 && box.height > 1;
        const sides = [box.left - left, box.top - top, box.width, box.height];
        const drawn = { box: isSeen ? sides.map(Math.round).join(' ') : 'none' };
        for (const part of ['', '::before', '::after']) {
          const style = getComputedStyle(element, part);
          if (part && style.content === 'none') continue;
          for (const property of style) drawn[part + property] = style.getPropertyValue(property);
        }
        look.push({
          what: `${width}: <${element.localName} class="${element.getAttribute('class') ?? ''}">`,
          drawn,
        });
      }
    }
    return look;
  }, widths);

/** What is drawn otherwise, in words. */
export function differences(wanted, found) {
  if (wanted.length !== found.length) return [`${found.length} elements instead of ${wanted.length}`];
  return wanted.flatMap(({ what, drawn }, index) => {
    const other = found[index].drawn;
    const names = new Set([...Object.keys(drawn), ...Object.keys(other)]);
    return [...names]
      .filter((name) => drawn[name] !== other[name] && !elsewhere.test(name.replace(/^::(before|after)/, '')))
      .map((name) => `${what} ${name}: ${other[name]} instead of ${drawn[name]}`);
  });
}
