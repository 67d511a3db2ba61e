'use client';
import { useContext } from 'react';
import { Countdown as Headless } from '../../headless/registration';
import { useLocale, useT } from '../../i18n';
import { cx } from '../kit/cx';
import { Icon } from '../kit/Icon';
import { num } from '../kit/text.css';
import { WideContext } from '../kit/WideContext';
import * as css from './Countdown.css';

/** Props of `Countdown`. @public */
export interface CountdownProps {
  /** Milliseconds left of the hold. */
  remaining: number;
  /** Milliseconds the hold lasts in all; for the line. */
  total: number;
  /** Added to the classes of its outermost element. */
  className?: string | undefined;
}

/**
 * Time left to complete the registration. 000 §2.7, §4 Countdown: red below two minutes. Its ticking is never read aloud;
 * `TimeWarning` says when little is left.
 * @public
 */
export function Countdown({ remaining, total, className }: CountdownProps) {
  const t = useT();
  const locale = useLocale();
  // 000 §2.7: on a phone minutes and seconds, and nothing else. They begin the bar above the form.
  const isInBar = useContext(WideContext) === false;
  const frame = cx(css.frame, isInBar ? css.inBar : css.alone, className);
  return (
    <Headless.Root remaining={remaining} total={total} locale={locale} className={frame}>
      <Headless.Timer aria-label={t('registration.countdown.long')} className={css.countdown}>
        <Icon name="clock" className={css.icon} />
        {!isInBar && (
          <p aria-hidden="true" className={css.text}>
            <span className={css.short}>{t('registration.countdown.short')}</span>
            <span className={css.long}>{t('registration.countdown.long')}</span>
          </p>
        )}
        <p className={cx(css.time, num)}>
          <Headless.Time />
        </p>
        <span aria-hidden="true" className={css.line}>
          <Headless.Indicator className={css.left} />
        </span>
      </Headless.Timer>
    </Headless.Root>
  );
}
