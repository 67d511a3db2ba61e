import { expect, test } from 'vitest';

const page = `
  <div hidden>a</div><div hidden="until-found">b</div><embed hidden><section popover>c</section><dialog>d</dialog><dialog open>e</dialog>
  <a href="/x">f</a><a>g</a><area href="/y"><p dir="rtl">h</p><p dir="AUTO">i</p><bdi dir="ltr">j</bdi><bdi>k</bdi>
  <ul><li>l<ol><li>m<menu><li>n</menu></ol></ul><dl><dt>o<dd>p</dl><address>q</address><h1>r</h1><section><h1>s</h1></section>
  <table rules="all" frame="box"><colgroup hidden><col></colgroup><thead><tr><th>t<tbody hidden><tr><td>u</table>
  <form><input><input type="tel"><input type="hidden"><input type="checkbox"><input type="submit"><input dir="auto" type="search">
  <button>v</button><textarea dir="auto"></textarea><select><optgroup><option>w</select><label style="display: flex">x</label></form>
  <details open><summary>y</summary></details><svg><text>z</text></svg><own-part role="button">z</own-part><abbr title="z">z</abbr>`;

const stylesIn = (main: HTMLElement) =>
  [...main.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    return `${element.outerHTML}: ${[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
  });

/** One after the other: only one document has the focus. */
const stylesOfPage = (owner: Document) => {
  const main = owner.body.appendChild(owner.createElement('main'));
  main.innerHTML = page;
  main.querySelector('button')?.focus();
  expect(owner.activeElement?.textContent).toBe('v');
  const before = stylesIn(main);
  // What was found for the first element of a tag is used for the next ones.
  main.append(owner.createElement('div'));
  return [before, stylesIn(main)];
};

test('a computed style is the same in the document of the tests as in one that jsdom computes by itself', () => {
  const { contentDocument } = document.body.appendChild(document.createElement('iframe'));
  const styles = stylesOfPage(document);
  expect(styles.flat().join()).toContain('outline: auto');
  expect(styles).toEqual(stylesOfPage(contentDocument ?? document));
});
