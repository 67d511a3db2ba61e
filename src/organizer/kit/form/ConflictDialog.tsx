'use client';
import { useId, useState, type ReactNode } from 'react';
import { sideOf, type Difference, type Side } from '../../../domain';
import { useT } from '../../../i18n';
import { Button, LinkButton } from '../../../themed/kit/Button';
import { Radio } from '../../../themed/kit/Checkbox';
import { Dialog } from '../../../themed/kit/Dialog';
import { Fieldset } from '../../../themed/kit/Fieldset';
import * as css from './ConflictDialog.css';
import { useEditorContext, type EditorContextValue } from './EditorContext';
import type { EditorConflict } from './useEditor';

export interface ConflictDialogProps {
  conflict: EditorConflict;
  /** On the button that goes on with what was chosen; `Save` when absent. */
  action?: ReactNode;
}

/**
 * Somebody else saved first: what they changed, field by field, and whose word counts. Fields this person did not touch are theirs to
 * begin with, fields both changed this person's. Closing it loses nothing: the form stays as it is.
 */
export function ConflictDialog({ conflict, action }: ConflictDialogProps) {
  const { differences, resolve, dismiss } = conflict;
  const t = useT();
  const form = useEditorContext();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const choose = (difference: Difference) => chosen[idOf(difference)] ?? sideOf(difference);
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(differences.map((difference) => [idOf(difference), side])));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) dismiss();
      }}
      title={t('organizer.kit.form.conflict.title')}
      description={t('organizer.kit.form.conflict.text')}
      footer={
        <>
          <Button onClick={dismiss}>{t('organizer.kit.form.leave.stay')}</Button>
          <Button variant="primary" onClick={() => resolve(choose)}>
            {action ?? t('organizer.kit.form.save')}
          </Button>
        </>
      }
    >
      <div className={css.list}>
        {differences.length > 1 && (
          <div className={css.all}>
            <LinkButton onClick={() => chooseAll('mine')}>
              {t('organizer.kit.form.conflict.allMine')}
            </LinkButton>
            <LinkButton onClick={() => chooseAll('theirs')}>
              {t('organizer.kit.form.conflict.allTheirs')}
            </LinkButton>
          </div>
        )}
        {differences.map((difference) => (
          <Choice
            key={idOf(difference)}
            difference={difference}
            form={form}
            side={choose(difference)}
            onChange={(side) => setChosen({ ...chosen, [idOf(difference)]: side })}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  difference: Difference;
  form: EditorContextValue;
  side: Side;
  onChange: (side: Side) => void;
}

function Choice({ difference, form, side, onChange }: ChoiceProps) {
  const t = useT();
  const group = useId();
  const entry = entryOf(form, difference.path);
  const textOf = (value: unknown) => {
    const said = entry?.show?.(value) ?? plainTextOf(value);
    return said === '' ? t('organizer.kit.form.conflict.empty') : said;
  };
  const sides = [
    { value: 'mine', whose: t('organizer.kit.form.conflict.mine'), text: textOf(difference.mine) },
    { value: 'theirs', whose: t('organizer.kit.form.conflict.theirs'), text: textOf(difference.theirs) },
  ] as const;
  return (
    <Fieldset legend={entry?.label ?? difference.path.join(' ')} role="radiogroup">
      {sides.map(({ value, whose, text }) => (
        <Radio
          key={value}
          name={group}
          checked={side === value}
          onChange={() => onChange(value)}
          label={
            <>
              <span className={css.whose}>{whose}</span> <span className={css.word}>{text}</span>
            </>
          }
        />
      ))}
    </Fieldset>
  );
}

const idOf = ({ path }: Difference) => path.join('.');

/** The field itself, or the one the member is a part of. */
function entryOf({ entries }: EditorContextValue, path: readonly string[]) {
  const own = entries.get(path.join('.'));
  if (own) return own;
  for (let length = path.length - 1; length > 0; length--) {
    const entry = entries.get(path.slice(0, length).join('.'));
    if (entry) return { label: entry.label, show: length === path.length - 1 ? entry.showMember : undefined };
  }
  return undefined;
}

function plainTextOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value ? Object.values(value).map(plainTextOf).join(', ') : '';
}
