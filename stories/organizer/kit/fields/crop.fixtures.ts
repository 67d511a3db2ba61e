import { fn } from 'storybook/test';
import type { ImageUpload } from '../../../../src/organizer/kit/fields';

/** At once; the fixture `faces` answers the address. */
export const arrives = fn<ImageUpload>(() => Promise.resolve({ url: '/faces/1.svg' }));

/** What was sent last. */
export const sent = () => arrives.mock.lastCall?.[0];

/** Width and height of what was sent last. */
export async function sentSize() {
  const file = sent();
  if (!file) return null;
  const { width, height } = await createImageBitmap(file);
  return [width, height];
}

/** A PNG of somebody in front of a wall, or another type that a browser can write. */
export async function portrait(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing.');
  const wall = pen.createLinearGradient(0, 0, width, height);
  wall.addColorStop(0, '#e8dcc8');
  wall.addColorStop(1, '#9fb4b5');
  pen.fillStyle = wall;
  pen.fillRect(0, 0, width, height);
  const [x, y, unit] = [width / 2, height * 0.4, Math.min(width, height) / 10];
  pen.fillStyle = '#2f4a5c';
  pen.beginPath();
  pen.ellipse(x, y + unit * 6, unit * 3.4, unit * 3.8, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#8a5a3b';
  pen.beginPath();
  pen.ellipse(x, y, unit * 1.6, unit * 2, 0, 0, Math.PI * 2);
  pen.fill();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File(blob ? [blob] : [], `face.${type.replace('image/', '')}`, { type });
}

/** As many bytes more as a camera writes; what a browser shows stays the same. */
export const heavy = (file: File, bytes: number) =>
  new File([file, new Uint8Array(bytes)], file.name, { type: file.type });
