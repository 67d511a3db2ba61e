/** What the browser really paints for a colour in force inside `scope`: red, green and blue of 0 to 255. */
export function painted(scope: HTMLElement, value: string): readonly [number, number, number] {
  const probe = scope.ownerDocument.createElement('span');
  probe.style.color = value;
  scope.append(probe);
  const canvas = scope.ownerDocument.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('Canvas 2D is needed to read colours');
  context.fillStyle = getComputedStyle(probe).color;
  context.fillRect(0, 0, 1, 1);
  probe.remove();
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
