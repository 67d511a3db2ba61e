interface Size {
  width: number;
  height: number;
}

export interface Rectangle extends Size {
  x: number;
  y: number;
}

/** Pixels of the longer side of what is sent. */
export const maxDimension = 2048;

/** Which pixels of a picture a part of it is, given in percent, and how large it is drawn: never larger than it was. */
export function cropRectangle(percent: Rectangle, picture: Size) {
  const x = pixels(percent.x, picture.width, 0, picture.width - 1);
  const y = pixels(percent.y, picture.height, 0, picture.height - 1);
  const width = pixels(percent.width, picture.width, 1, picture.width - x);
  const height = pixels(percent.height, picture.height, 1, picture.height - y);
  const scale = Math.min(1, maxDimension / Math.max(width, height));
  return {
    from: { x, y, width, height },
    to: { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) },
    isWhole: width === picture.width && height === picture.height,
  };
}

const pixels = (percent: number, side: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round((percent / 100) * side)));

export const wholePicture: Rectangle = { x: 0, y: 0, width: 100, height: 100 };

/** The largest part of a picture with this shape, from its middle; in percent. */
export function middleOf(picture: Size, aspect: number): Rectangle {
  const relative = (aspect * picture.height) / picture.width;
  const width = 100 * Math.min(1, relative);
  const height = 100 * Math.min(1, 1 / relative);
  return { x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}
