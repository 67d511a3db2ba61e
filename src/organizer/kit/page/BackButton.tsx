import { ButtonLink } from '../../../themed/kit/ButtonLink';
import { isPlainClick } from './isPlainClick';
import type { BackLink } from './PageHeader';

/** Where a task has ended: leads where the link above the title does. */
export const BackButton = ({ href, label, onNavigate }: BackLink) => (
  <ButtonLink
    variant="primary"
    href={href}
    onClick={(click) => isPlainClick(click) && onNavigate?.(href, click)}
  >
    {label}
  </ButtonLink>
);
