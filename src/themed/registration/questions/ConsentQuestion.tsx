'use client';
import { textsOf } from '../../../domain';
import { useT } from '../../../i18n';
import { Checkbox } from '../../kit/Checkbox';
import { SafeHtml } from '../../kit/SafeHtml';
import type { QuestionProps } from './questionProps';
import * as css from './questions.css';
import { useAnswer } from '../../../headless/form/useAnswer';

/** One box with the organizer's own words. The box is the first thing a screen reader hears of it, its label the words. */
export function ConsentQuestion({ name, question }: QuestionProps) {
  const { label, required, safeHtmlText } = question;
  const t = useT();
  const { id, error, answer, set, leave } = useAnswer(name, label);
  return (
    <Checkbox
      id={id}
      className={css.whole}
      checked={textsOf(answer).length > 0}
      onChange={(event) => set(event.target.checked ? 'true' : '')}
      onBlur={leave}
      error={error}
      {...(required && { 'aria-required': true })}
      label={
        <>
          <span className={css.title}>{label}</span>
          {!required && <span className={css.aside}> {t('kit.optional')}</span>}
          {safeHtmlText && <SafeHtml html={safeHtmlText} className={css.text} />}
        </>
      }
    />
  );
}
