'use client';
import { useEffect, useRef, useState } from 'react';
import { withAnswer, type ChatbotAnswerRow } from '../../domain/developers';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { LinkButton } from '../../themed/kit/Button';
import { Fieldset } from '../../themed/kit/Fieldset';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { useEditorField } from '../kit/fields';
import { SortableList } from '../kit/form';
import { OrganizerIcon } from '../kit/appearance';
import { rowName } from '../kit/appearance/layout.css';
import { AnswerDialog } from './AnswerDialog';
import * as css from './developers.css';

/** What the chatbot can answer, in an order: of two that fit, the first is said. Saved with the form. */
export function AnswersField() {
  const t = useT();
  const locale = useLocale();
  const label = t('organizer.developers.chatbot.answers');
  const { value, set, leave, id, error } = useEditorField<readonly ChatbotAnswerRow[]>('answers', label, {
    show: (rows) =>
      listText(
        locale,
        (rows as readonly ChatbotAnswerRow[]).map(({ question }) => question),
      ),
  });
  const [opened, setOpened] = useState<ChatbotAnswerRow | 'new' | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isRemoved = useRef(false);
  // What was pressed is gone with its row.
  useEffect(() => {
    if (!isRemoved.current) return;
    isRemoved.current = false;
    add.current?.focus();
  }, [value]);
  const remove = (key: string) => {
    isRemoved.current = true;
    set(value.filter((row) => row.key !== key));
  };
  return (
    <Fieldset id={id} legend={label} error={error} onLeave={leave}>
      {value.length > 0 && (
        <SortableList
          items={value}
          idOf={({ key }) => key}
          labelOf={({ question }) => question}
          label={label}
          buttons={false}
          onReorder={(keys) => set(keys.flatMap((key) => value.find((row) => row.key === key) ?? []))}
        >
          {(row) => (
            <div className={css.answer}>
              <div className={css.about}>
                <button type="button" className={rowName} onClick={() => setOpened(row)}>
                  <bdi>{row.question}</bdi>
                </button>
                <p className={css.answerText} dir="auto">
                  {row.answer}
                </p>
              </div>
              <IconButton
                label={t('organizer.ticketTypes.remove.label', { name: row.question })}
                icon={<OrganizerIcon name="trash" />}
                onClick={() => remove(row.key)}
              />
            </div>
          )}
        </SortableList>
      )}
      <LinkButton ref={add} icon={<Icon name="plus" size="small" />} onClick={() => setOpened('new')}>
        {t('organizer.registrationForm.add')}
      </LinkButton>
      {opened && (
        <AnswerDialog
          answer={opened === 'new' ? null : opened}
          others={value.filter((row) => row !== opened).map(({ question }) => question)}
          onDone={(answer) => {
            set(withAnswer(value, answer, opened === 'new' ? undefined : opened.key));
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </Fieldset>
  );
}
