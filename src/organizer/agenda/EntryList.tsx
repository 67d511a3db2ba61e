'use client';
import { useReducer, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { entriesInOrder, newEntry, type AgendaList, type AgendaSettingsValues } from '../../domain/agenda';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { LinkButton } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { useConfirm } from '../kit/confirm';
import { useEditorField } from '../kit/fields';
import { SortableList } from '../kit/form';
import { useEditorContext } from '../kit/form/EditorContext';
import { useRowNames } from '../kit/form/formRows';
import * as css from './agenda.css';
import { EntryRow } from './EntryRow';

export interface EntryListProps {
  list: AgendaList;
  /** How many sessions have an entry, by its name in the form. */
  use: Readonly<Record<string, number>>;
}

/** Tracks, locations or tags: added, named, arranged and removed. What sessions have stays. 002 §2 agenda tag management, agenda locations. */
export function EntryList({ list, use }: EntryListProps) {
  const t = useT();
  const locale = useLocale();
  const { methods, idOf } = useEditorContext();
  const { getValues, setValue, control } = methods;
  const addButton = useRef<HTMLButtonElement>(null);
  const { confirm, dialog } = useConfirm();
  const label = t(`organizer.agenda.${list}`);
  const nameOf = (key: string) =>
    String(getValues(`${list}.${key}.name`) ?? '') || t('organizer.agenda.unnamed');
  const order = useEditorField<string[]>(`order.${list}`, label, {
    show: (keys) => listText(locale, ((keys as string[] | undefined) ?? []).map(nameOf)),
  });
  const known = useWatch({ control, name: list, compute: (entries) => Object.keys(entries as object) });
  const keys = entriesInOrder(order.value, known);
  useRowNames<{ name: string }>(list, label, (entry) => entry.name);
  // What an entry is called may be another once its field is left.
  const [, readNames] = useReducer((times: number) => times + 1, 0);
  const add = () => {
    const { key, entry } = newEntry(list, getValues() as AgendaSettingsValues, crypto.randomUUID());
    setValue(`${list}.${key}`, entry, { shouldDirty: true });
    order.set([...keys, key]);
    requestAnimationFrame(() => document.getElementById(idOf(`${list}.${key}.name`))?.focus());
  };
  const remove = async (key: string) => {
    const count = use[key] ?? 0;
    if (count > 0) {
      await confirm({
        title: t('organizer.agenda.keeps.title', { name: nameOf(key) }),
        text: t('organizer.agenda.keeps.text', { count }),
        action: t('kit.close'),
      });
      return;
    }
    const others = Object.entries(getValues(list) as object).filter(([other]) => other !== key);
    order.set(keys.filter((other) => other !== key));
    setValue(list, Object.fromEntries(others), { shouldDirty: true });
    addButton.current?.focus();
  };
  return (
    <div className={css.whole}>
      {keys.length === 0 && <p className={css.quiet}>{t('organizer.agenda.listEmpty')}</p>}
      <SortableList
        items={keys}
        idOf={(key) => key}
        labelOf={nameOf}
        label={label}
        onReorder={(next) => order.set([...next])}
      >
        {(key) => (
          <EntryRow
            list={list}
            entryKey={key}
            number={keys.indexOf(key) + 1}
            name={nameOf(key)}
            count={use[key] ?? 0}
            onLeave={readNames}
            onEnter={add}
            onRemove={() => void remove(key)}
          />
        )}
      </SortableList>
      <div>
        <LinkButton ref={addButton} icon={<Icon name="plus" size="small" />} onClick={add}>
          {t(`organizer.agenda.add.${list}`)}
        </LinkButton>
      </div>
      {dialog}
    </div>
  );
}
