/** How long a video or a sound is, in milliseconds; 0 for other files, and for what the browser can't play. */
export function readDuration(file: File): Promise<number> {
  const [family] = file.type.split('/');
  if (family !== 'video' && family !== 'audio') return Promise.resolve(0);
  const url = URL.createObjectURL(file);
  const media = document.createElement(family);
  return new Promise<number>((resolve) => {
    media.preload = 'metadata';
    media.onloadedmetadata = () =>
      resolve(Number.isFinite(media.duration) ? Math.round(media.duration * 1_000) : 0);
    media.onerror = () => resolve(0);
    media.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
