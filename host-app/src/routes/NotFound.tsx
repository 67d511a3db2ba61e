import { Link, useLocation } from 'react-router';
import { decoded } from '../../addresses.mjs';
import { usePageTitle } from '../page/usePageTitle';
import { text } from '../texts';
import { preservedHref } from '../navigation';
import { ordersPath, ticketsPath } from './demoEvent';
import css from './NotFound.module.css';

/** For every address that leads nowhere. */
export function NotFound() {
  const { pathname } = useLocation();
  usePageTitle(text('notFound.title'));
  return (
    <main className={css['page']}>
      <p className={css['code']} aria-hidden="true">
        {text('notFound.code')}
      </p>
      <h1 className={css['title']}>{text('notFound.title')}</h1>
      <p className={css['text']}>
        {text('notFound.text')} <code dir="ltr">{decoded(pathname)}</code>
      </p>
      <ul className={css['links']}>
        <li>
          <Link to={preservedHref('/')}>{text('notFound.home')}</Link>
        </li>
        <li>
          <a href={preservedHref(ticketsPath)}>{text('notFound.tickets')}</a>
        </li>
        <li>
          <Link to={preservedHref(ordersPath)}>{text('notFound.orders')}</Link>
        </li>
      </ul>
    </main>
  );
}
