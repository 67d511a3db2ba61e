import { RoutedButton } from './RoutedLink';
import type { BackLink } from './PageHeader';

/** Where a task has ended: leads where the link above the title does. */
export const BackButton = ({ href, label, onNavigate }: BackLink) => (
  <RoutedButton variant="primary" href={href} onNavigate={onNavigate}>
    {label}
  </RoutedButton>
);
