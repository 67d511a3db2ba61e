/** Milliseconds until the browser has surely begun to read the file. */
const readBy = 60_000;

/** Puts a file into the reader's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readBy);
}
