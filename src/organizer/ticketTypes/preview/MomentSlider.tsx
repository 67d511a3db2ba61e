'use client';
import { useId } from 'react';
import { useLocale, useT } from '../../../i18n';
import { slider } from '../../kit/appearance/layout.css';
import { Icon } from '../../../themed/kit/Icon';
import { IconButton } from '../../../themed/kit/IconButton';
import type { TicketTypeContext } from '../context';
import { dayText } from './moments';
import * as css from './MomentSlider.css';
import type { usePreview } from './usePreview';

export interface MomentProps {
  preview: ReturnType<typeof usePreview>;
  context: TicketTypeContext;
}

/** Moves the preview from one moment worth seeing to the next. */
export function MomentSlider({ preview, context }: MomentProps) {
  const t = useT();
  const locale = useLocale();
  const labelId = useId();
  const { stages, index, stage, now, go } = preview;
  if (!stage) return null;
  const day = dayText(stage.at, now, context.sale.event.timeZone, locale);
  const state = t(`organizer.ticketTypes.stage.${stage.state}`);
  const when = stage.isNow ? t('organizer.ticketTypes.preview.today', { date: day }) : day;
  return (
    <div role="group" aria-labelledby={labelId} className={css.box}>
      <p className={css.text}>
        <strong>{state}</strong> <span className={css.when}>{when}</span>
      </p>
      <span id={labelId} hidden>
        {t('organizer.ticketTypes.preview.moment')}
      </span>
      <div className={css.controls}>
        <IconButton
          label={t('organizer.ticketTypes.preview.earlier')}
          icon={<Icon name="chevron-start" />}
          aria-disabled={index === 0}
          onClick={() => go(Math.max(0, index - 1))}
        />
        <input
          type="range"
          aria-labelledby={labelId}
          aria-valuetext={`${state}, ${when}`}
          min={0}
          max={stages.length - 1}
          value={index}
          onChange={(event) => go(Number(event.target.value))}
          className={slider}
        />
        <IconButton
          label={t('organizer.ticketTypes.preview.later')}
          icon={<Icon name="chevron-end" />}
          aria-disabled={index === stages.length - 1}
          onClick={() => go(Math.min(stages.length - 1, index + 1))}
        />
      </div>
    </div>
  );
}
