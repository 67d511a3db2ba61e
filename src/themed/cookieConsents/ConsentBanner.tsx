'use client';
import { useEffect, useId, useRef, useState } from 'react';
import {
  acceptAll,
  consentCategories,
  rejectAll,
  type ConsentChoice,
} from '../../domain/cookieConsents/choice';
import { useT } from '../../i18n';
import { Button, LinkButton } from '../kit/Button';
import { Checkbox } from '../kit/Checkbox';
import { Fieldset } from '../kit/Fieldset';
import { Heading } from '../kit/Heading';
import * as css from './ConsentBanner.css';
import { usePageFoot } from './usePageFoot';

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
  const [isReopened, setReopened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hasClosed = useRef(false);
  const isShown = isOpen || isReopened;
  useEffect(() => {
    // What was pressed is gone with the banner.
    if (!isShown && hasClosed.current) opener.current?.focus();
    hasClosed.current = false;
  }, [isShown]);
  const choose = (next: ConsentChoice) => {
    hasClosed.current = true;
    setReopened(false);
    onChoose(next);
  };
  if (isShown) return <Question choice={choice} takesFocus={isReopened} onChoose={choose} />;
  return (
    <div className={css.settings}>
      <LinkButton ref={opener} onClick={() => setReopened(true)}>
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
  const title = useRef<HTMLHeadingElement>(null);
  const [draft, setDraft] = useState(choice);
  const isUnfolded = draft !== null && choice === null;
  usePageFoot(box);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <div className={css.room} />
      <section ref={box} aria-labelledby={id} className={css.banner}>
        <div className={css.parts}>
          <Heading ref={title} level={2} size="md" id={id} tabIndex={-1}>
            {t('consent.title')}
          </Heading>
          <p className={css.text}>{t('consent.text')}</p>
          {draft && <Categories draft={draft} onDraft={setDraft} takesFocus={isUnfolded} />}
          <div className={css.buttons}>
            <Button onClick={() => onChoose(rejectAll)}>{t('consent.rejectAll')}</Button>
            <Button onClick={() => onChoose(acceptAll)}>{t('consent.acceptAll')}</Button>
            {draft ? (
              <LinkButton key="save" className={css.wide} onClick={() => onChoose(draft)}>
                {t('consent.save')}
              </LinkButton>
            ) : (
              <LinkButton key="choose" className={css.wide} onClick={() => setDraft(rejectAll)}>
                {t('consent.choose')}
              </LinkButton>
            )}
          </div>
        </div>
      </section>
    </>
  );
}

interface CategoriesProps {
  draft: ConsentChoice;
  onDraft: (draft: ConsentChoice) => void;
  /** They were just asked for: the first one has the focus. */
  takesFocus: boolean;
}

/** Nothing is ticked that nobody chose. */
function Categories({ draft, onDraft, takesFocus }: CategoriesProps) {
  const t = useT();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  return (
    <Fieldset legend={t('consent.categories')} hint={t('consent.necessary')}>
      {consentCategories.map((category, index) => (
        <Checkbox
          key={category}
          ref={index === 0 ? first : undefined}
          label={t(`consent.category.${category}`)}
          checked={draft[category]}
          onChange={({ target }) => onDraft({ ...draft, [category]: target.checked })}
        />
      ))}
    </Fieldset>
  );
}
