import { Tag } from '../../../src/themed';
import { A } from '../frame/elements';
import * as css from './about.css';
import type { Status } from './status';

/** Whether a component stays as it is, and since which version this is said. */
export function StatusBadge({ of: { label, version } }: { of: Status }) {
  return (
    <p className={css.status}>
      <Tag tone={label === 'stable' ? 'positive' : 'warning'}>{label}</Tag>
      {`boxoffice ${version}`}
      <A href="?path=/docs/guides-versioning--docs">What that promises</A>
    </p>
  );
}
