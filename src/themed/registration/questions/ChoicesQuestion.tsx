'use client';
import { useId } from 'react';
import { useLocale, useT } from '../../../i18n';
import { Checkbox } from '../../kit/Checkbox';
import { Fieldset } from '../../kit/Fieldset';
import { Icon } from '../../kit/Icon';
import { TextInput } from '../../kit/TextInput';
import { VisuallyHidden } from '../../kit/VisuallyHidden';
import { helpOf } from './helpOf';
import * as css from './questions.css';
import type { QuestionProps } from './questionProps';
import { useChoices } from '../../../headless/form/useChoices';
import { useOptionSearch } from '../../../headless/form/useOptionSearch';

/** Any of the options. Many of them scroll in a frame of their own and can be searched. */
export function ChoicesQuestion({ name, question }: QuestionProps) {
  const { label, required, options = [], maxChoices = Infinity } = question;
  const t = useT();
  const { id, error, chosen, isComplete, isClosed, toggle, leave } = useChoices(name, question);
  const noteId = useId();
  const { isLong, query, setQuery, found, onKeyDown } = useOptionSearch(options, useLocale());
  const most =
    maxChoices < options.length ? t('registration.choices.most', { count: maxChoices }) : undefined;
  return (
    <Fieldset
      id={id}
      legend={label}
      help={helpOf(question)}
      hint={most}
      error={error}
      optional={!required}
      onLeave={leave}
    >
      {isLong && (
        <div className={css.search}>
          <TextInput
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
            aria-label={t('registration.choices.search', { label })}
            autoComplete="off"
            start={<Icon name="search" size="small" />}
          />
        </div>
      )}
      <div className={isLong ? css.frame : css.options}>
        {found.map((option) => {
          const isChosen = chosen.includes(option);
          return (
            <Checkbox
              key={option}
              checked={isChosen}
              onChange={() => toggle(option)}
              label={<bdi>{option}</bdi>}
              {...(error && { 'aria-invalid': true })}
              {...(isClosed(option) && { 'aria-disabled': true, 'aria-describedby': noteId })}
            />
          );
        })}
        {found.length === 0 && <p className={css.note}>{t('registration.choices.none', { text: query })}</p>}
      </div>
      {isLong && (
        <p className={css.note} role="status">
          {t('registration.choices.chosen', { count: chosen.length })}
        </p>
      )}
      {most !== undefined && (
        <VisuallyHidden id={noteId} role="status">
          {isComplete && t('registration.choices.complete')}
        </VisuallyHidden>
      )}
    </Fieldset>
  );
}
