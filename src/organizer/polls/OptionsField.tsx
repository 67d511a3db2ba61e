'use client';
import { freeOptionKey, pollLimits, type OptionValues } from '../../domain/polls';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { LinkButton } from '../../themed/kit/Button';
import { Fieldset } from '../../themed/kit/Fieldset';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { TextInput } from '../../themed/kit/TextInput';
import { useEditorField } from '../kit/fields';
import { SortableList } from '../kit/form';
import { OrganizerIcon } from '../kit/appearance';
import * as css from './polls.css';

/** What can be chosen: written one by one, in an order. */
export function OptionsField() {
  const t = useT();
  const locale = useLocale();
  const label = t('organizer.registrationForm.choices');
  const { value, set, leave, id, error } = useEditorField<readonly OptionValues[]>('options', label, {
    show: (options) =>
      listText(
        locale,
        (options as readonly OptionValues[]).map(({ text }) => text),
      ),
  });
  const isFull = value.length >= pollLimits.maxOptions;
  const nameOf = (option: OptionValues) =>
    option.text.trim() || t('organizer.registrationForm.choice', { number: value.indexOf(option) + 1 });
  const focusOn = (key: string) =>
    requestAnimationFrame(() => document.getElementById(`${id}-${key}`)?.focus());
  const add = () => {
    if (isFull) return;
    const key = freeOptionKey(value);
    set([...value, { key, text: '' }]);
    focusOn(key);
  };
  const remove = (option: OptionValues) => {
    const at = value.indexOf(option);
    const left = value.filter(({ key }) => key !== option.key);
    set(left);
    const neighbour = left[Math.min(at, left.length - 1)];
    if (neighbour) focusOn(neighbour.key);
  };
  return (
    <Fieldset id={id} legend={label} error={error} onLeave={leave}>
      <SortableList
        items={value}
        idOf={({ key }) => key}
        labelOf={nameOf}
        label={label}
        buttons={false}
        onReorder={(keys) => set(keys.flatMap((key) => value.find((option) => option.key === key) ?? []))}
      >
        {(option) => (
          <div className={css.option}>
            <TextInput
              id={`${id}-${option.key}`}
              aria-label={t('organizer.registrationForm.choice', { number: value.indexOf(option) + 1 })}
              value={option.text}
              autoComplete="off"
              dir="auto"
              onChange={({ target }) =>
                set(
                  value.map((other) => (other.key === option.key ? { ...other, text: target.value } : other)),
                )
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
            />
            {value.length > pollLimits.minOptions && (
              <IconButton
                label={t('organizer.registrationForm.choiceRemove', { choice: nameOf(option) })}
                icon={<OrganizerIcon name="close" size="small" />}
                onClick={() => remove(option)}
              />
            )}
          </div>
        )}
      </SortableList>
      {isFull ? (
        <p className={css.quiet}>{t('organizer.polls.problem.manyOptions')}</p>
      ) : (
        <LinkButton icon={<Icon name="plus" size="small" />} onClick={add}>
          {t('organizer.registrationForm.choiceAdd')}
        </LinkButton>
      )}
    </Fieldset>
  );
}
