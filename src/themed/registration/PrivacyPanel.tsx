'use client';
import { useId, useRef, useState } from 'react';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Heading } from '../kit/Heading';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { NewTab } from './NewTab';
import * as css from './PrivacyPanel.css';
import { RichText } from './RichText';

export interface PrivacyPanelProps {
  /** Whose organizer asks. */
  eventName: string;
  privacyUrl: string;
  /** Ask. Keep it mounted: what became of the answer is said here. */
  open: boolean;
  /** Accept, or the close X. */
  onAnswer: (accepted: boolean) => void;
}

/** Asks whether the organizer may keep a buyer who does not finish. Nothing waits for the answer. 000 §2.6. */
export function PrivacyPanel({ eventName, privacyUrl, open, onAnswer }: PrivacyPanelProps) {
  const t = useT();
  const titleId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<'accepted' | 'declined' | null>(null);
  const answer = (accepted: boolean) => {
    // The pressed button goes away: the focus must not go with it.
    anchor.current?.focus({ preventScroll: true });
    setSaid(accepted ? 'accepted' : 'declined');
    onAnswer(accepted);
  };
  const text = said && (said === 'accepted' ? t('privacy.accepted') : t('privacy.declined'));
  return (
    <>
      <VisuallyHidden role="status">{!open && text}</VisuallyHidden>
      <div ref={anchor} tabIndex={-1} className={css.anchor}>
        {open && (
          <section aria-labelledby={titleId} className={css.panel}>
            <Heading level={2} size="md" id={titleId} className={css.title}>
              {t('privacy.title')}
            </Heading>
            <IconButton
              label={t('privacy.close')}
              icon={<Icon name="close" />}
              className={css.close}
              onClick={() => answer(false)}
            />
            <div className={css.text}>
              <p>{t('privacy.text', { event: eventName })}</p>
              <p>
                <RichText
                  text={t('privacy.policy')}
                  parts={{ privacy: (link) => <NewTab href={privacyUrl}>{link}</NewTab> }}
                />
              </p>
            </div>
            <Button className={css.accept} onClick={() => answer(true)}>
              {t('privacy.accept')}
            </Button>
          </section>
        )}
      </div>
    </>
  );
}
