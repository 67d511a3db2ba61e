import { readTableView, writeTableView, type TableView } from 'boxoffice/organizer';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { usePreservingNavigate } from '../navigation';

/** What a list shows, kept in the address: a link to it is a link to the view. */
export function useViewInAddress(): [TableView, (view: TableView) => void] {
  const { pathname, search } = useLocation();
  const navigate = usePreservingNavigate();
  const view = useMemo(() => readTableView(search), [search]);
  const change = useCallback(
    (next: TableView) => {
      const before = new URLSearchParams(writeTableView(view));
      const params = new URLSearchParams(search);
      for (const name of before.keys()) params.delete(name);
      for (const [name, value] of new URLSearchParams(writeTableView(next))) params.set(name, value);
      // One step back is one choice, not one letter.
      navigate(addressOf(pathname, params), {
        replace: next.search !== view.search,
        preventScrollReset: true,
      });
    },
    [navigate, pathname, search, view],
  );
  return [view, change];
}

/** One parameter of the address, e.g. what is open beside a list; `null` when it is absent. */
export function useAddressParam(name: string): [string | null, (value: string | null) => void] {
  const { pathname, search } = useLocation();
  const navigate = usePreservingNavigate();
  const change = useCallback(
    (value: string | null) => {
      const params = new URLSearchParams(search);
      if (value === null) params.delete(name);
      else params.set(name, value);
      navigate(addressOf(pathname, params), { preventScrollReset: true });
    },
    [navigate, name, pathname, search],
  );
  return [new URLSearchParams(search).get(name), change];
}

const newParam = 'new';

/** Whether the address asks for another record beside a list, which it does until its dialog is open. */
export function useNewInAddress(): { isNew: boolean; onNewOpened: () => void } {
  const { pathname, search } = useLocation();
  const navigate = usePreservingNavigate();
  const onNewOpened = useCallback(() => {
    const params = new URLSearchParams(search);
    params.delete(newParam);
    navigate(addressOf(pathname, params), { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search]);
  return { isNew: new URLSearchParams(search).has(newParam), onNewOpened };
}

/** The address of a list with the dialog for another record. */
export const hrefOfNew = (href: string) => hrefWithParam(href, newParam, 'true');

const addressOf = (path: string, params: URLSearchParams) => {
  const query = params.toString();
  return query ? `${path}?${query}` : path;
};

/** An address with one parameter more. */
export function hrefWithParam(href: string, name: string, value: string): string {
  const [path = '', query = ''] = href.split('?');
  const params = new URLSearchParams(query);
  params.set(name, value);
  return addressOf(path, params);
}

/** The address of a list that shows a view; `href` is the list's own. */
export function hrefOfView(href: string, view: TableView): string {
  const [path = '', query = ''] = href.split('?');
  const params = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(writeTableView(view))) params.set(name, value);
  return addressOf(path, params);
}
