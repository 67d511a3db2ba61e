'use client';
import { safeUrl } from '../../domain';
import { webSchemes } from '../../domain/links/linkSchemes';
import { useT } from '../../i18n';
import { VisuallyHidden } from '../kit/VisuallyHidden';

export interface NewTabProps {
  href: string;
  children: string;
}

/** A link that leaves the form where it is. An address that is not allowed leaves its words. */
export function NewTab({ href, children }: NewTabProps) {
  const t = useT();
  const safe = safeUrl(href, { allow: [...webSchemes, 'relative'] });
  if (!safe) return children;
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
    </a>
  );
}
