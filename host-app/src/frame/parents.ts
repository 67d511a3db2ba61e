import type { ParentSources } from 'boxoffice/embed/frame';

/** The pages this build was given, and the host's own, which shows what a snippet does. */
export function parents(requested: string | undefined): ParentSources {
  const own = window.location.origin;
  if (requested === own) return { allowed: [own], requested };
  const allowed = (import.meta.env.VITE_PARENT_ORIGINS ?? '').split(',').map((origin) => origin.trim());
  // Told by most browsers, and without a referrer too, e.g. to a page that is served over plain HTTP.
  const { ancestorOrigins } = window.location as { ancestorOrigins?: DOMStringList };
  return { allowed, requested, referrer: ancestorOrigins?.[0] ?? document.referrer };
}
