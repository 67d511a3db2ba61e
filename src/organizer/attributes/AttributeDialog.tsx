'use client';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Attribute } from '../../contract';
import {
  attributeSchema,
  attributeTypes,
  attributeValues,
  hasOptions,
  maxAttributeLabelLength,
  newAttribute,
  type AttributeValues,
} from '../../domain/attributes';
import type { Saved } from '../../hooks';
import { useT } from '../../i18n';
import { LongTextField, SelectField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { FormDialog, useEditor } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import { attributeTypeKeys } from './attributeTypeKeys';

/** How an attribute is saved. All reject with the client's ApiError. */
export interface AttributeCalls {
  create: (values: AttributeValues) => Promise<Attribute>;
  read: (id: string) => Promise<Attribute>;
  /** 4090 when somebody else changed it since `version`. */
  save: (id: string, values: AttributeValues, version: number) => Promise<Attribute>;
}

export interface AttributeDialogProps {
  /** `null` for a new one. */
  attribute: Attribute | null;
  calls: AttributeCalls;
  onSaved: (attribute: Attribute) => void;
  onClose: () => void;
}

const toSaved = (attribute: Attribute): Saved<AttributeValues> => ({
  values: attributeValues(attribute),
  version: attribute.version,
});
const fresh: Saved<AttributeValues> = { values: newAttribute, version: 0 };

/** What an attribute is called, and what can be answered: as much of it as no form relies on. */
export function AttributeDialog({ attribute, calls, onSaved, onClose }: AttributeDialogProps) {
  const t = useT();
  const latest = useRef<Attribute>(undefined);
  const schema = useMemo(
    () => attributeSchema(attribute?.inUse || attribute?.builtIn ? attribute.options : []),
    [attribute],
  );
  const editor = useEditor<AttributeValues>({
    saved: useMemo(() => (attribute ? toSaved(attribute) : fresh), [attribute]),
    schema,
    save: async (values, version) => {
      latest.current = attribute
        ? await calls.save(attribute.id, values, version)
        : await calls.create(values);
      return toSaved(latest.current);
    },
    reload: attribute ? async () => toSaved(await calls.read(attribute.id)) : undefined,
    onSaved: () => latest.current && onSaved(latest.current),
  });
  return (
    <FormDialog
      editor={editor}
      title={
        attribute
          ? t('organizer.sharing.editTitle', { name: attribute.label })
          : t('organizer.attributes.new')
      }
      text={textOf(attribute, t)}
      onClose={onClose}
    >
      <TextField<AttributeValues>
        name="label"
        label={t('organizer.companies.name')}
        hint={t('organizer.attributes.labelHint')}
        limit={maxAttributeLabelLength}
        required
      />
      {!attribute?.builtIn && <Answers isFixed={attribute?.inUse ?? false} />}
    </FormDialog>
  );
}

function textOf(attribute: Attribute | null, t: ReturnType<typeof useT>): string | undefined {
  if (attribute?.builtIn) return t('organizer.attributes.onlyName');
  return attribute?.inUse ? t('organizer.attributes.typeStays') : undefined;
}

/** What can be answered; the type stays where `isFixed`. */
function Answers({ isFixed }: { isFixed: boolean }) {
  const t = useT();
  const type = useWatch({ control: useEditorControl<AttributeValues>(), name: 'type' });
  return (
    <>
      {!isFixed && (
        <SelectField<AttributeValues>
          name="type"
          label={t('organizer.agenda.kind')}
          options={optionsOf(attributeTypes, (each) => t(attributeTypeKeys[each]))}
        />
      )}
      {hasOptions(type) && (
        <LongTextField<AttributeValues>
          name="options"
          label={t('organizer.registrationForm.choices')}
          hint={t('organizer.registrationForm.choicesPasteHint')}
          rows={6}
        />
      )}
    </>
  );
}
