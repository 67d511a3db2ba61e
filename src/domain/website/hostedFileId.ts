import { safeUrl } from '../links/safeUrl';

/** Id of a file at the hosting service, told by its address, `…/files/{id}/name.jpg`; `null` for a picture that is elsewhere. 002 §7. */
export function hostedFileId(address: string): string | null {
  const url = safeUrl(address, { allow: ['https:'] });
  return url === null ? null : (/\/files\/([\w-]+)(?:\/|$)/.exec(new URL(url).pathname)?.[1] ?? null);
}
