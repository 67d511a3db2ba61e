const contents = new WeakMap<Blob, Uint8Array>();

/** Reads an uploaded file ahead: a handler is one synchronous step and can't wait for it. */
export async function readUpload(file: Blob): Promise<void> {
  contents.set(file, new Uint8Array(await file.arrayBuffer()));
}

/** What the uploaded file has. */
export function uploadBytes(file: Blob): Uint8Array {
  const bytes = contents.get(file);
  if (!bytes) throw new Error('The file was not read with the request: call readUpload first');
  return bytes;
}

/** What the uploaded file says. */
export const uploadText = (file: Blob): string => new TextDecoder().decode(uploadBytes(file));
