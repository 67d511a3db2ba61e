'use client';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import type { ThemeSettings } from '../../../contract';
import { EnvironmentContext, usePreviewEnvironment } from '../../../hooks';
import { useT } from '../../../i18n';
import type { Preset } from '../../../theme';
import { Heading } from '../../../themed/kit/Heading';
import { ThemeRoot } from '../../../themed/root/ThemeRoot';
import { BrandContext } from '../../../themed/root/BrandContext';
import { SegmentedControl } from '../page';
import * as css from './Preview.css';

export type PreviewScheme = 'light' | 'dark';
type PreviewWidth = 'wide' | 'phone';

export interface PreviewProps {
  /** The look the settings start from; `ink` when absent. */
  preset?: Preset | undefined;
  /** For screens that bring no theme of their own. */
  settings?: ThemeSettings | undefined;
  /** With `onSchemeChange`, where others need to know it; held here when absent. */
  scheme?: PreviewScheme | undefined;
  onSchemeChange?: ((scheme: PreviewScheme) => void) | undefined;
  /** What is said when somebody presses what would order or send; that nothing is sent when absent. */
  refusal?: string | undefined;
  /** Place of its heading in the outline. Default: 2. */
  level?: 2 | 3 | undefined;
  /** The screen; `queries` are the preview's own. */
  children: (queries: QueryClient) => ReactNode;
}

/** A screen as buyers see it, on the event's own data, as wide as a page or a phone. What is pressed in it changes nothing. */
export function Preview(props: PreviewProps) {
  const { preset = 'ink', settings, level = 2, children } = props;
  const t = useT();
  const [ownScheme, setOwnScheme] = useState<PreviewScheme>('light');
  const { scheme = ownScheme, onSchemeChange = setOwnScheme } = props;
  const { refusal = t('organizer.kit.preview.nothingSent') } = props;
  const [width, setWidth] = useState<PreviewWidth>('wide');
  const { environment, queries } = usePreviewEnvironment(refusal);
  const brand = useMemo(() => ({ preset, scheme }), [preset, scheme]);
  return (
    <section aria-label={t('organizer.kit.preview.title')} className={css.preview}>
      <Heading level={level} size="md" className={css.title}>
        {t('organizer.kit.preview.title')}
      </Heading>
      <div className={css.controls}>
        <SegmentedControl
          label={t('organizer.kit.preview.width')}
          options={[
            { value: 'wide', label: t('organizer.kit.preview.wide') },
            { value: 'phone', label: t('organizer.kit.preview.phone') },
          ]}
          value={width}
          onValueChange={setWidth}
        />
        <SegmentedControl
          label={t('organizer.kit.preview.scheme')}
          options={[
            { value: 'light', label: t('organizer.kit.preview.light') },
            { value: 'dark', label: t('organizer.kit.preview.dark') },
          ]}
          value={scheme}
          onValueChange={onSchemeChange}
        />
      </div>
      <div className={css.stage} data-width={width}>
        <EnvironmentContext.Provider value={environment}>
          <QueryClientProvider client={queries}>
            <BrandContext.Provider value={brand}>
              <ThemeRoot preset={preset} scheme={scheme} settings={settings}>
                <div className={css.page}>{children(queries)}</div>
              </ThemeRoot>
            </BrandContext.Provider>
          </QueryClientProvider>
        </EnvironmentContext.Provider>
      </div>
    </section>
  );
}
