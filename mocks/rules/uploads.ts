const texts = new WeakMap<Blob, string>();

/** Reads an uploaded file ahead: a handler is one synchronous step and can't wait for it. */
export async function readUpload(file: Blob): Promise<void> {
  texts.set(file, await file.text());
}

/** What the uploaded file says. */
export function uploadText(file: Blob): string {
  const text = texts.get(file);
  if (text === undefined) throw new Error('The file was not read with the request: call readUpload first');
  return text;
}
