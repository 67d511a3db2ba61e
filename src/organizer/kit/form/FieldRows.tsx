'use client';
import { useRef, type ReactNode } from 'react';
import { useFieldArray, type FieldValues } from 'react-hook-form';
import { Button } from '../../../themed/kit/Button';
import { Icon } from '../../../themed/kit/Icon';
import { OrganizerIcon } from '../appearance';
import { useEditorControl } from './EditorContext';
import * as css from './FieldRows.css';

export interface FieldRowsProps {
  /** Of the form: a list of objects. */
  name: string;
  /** What a row begins with. */
  newRow: FieldValues;
  /** Its field that takes the focus. */
  firstField: string;
  /** “Chart 2”; counted from 1. */
  legend: (number: number) => string;
  /** “Remove chart 2”; the last row stays. */
  removeText: (number: number) => string;
  /** “Add chart”. */
  addText: string;
  /** The fields of a row. */
  children: (index: number) => ReactNode;
}

/** Several of the same in a dialog, of which there is always one. */
export function FieldRows(props: FieldRowsProps) {
  const { name, newRow, firstField, legend, removeText, addText, children } = props;
  const { fields, append, remove } = useFieldArray({ control: useEditorControl(), name });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={css.row}>
          <legend className={css.legend}>{legend(index + 1)}</legend>
          {children(index)}
          {fields.length > 1 && (
            <div>
              <Button
                icon={<OrganizerIcon name="trash" />}
                onClick={() => {
                  remove(index);
                  add.current?.focus();
                }}
              >
                {removeText(index + 1)}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <div className={css.row}>
        <div>
          <Button
            ref={add}
            icon={<Icon name="plus" />}
            onClick={() =>
              append(newRow, { shouldFocus: true, focusName: `${name}.${fields.length}.${firstField}` })
            }
          >
            {addText}
          </Button>
        </div>
      </div>
    </>
  );
}
