/** Black or white, whichever is read better on a colour, as `#rrggbb`; black on what is no such colour. WCAG 2.2 relative luminance. */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return '#000000';
  const luminance = 0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue);
  return luminance > meeting ? '#000000' : '#ffffff';
}

/** Here black and white have the same contrast: (1.05 × 0.05) ** 0.5 − 0.05. */
const meeting = 0.179;

function lightOf(digits: string): number {
  const part = Number.parseInt(digits, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
