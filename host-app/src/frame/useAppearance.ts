import { directionOf, type Catalogue } from 'boxoffice';
import type { HostCommand } from 'boxoffice/embed/frame';
import { presets, schemes } from 'boxoffice/theme';
import { useCallback, useRef, useState } from 'react';
import { ownCatalogue } from '../catalogue';
import type { TicketsProps } from '../routes/Tickets';

type Appearance = Pick<TicketsProps, 'settings' | 'catalogue'>;

/** How the page looks and speaks: as its address says, until the page around wants it otherwise. */
export function useAppearance(first: Appearance): [Appearance, (command: HostCommand) => void] {
  const [appearance, setAppearance] = useState(first);
  const wanted = useRef(first.settings.locale);

  const obey = useCallback(({ type, payload }: HostCommand) => {
    const change = (settings: Partial<Appearance['settings']>) =>
      setAppearance((before) => ({ ...before, settings: { ...before.settings, ...settings } }));
    switch (type) {
      case 'setLocale':
        wanted.current = payload.locale;
        void speak(payload.locale);
        break;
      case 'setScheme': {
        const scheme = schemes.find((known) => known === payload.scheme);
        if (scheme) change({ scheme });
        break;
      }
      case 'setTheme': {
        const preset = presets.find((known) => known === payload.preset);
        change({ ...(preset && { preset }), ...(payload.settings && { settings: payload.settings }) });
      }
    }

    /** Nothing changes before the texts are there; of several languages the last one counts. */
    async function speak(locale: string) {
      const catalogue: Catalogue | undefined = await ownCatalogue(locale).catch(() => undefined);
      if (wanted.current !== locale) return;
      document.documentElement.lang = locale;
      document.documentElement.dir = directionOf(locale);
      setAppearance(({ settings }) => ({ settings: { ...settings, locale }, catalogue }));
    }
  }, []);
  return [appearance, obey];
}
