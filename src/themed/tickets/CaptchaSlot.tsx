'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocale, useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import * as css from './CaptchaSlot.css';

/** How far the check has come; `waiting` is for the buyer. */
export type CaptchaSlotPhase = 'loading' | 'waiting' | 'passed' | 'failed' | 'closed' | 'expired' | 'blocked';

export interface CaptchaSlotProps {
  /**
   * Draws the provider's box into an empty element and tells each phase; answers how to take it away. Keep the function
   * the same between renders.
   */
  mount: (
    place: HTMLElement,
    look: { locale: string; scheme: 'light' | 'dark' },
    onPhase: (phase: CaptchaSlotPhase) => void,
  ) => () => void;
}

/** The place of a captcha the buyer can see, above the order buttons, and what became of it in words. 000 §2.3, §8. */
export function CaptchaSlot({ mount }: CaptchaSlotProps) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<CaptchaSlotPhase>('loading');
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (place.current) return mount(place.current, { locale, scheme: schemeOf(place.current) }, setPhase);
  }, [mount, locale, attempt]);

  const words = {
    loading: t('captcha.loading'),
    waiting: null,
    passed: t('captcha.passed'),
    failed: t('captcha.failed'),
    closed: t('captcha.closed'),
    expired: t('captcha.expired'),
    blocked: t('captcha.blocked'),
  }[phase];
  return (
    <div role="group" aria-labelledby={id} data-phase={phase} className={css.slot}>
      <p id={id} className={css.label}>
        {t('captcha.label')}
      </p>
      <div ref={place} className={css.place} />
      <p role="status" className={css.status}>
        {words && (
          <>
            {phase !== 'loading' && <Icon name={phase === 'passed' ? 'check-circle' : 'alert-circle'} />}
            <span>{words}</span>
          </>
        )}
      </p>
      {phase === 'blocked' && (
        <Button className={css.retry} onClick={() => setAttempt(attempt + 1)}>
          {t('load.failed.retry')}
        </Button>
      )}
    </div>
  );
}

/** The scheme in force around an element. */
function schemeOf(element: HTMLElement): 'light' | 'dark' {
  const asked = element.closest<HTMLElement>('[data-theme]')?.dataset['theme'];
  if (asked === 'dark') return 'dark';
  const isDark = asked === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches;
  return isDark ? 'dark' : 'light';
}
