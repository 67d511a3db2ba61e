'use client';
import { useState } from 'react';
import { freeChoiceNumber, withPasted, type ChoiceDraft } from '../../domain';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { Button, LinkButton } from '../../themed/kit/Button';
import { Field } from '../../themed/kit/Field';
import { Fieldset } from '../../themed/kit/Fieldset';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { TextArea, TextInput } from '../../themed/kit/TextInput';
import { useConfirm } from '../kit/confirm';
import { useEditorField } from '../kit/fields';
import { SortableList } from '../kit/form';
import { OrganizerIcon } from '../kit/appearance/OrganizerIcon';
import * as css from './registrationForm.css';

export interface ChoicesEditorProps {
  /** Of the list of choices in the form. */
  name: string;
  /** How many tickets have each choice, by its text. */
  counts: Readonly<Record<string, number>>;
}

/** What can be chosen: written one by one or pasted, in an order. One that somebody chose is not taken away unasked. */
export function ChoicesEditor({ name, counts }: ChoicesEditorProps) {
  const t = useT();
  const locale = useLocale();
  const label = t('organizer.registrationForm.choices');
  const { value, set, leave, id, error } = useEditorField<ChoiceDraft[]>(name, label, {
    show: (choices) =>
      listText(locale, (choices as ChoiceDraft[] | undefined)?.map(({ text }) => text) ?? []),
  });
  const { confirm, dialog } = useConfirm();
  // Choices that were saved are counted by what they were called when the form was opened.
  const [saved] = useState(() => new Map(value.map((choice) => [choice.id, choice.text])));
  const countOf = (choice: ChoiceDraft) => counts[saved.get(choice.id) ?? ''] ?? 0;
  const remove = async (choice: ChoiceDraft) => {
    const count = countOf(choice);
    const isSure =
      count === 0 ||
      (await confirm({
        title: t('organizer.registrationForm.removeTitle', { label: choice.text }),
        text: t('organizer.registrationForm.removeText', { count }),
        action: t('organizer.kit.form.remove'),
        tone: 'danger',
      }));
    if (isSure) set(value.filter((other) => other.id !== choice.id));
  };
  const add = () => {
    const next = { id: `c${freeChoiceNumber(value)}`, text: '' };
    set([...value, next]);
    requestAnimationFrame(() => document.getElementById(`${id}-${next.id}`)?.focus());
  };
  return (
    <Fieldset id={id} legend={label} error={error} onLeave={leave}>
      <SortableList
        items={value}
        idOf={(choice) => choice.id}
        labelOf={(choice) => choice.text}
        label={label}
        buttons={false}
        onReorder={(ids) => set(ids.flatMap((one) => value.find((choice) => choice.id === one) ?? []))}
      >
        {(choice) => (
          <div className={css.choice}>
            <TextInput
              id={`${id}-${choice.id}`}
              aria-label={t('organizer.registrationForm.choice', { number: value.indexOf(choice) + 1 })}
              value={choice.text}
              autoComplete="off"
              onChange={({ target }) =>
                set(value.map((other) => (other.id === choice.id ? { ...other, text: target.value } : other)))
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
            <IconButton
              label={t('organizer.registrationForm.choiceRemove', { choice: choice.text })}
              icon={<OrganizerIcon name="close" size="small" />}
              onClick={() => void remove(choice)}
            />
            {countOf(choice) > 0 && (
              <span className={css.count}>
                {t('organizer.registrationForm.answered', { count: countOf(choice) })}
              </span>
            )}
          </div>
        )}
      </SortableList>
      <AddChoices onAdd={add} onPaste={(text) => set(withPasted(value, text))} />
      {dialog}
    </Fieldset>
  );
}

function AddChoices({ onAdd, onPaste }: { onAdd: () => void; onPaste: (text: string) => void }) {
  const t = useT();
  const [pasted, setPasted] = useState<string | null>(null);
  return (
    <>
      <div className={css.line}>
        <LinkButton icon={<Icon name="plus" size="small" />} onClick={onAdd}>
          {t('organizer.registrationForm.choiceAdd')}
        </LinkButton>
        <LinkButton aria-expanded={pasted !== null} onClick={() => setPasted(pasted === null ? '' : null)}>
          {t('organizer.registrationForm.choicesPaste')}
        </LinkButton>
      </div>
      {pasted !== null && (
        <div className={css.paste}>
          <Field
            label={t('organizer.registrationForm.choicesPaste')}
            hint={t('organizer.registrationForm.choicesPasteHint')}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={6}
                value={pasted}
                onChange={(event) => setPasted(event.target.value)}
              />
            )}
          </Field>
          <Button
            onClick={() => {
              onPaste(pasted);
              setPasted(null);
            }}
          >
            {t('organizer.registrationForm.choicesTake')}
          </Button>
        </div>
      )}
    </>
  );
}
