const extensions: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/webp': ['webp'],
};

/** A file's name with the extension of what is in it; its own where that says so already. */
export function nameOfType(name: string, type: string): string {
  const [usual, ...others] = extensions[type] ?? [];
  const [, stem = name, extension = ''] = /^(.+)\.([^.]*)$/.exec(name) ?? [];
  const isRight = usual === undefined || [usual, ...others].includes(extension.toLowerCase());
  return isRight ? name : `${stem}.${usual}`;
}
