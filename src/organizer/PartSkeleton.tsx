import { Skeleton } from '../themed/kit/Skeleton';
import * as css from './PartSkeleton.css';

/** The place of a screen whose texts are on their way. Without words, which are what is missing. */
export function PartSkeleton() {
  return (
    <div className={css.skeleton} aria-busy="true">
      <Skeleton width="12rem" height="1.75rem" />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
    </div>
  );
}
