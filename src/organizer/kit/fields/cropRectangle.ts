interface Size {
  width: number;
  height: number;
}

interface Rectangle extends Size {
  x: number;
  y: number;
}

/** Pixels of the longer side of what is sent. */
export const longestSide = 2048;

/** Which pixels of a picture a part of it is, given in percent, and how large it is drawn: never larger than it was. */
export function cropRectangle(percent: Rectangle, picture: Size): { from: Rectangle; to: Size } {
  const x = pixels(percent.x, picture.width, 0, picture.width - 1);
  const y = pixels(percent.y, picture.height, 0, picture.height - 1);
  const width = pixels(percent.width, picture.width, 1, picture.width - x);
  const height = pixels(percent.height, picture.height, 1, picture.height - y);
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    from: { x, y, width, height },
    to: { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) },
  };
}

const pixels = (percent: number, side: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round((percent / 100) * side)));
