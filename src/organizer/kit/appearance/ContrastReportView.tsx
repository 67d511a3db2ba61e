'use client';
import { useId, useMemo } from 'react';
import type { ThemeSettings } from '../../../contract';
import { contrastReport, type BrandColour } from '../../../domain/theme';
import { useDebounced } from '../../../hooks/useDebounced';
import { useT } from '../../../i18n';
import { brands, type Preset } from '../../../theme';
import { Heading } from '../../../themed/kit/Heading';
import { Icon } from '../../../themed/kit/Icon';
import { Tag } from '../../../themed/kit/Tag';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { ColourCorrections } from './ColourCorrections';
import * as css from './ContrastReport.css';
import { ContrastTable } from './ContrastTable';
import { lowestOfEach } from './lowestOfEach';

/** Props of `ContrastReport`. @experimental */
export interface ContrastReportProps {
  /** The theme as it is being edited; a value that is no colour counts as absent. */
  settings: ThemeSettings;
  /** Whose colours stand where the settings have none. Default: `ink`. */
  preset?: Preset | undefined;
  /** Default: `light`. */
  scheme?: 'light' | 'dark' | undefined;
  /** Puts `value`, a `#rrggbb`, in the place of one of the six colours. Without it no fix is offered as a button. */
  onFix?: ((color: BrandColour, value: string) => void) | undefined;
  /** Place of the heading in the page's outline. Default: 2. */
  level?: 2 | 3 | 4 | undefined;
}

/** Long enough for a colour to be dragged without a word at every step. */
const quietFor = 800;

const passedOf = ({ pairs }: ReturnType<typeof contrastReport>) =>
  pairs.filter(({ level }) => level !== 'fails').length;

/** How well the six colours can be read together: the lowest ratio of each kind, what the theme corrected, and every pair. */
export function ContrastReportView({
  settings,
  preset = 'ink',
  scheme = 'light',
  onFix,
  level = 2,
}: ContrastReportProps) {
  const t = useT();
  const titleId = useId();
  const report = useMemo(
    () => contrastReport(settings, { scheme, base: brands[preset] }),
    [settings, scheme, preset],
  );
  const { pairs } = report;
  const passed = passedOf(report);
  const summary = t('organizer.kit.contrast.passed', { passed, total: pairs.length });
  const settled = useDebounced(report, quietFor);
  const spoken = [
    t('organizer.kit.contrast.passed', { passed: passedOf(settled), total: settled.pairs.length }),
    settled.corrections.length > 0 &&
      t('organizer.kit.contrast.corrected', { count: settled.corrections.length }),
  ];
  return (
    <section aria-labelledby={titleId} className={css.report}>
      <div className={css.head}>
        <Heading id={titleId} level={level} size="md">
          {t('organizer.kit.contrast.title')}
        </Heading>
        <Tag
          tone={passed === pairs.length ? 'positive' : 'danger'}
          icon={<Icon name={passed === pairs.length ? 'check' : 'alert'} size="small" />}
        >
          {summary}
        </Tag>
        <VisuallyHidden role="status">{spoken.filter(Boolean).join(', ')}</VisuallyHidden>
      </div>
      <ContrastTable
        caption={t('organizer.kit.contrast.captionMain')}
        pairs={lowestOfEach(pairs)}
        font={brands[preset].font}
      />
      <ColourCorrections report={report} onFix={onFix} />
      <details className={css.all}>
        <summary className={css.summary}>
          <Icon name="chevron-down" size="small" className={css.chevron} />
          {t('organizer.kit.contrast.all')}
        </summary>
        <ContrastTable
          caption={t('organizer.kit.contrast.captionAll')}
          pairs={pairs}
          font={brands[preset].font}
          showsWhere
        />
      </details>
    </section>
  );
}
