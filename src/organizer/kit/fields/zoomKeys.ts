/** Of a picture that is cropped: as large as it fits, and three times that. */
export const minZoom = 1;
export const maxZoom = 3;
export const zoomStep = 0.1;

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Plus is beside Shift on many keyboards. */
const directions: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, '−': -1 };

/** What plus and minus make of the zoom; `null` for other keys, and for those that zoom the browser's page. */
export function zoomAfterKey({ key, ctrlKey, metaKey, altKey }: PressedKey, zoom: number): number | null {
  const direction = directions[key];
  if (direction === undefined || ctrlKey || metaKey || altKey) return null;
  const next = Math.round((zoom + direction * zoomStep) * 10) / 10;
  return Math.min(maxZoom, Math.max(minZoom, next));
}
