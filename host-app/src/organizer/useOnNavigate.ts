import { useCallback, type MouseEvent } from 'react';

/** Follows a link of a screen in this page, as the app's own address; its `navigate` stays the same from render to render. */
export const useOnNavigate = (navigate: (href: string) => void) =>
  useCallback(
    (href: string, click: MouseEvent) => {
      click.preventDefault();
      navigate(href);
    },
    [navigate],
  );
