/** A text of the site without the comment it is served with. */
export interface SiteText {
  text: string;
  /** Counts the saves; 0 where the comment does not tell. */
  version: number;
}

const versionLine = /^(?:\/\*|<!--)[^\n]*? version (\d+) (?:\*\/|-->)(?:\n|$)/;

/** Style sheet or custom code as the backend serves it: its first line is a comment that names the version (002 §7 websiteCss). */
export function readSiteText(served: string): SiteText {
  const [line = '', version = '0'] = versionLine.exec(served) ?? [];
  return { text: served.slice(line.length), version: Number(version) };
}

/** Lines with something in them. */
export const linesOf = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;
