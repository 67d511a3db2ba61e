/** Of the built app: what the page's script needs at once besides itself, so that it isn't asked for one after the other. */
function preloads(manifest) {
  const { file } = manifest['src/served.tsx'];
  return `<link rel="modulepreload" crossorigin href="/${file}" nonce="page-nonce">`;
}

/** A stylesheet of the page, by its address. */
const stylesheet = /<link rel="stylesheet"([^>]*) href="([^"]+)"([^>]*)>/;

/**
 * Its styles come with the page, so that the list is seen without another request. The link stays, and loads nothing: scripts that need the
 * same file see that it is there.
 */
function withStyles(shell, files) {
  return shell.replace(
    stylesheet,
    (_, before, href, after) =>
      `<style nonce="page-nonce">${files.get(href).body}</style><link rel="stylesheet"${before} href="${href}"${after} disabled>`,
  );
}

/**
 * Puts the list into the built app's page. Styles come before scripts do, because the list can be read, and chosen from, without them.
 * @param shell the built index.html
 * @param manifest of the same build
 * @param page what `ticketPage` of src/server.tsx answers
 * @param files of the same build, by their path
 */
export function writePage(shell, manifest, page, files) {
  const { lang, dir, title, list, withoutScripts, values } = page;
  const put = {
    '<html lang="en">': `<html lang="${lang}" dir="${dir}">`,
    '<title>Boxoffice</title>': title,
    '<script type="module"': '<script type="module" fetchpriority="low"',
    '</head>': `${preloads(manifest)}</head>`,
    '<div id="root"></div>': `${withoutScripts}<div id="root">${list}</div>${values}`,
  };
  return Object.entries(put).reduce(
    (html, [marker, written]) => {
      if (!html.includes(marker)) throw new Error(`The built page has no ${marker}`);
      // A function, because `$&` in a name would mean something.
      return html.replace(marker, () => written);
    },
    withStyles(shell, files),
  );
}
