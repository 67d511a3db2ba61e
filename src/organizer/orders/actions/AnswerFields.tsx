'use client';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import {
  answerLimit,
  countries,
  textsOf,
  visibleQuestions,
  type AttendeeQuestion,
  type AttendeeValues,
} from '../../../domain';
import { useLocale, useT } from '../../../i18n';
import { LinkButton } from '../../../themed/kit/Button';
import { DayField, LongTextField, MultiSelectField, SelectField, TextField } from '../../kit/fields';
import { useEditorContext, useEditorControl } from '../../kit/form/EditorContext';
import * as css from './actions.css';

/** The questions that are asked by what is answered so far. */
export function AnswerFields({ questions }: { questions: readonly AttendeeQuestion[] }) {
  const answers = useWatch({ control: useEditorControl<AttendeeValues>(), name: 'answers' });
  return visibleQuestions(questions, ({ key }) => answers[key]).map((question) => (
    <AnswerField key={question.key} question={question} />
  ));
}

function AnswerField({ question }: { question: AttendeeQuestion }) {
  const { key, label, required, options = [], type } = question;
  const name = `answers.${key}`;
  const frame = { name, label, required, optional: !required };
  switch (type) {
    case 'select':
    case 'radio':
      return (
        <ChoiceAnswer {...frame} options={options.map((option) => ({ value: option, label: option }))} />
      );
    case 'checkbox':
    case 'list':
      return (
        <MultiSelectField
          name={name}
          label={label}
          optional={!required}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      );
    case 'country':
      return <CountryAnswer {...frame} />;
    case 'textarea':
      return <LongTextField {...frame} limit={answerLimit(question)} />;
    case 'phone':
      return <TextField {...frame} type="tel" inputMode="tel" dir="ltr" />;
    case 'date':
      return <DayField {...frame} min={question.min} max={question.max} />;
    case 'email':
      return <TextField {...frame} type="email" />;
    default:
      return <TextField {...frame} limit={answerLimit(question)} />;
  }
}

interface ChoiceProps {
  name: string;
  label: string;
  required: boolean;
  optional: boolean;
  options: readonly { value: string; label: string }[];
}

/** One of the choices; where it is optional, none again. */
function ChoiceAnswer(props: ChoiceProps) {
  const { name, optional } = props;
  const t = useT();
  const { methods, idOf } = useEditorContext();
  const value = useWatch({ control: methods.control, name }) as string;
  return (
    <div className={css.choice}>
      <SelectField {...props} />
      {optional && textsOf(value).length > 0 && (
        <LinkButton
          aria-label={`${t('registration.clearChoice')}: ${props.label}`}
          onClick={() => {
            methods.setValue(name, '', { shouldDirty: true, shouldTouch: true });
            // The button goes away with the choice it takes back.
            document.getElementById(idOf(name))?.focus();
          }}
        >
          {t('registration.clearChoice')}
        </LinkButton>
      )}
    </div>
  );
}

function CountryAnswer(props: Omit<ChoiceProps, 'options'>) {
  const locale = useLocale();
  const options = useMemo(
    () => countries({ locale }).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  return <ChoiceAnswer {...props} options={options} />;
}
