/**
 * A rule or two for a page that few ask for. Not a file: the first screen would have to name it, and a policy of nonces allows rules that a
 * script gives to the page.
 */
export function addStyles(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
