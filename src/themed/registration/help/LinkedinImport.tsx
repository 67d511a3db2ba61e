'use client';
import { useT, type Translate } from '../../../i18n';
import { Button } from '../../kit/Button';
import { Icon } from '../../kit/Icon';
import { Notice } from '../../kit/Notice';
import { VisuallyHidden } from '../../kit/VisuallyHidden';
import * as css from './help.css';

export interface LinkedinImportProps {
  state: {
    at: 'idle' | 'waiting' | 'blocked' | 'closed' | 'reading' | 'imported' | 'failed';
    /** Of LinkedIn's page, when its window was blocked. */
    url?: string;
  };
  /** How many fields the import filled in. */
  filled: number;
  onStart: () => void;
  onCancel: () => void;
}

/** Import from LinkedIn. 000 §2.9: shown if allowLinkedinAutofill. */
export function LinkedinImport({ state, filled, onStart, onCancel }: LinkedinImportProps) {
  const t = useT();
  const { at, url } = state;
  return (
    <div className={css.offer}>
      <p className={css.text}>{t('registration.help.linkedinText')}</p>
      <div className={css.buttons}>
        <Button
          icon={<Icon name="user" size="small" />}
          busy={at === 'waiting' || at === 'reading'}
          onClick={onStart}
        >
          {t('registration.help.linkedin')}
        </Button>
        {at === 'waiting' && (
          <Button variant="quiet" onClick={onCancel}>
            {t('registration.help.cancel')}
          </Button>
        )}
      </div>
      <div role="status" className={css.said}>
        {at === 'blocked' || at === 'failed' ? (
          <Notice tone="warning" title={t(`registration.help.${at}`)}>
            {url ? (
              // It needs its opener, to tell what it was allowed to.
              <a href={url} target="_blank" rel="opener">
                {t('registration.help.open')}
                <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
              </a>
            ) : (
              t('registration.help.failedText')
            )}
          </Notice>
        ) : (
          textOf(at, filled, t)
        )}
      </div>
    </div>
  );
}

function textOf(at: LinkedinImportProps['state']['at'], filled: number, t: Translate) {
  if (at === 'waiting' || at === 'reading' || at === 'closed') return t(`registration.help.${at}`);
  return at === 'imported' ? filledIn(filled, t) : null;
}

/** How much of a form was filled in from elsewhere. */
export const filledIn = (count: number, t: Translate): string =>
  count > 0 ? t('registration.help.filled', { count }) : t('registration.help.nothing');
