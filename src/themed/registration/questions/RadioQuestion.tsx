'use client';
import { useT } from '../../../i18n';
import { LinkButton } from '../../kit/Button';
import { Radio } from '../../kit/Checkbox';
import { Fieldset } from '../../kit/Fieldset';
import * as css from './questions.css';
import { helpOf } from './helpOf';
import type { QuestionProps } from './questionProps';
import { useChoices } from '../../../headless/form/useChoices';

/** One of a few options, all of them in sight. */
export function RadioQuestion({ name, question }: QuestionProps) {
  const { label, required, options = [] } = question;
  const t = useT();
  const { id, error, chosen: all, toggle, clear, leave } = useChoices(name, question);
  const [chosen] = all;
  return (
    <Fieldset
      id={id}
      legend={label}
      help={helpOf(question)}
      error={error}
      optional={!required}
      required={required}
      role="radiogroup"
      onLeave={leave}
    >
      <div className={css.options}>
        {options.map((option) => (
          <Radio
            key={option}
            name={id}
            value={option}
            checked={chosen === option}
            onChange={() => toggle(option)}
            label={<bdi>{option}</bdi>}
            {...(error && { 'aria-invalid': true })}
          />
        ))}
      </div>
      {!required && chosen !== undefined && (
        <LinkButton
          className={css.clear}
          onClick={() => {
            clear();
            // The button goes away with the choice it takes back.
            document.querySelector<HTMLElement>(`#${CSS.escape(id)} input`)?.focus();
          }}
        >
          {t('registration.clearChoice')}
        </LinkButton>
      )}
    </Fieldset>
  );
}
