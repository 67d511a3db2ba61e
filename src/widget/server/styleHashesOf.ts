const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Of each style that is written on an element, once: `'sha256-…'`, as a content security policy takes it. */
export async function styleHashesOf(html: string): Promise<string[]> {
  const written = [...html.matchAll(/<[^>]*? style="([^"]*)"/g)].map(([, style = '']) =>
    style.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity),
  );
  return Promise.all([...new Set(written)].map(hashOf));
}

async function hashOf(style: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}
