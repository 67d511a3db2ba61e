'use client';
import { useId, useRef } from 'react';
import {
  acceptAll,
  consentCategories,
  rejectAll,
  type ConsentChoice,
} from '../../domain/cookieConsents/choice';
import { useConsentBanner } from '../../headless/cookieConsents/useConsentBanner';
import { useConsentDraft } from '../../headless/cookieConsents/useConsentDraft';
import { usePageFoot } from '../../headless/cookieConsents/usePageFoot';
import { useFocusWhen } from '../../headless/useFocusWhen';
import { useT } from '../../i18n';
import { Button, LinkButton } from '../kit/Button';
import { Checkbox } from '../kit/Checkbox';
import { Fieldset } from '../kit/Fieldset';
import { Heading } from '../kit/Heading';
import * as css from './ConsentBanner.css';

/** Props of `ConsentBanner`. @experimental */
export interface ConsentBannerProps {
  /** `isOpen` until it is chosen: then a button at the end of the page opens the question again. */
  isOpen: boolean;
  /** What was chosen before; `null` for whoever is asked the first time. */
  choice: ConsentChoice | null;
  /** The visitor chose; all of it is accepted, rejected, or some of it. */
  onChoose: (choice: ConsentChoice) => void;
}

/**
 * Asks which cookies a visitor accepts, at the end of the window: the page stays usable, and nothing of it is behind the banner for
 * good. It takes no focus until somebody opens it. 002 §7 Cookie consent.
 * @experimental
 */
export function ConsentBanner({ isOpen, choice, onChoose }: ConsentBannerProps) {
  const t = useT();
  const { isVisible, isReopened, openerRef, reopen, choose } = useConsentBanner({ isOpen, onChoose });
  if (isVisible) return <Question choice={choice} takesFocus={isReopened} onChoose={choose} />;
  return (
    <div className={css.settings}>
      <LinkButton ref={openerRef} onClick={reopen}>
        {t('consent.settings')}
      </LinkButton>
    </div>
  );
}

interface QuestionProps extends Pick<ConsentBannerProps, 'choice' | 'onChoose'> {
  takesFocus: boolean;
}

function Question({ choice, takesFocus, onChoose }: QuestionProps) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const titleRef = useFocusWhen<HTMLHeadingElement>(takesFocus);
  const { draft, unfold, setCategory, firstRef } = useConsentDraft(choice);
  usePageFoot(box);
  return (
    <>
      <div className={css.room} />
      <section ref={box} aria-labelledby={id} className={css.banner}>
        <div className={css.parts}>
          <Heading ref={titleRef} level={2} size="md" id={id} tabIndex={-1}>
            {t('consent.title')}
          </Heading>
          <p className={css.text}>{t('consent.text')}</p>
          {draft && (
            <Fieldset legend={t('consent.categories')} hint={t('consent.necessary')}>
              {consentCategories.map((category, index) => (
                <Checkbox
                  key={category}
                  ref={index === 0 ? firstRef : undefined}
                  label={t(`consent.category.${category}`)}
                  checked={draft[category]}
                  onChange={({ target }) => setCategory(category, target.checked)}
                />
              ))}
            </Fieldset>
          )}
          <div className={css.buttons}>
            <Button onClick={() => onChoose(rejectAll)}>{t('consent.rejectAll')}</Button>
            <Button onClick={() => onChoose(acceptAll)}>{t('consent.acceptAll')}</Button>
            {draft ? (
              <LinkButton key="save" className={css.wide} onClick={() => onChoose(draft)}>
                {t('consent.save')}
              </LinkButton>
            ) : (
              <LinkButton key="choose" className={css.wide} onClick={unfold}>
                {t('consent.choose')}
              </LinkButton>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
