import { Skeleton, useT } from 'boxoffice';
import css from './PageLoading.module.css';

/** A page whose script is on its way: with the landmark and the heading it will have. */
export function PageLoading() {
  const t = useT();
  return (
    <main className={css.page} aria-busy="true">
      <h1 className="visually-hidden">{t('kit.loading')}</h1>
      <Skeleton width="min(22rem, 70%)" height="2rem" />
      <Skeleton width="90%" />
      <Skeleton width="75%" />
      <Skeleton width="60%" />
    </main>
  );
}
