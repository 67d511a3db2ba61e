'use client';
import type { BrandColour, ColourCorrection, ContrastReport } from '../../../domain/theme';
import { useLocale, useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Notice } from '../../../themed/kit/Notice';
import * as css from './ContrastReport.css';
import { colourNames } from './contrastNames';

export interface ColourCorrectionsProps {
  report: ContrastReport;
  onFix?: ((color: BrandColour, value: string) => void) | undefined;
}

/** What the theme made of colours that it could not use as they were given, each with the nearest that it can. */
export function ColourCorrections({ report, onFix }: ColourCorrectionsProps) {
  return report.corrections.map((correction) => (
    <Correction key={correction.color} correction={correction} report={report} onFix={onFix} />
  ));
}

interface CorrectionProps extends ColourCorrectionsProps {
  correction: ColourCorrection;
}

function Correction({ correction, report, onFix }: CorrectionProps) {
  const t = useT();
  const ratio = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 2 });
  const { color, given, used, value } = correction;
  const use = value.toUpperCase();
  const [worst] = report.pairs
    .filter(({ fix }) => fix?.color === color)
    .sort((one, other) => one.given / one.needed - other.given / other.needed);
  return (
    <Notice
      tone="warning"
      title={t('organizer.kit.contrast.correction.title', { colour: t(colourNames[color]) })}
      action={
        onFix && (
          <Button onClick={() => onFix(color, value)}>
            {t('organizer.kit.contrast.use', { value: use })}
          </Button>
        )
      }
    >
      <span className={css.chips} aria-hidden="true">
        <span className={css.chip} style={{ background: given }} />
        <span className={css.chip} style={{ background: used }} />
      </span>
      {t(`organizer.kit.contrast.correction.${color}`, {
        given: given.toUpperCase(),
        used: used.toUpperCase(),
      })}
      {worst && ' '}
      {worst &&
        t('organizer.kit.contrast.wouldBe', {
          ratio: ratio.format(worst.given),
          needed: ratio.format(worst.needed),
        })}
    </Notice>
  );
}
