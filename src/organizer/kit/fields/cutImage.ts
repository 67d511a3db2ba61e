import { cropRectangle, type Rectangle } from './cropRectangle';
import { nameOfType } from './nameOfType';

/** A picture that a browser can draw. */
export interface DrawnPicture {
  file: File;
  image: HTMLImageElement;
}

/** A part of a picture, given in percent, in its own format; PNG where a browser can't write that. What can stay as it is does. */
export async function cutImage(picture: DrawnPicture, percent: Rectangle, maxSize: number): Promise<File> {
  const { file, image } = picture;
  const { from, to, isWhole } = cropRectangle(percent, {
    width: image.naturalWidth,
    height: image.naturalHeight,
  });
  if (isWhole && file.size <= maxSize) return file;
  const canvas = document.createElement('canvas');
  canvas.width = to.width;
  canvas.height = to.height;
  canvas
    .getContext('2d')
    ?.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.92));
  return blob ? new File([blob], nameOfType(file.name, blob.type), { type: blob.type }) : file;
}
