'use client';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useCaptchaSlot, type MountCaptcha } from '../../headless/tickets/useCaptchaSlot';
import { useLocale, useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import * as css from './CaptchaSlot.css';

export interface CaptchaSlotProps {
  mount: MountCaptcha;
}

/** The place of a captcha the buyer can see, above the order buttons, and what became of it in words. 000 §2.3, §8. */
export function CaptchaSlot({ mount }: CaptchaSlotProps) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const containerRef = useRef<HTMLDivElement>(null);
  const scheme = useScheme(containerRef);
  const { phase, retry } = useCaptchaSlot({ containerRef, mount, locale, scheme });

  const labels = {
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
      <div ref={containerRef} className={css.container} />
      <p role="status" className={css.status}>
        {labels && (
          <>
            {phase !== 'loading' && <Icon name={phase === 'passed' ? 'check-circle' : 'alert-circle'} />}
            <span>{labels}</span>
          </>
        )}
      </p>
      {phase === 'blocked' && (
        <Button className={css.retry} onClick={retry}>
          {t('load.failed.retry')}
        </Button>
      )}
    </div>
  );
}

/** The scheme in force around an element, now and when it changes; `null` before the first look. */
function useScheme(ref: RefObject<HTMLElement | null>): Scheme | null {
  const [scheme, setScheme] = useState<Scheme | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const check = () => setScheme(schemeOf(element));
    check();
    const root = element.closest('[data-theme]');
    const observer = new MutationObserver(check);
    if (root) observer.observe(root, { attributeFilter: ['data-theme'] });
    const system = matchMedia(darkSystem);
    system.addEventListener('change', check);
    return () => {
      observer.disconnect();
      system.removeEventListener('change', check);
    };
  }, [ref]);
  return scheme;
}

type Scheme = 'light' | 'dark';
const darkSystem = '(prefers-color-scheme: dark)';

function schemeOf(element: HTMLElement): Scheme {
  const requested = element.closest<HTMLElement>('[data-theme]')?.dataset['theme'];
  if (requested === 'dark') return 'dark';
  const isDark = requested === 'auto' && matchMedia(darkSystem).matches;
  return isDark ? 'dark' : 'light';
}
