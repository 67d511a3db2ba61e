'use client';
import { useMemo } from 'react';
import type { Attribute } from '../../contract';
import { useT } from '../../i18n';
import type { ListProps } from '../kit/list';
import { NamedList, NamedRow } from '../kit/names';
import type { Reading } from '../kit/record';
import { AttributeDialog, type AttributeCalls } from './AttributeDialog';
import { attributeTypeKeys } from './attributeTypeKeys';

export interface AttributesViewProps
  extends Reading, Partial<Pick<ListProps, 'view' | 'onViewChange' | 'savedAs'>> {
  /** The platform’s first; `null` before the first answer. */
  attributes: readonly Attribute[] | null;
  /** What creates, changes and deletes one. */
  calls: AttributeCalls;
  /** Rejects with the client's ApiError. */
  remove: (id: string) => Promise<unknown>;
}

/** The attributes of an account in every state the list has; knows nothing of where they come from. 002 §7 Attributes. @experimental */
export function AttributesView({ attributes, calls, ...list }: AttributesViewProps) {
  const t = useT();
  const things = useMemo(
    () => attributes?.map((attribute) => ({ ...attribute, name: attribute.label })) ?? null,
    [attributes],
  );
  return (
    <NamedList
      {...list}
      things={things}
      labels={{
        title: t('organizer.registrationForm.attributes.title'),
        lead: t('organizer.attributes.lead'),
        add: t('organizer.attributes.new'),
        loading: t('organizer.attributes.loading'),
        failed: t('organizer.registrationForm.attributes.failed'),
        notChanged: t('organizer.attributes.notChanged'),
        empty: { title: t('organizer.attributes.empty'), text: t('organizer.attributes.lead') },
        search: t('organizer.registrationForm.attributes.search'),
        saved: (name) => t('organizer.kit.form.savedOne', { name }),
        deleted: (name) => t('organizer.companies.deleted', { name }),
      }}
      file={{
        name: 'attributes',
        columns: [
          { label: t('organizer.companies.name'), exportValue: ({ name }) => name },
          { label: t('organizer.agenda.kind'), exportValue: ({ type }) => t(attributeTypeKeys[type]) },
        ],
      }}
      textOf={({ name }) => name}
      row={(attribute, on) => (
        <NamedRow
          key={attribute.id}
          {...on}
          id={attribute.id}
          name={attribute.name}
          keeps={attribute.builtIn || attribute.inUse}
          facts={
            <>
              <span>{t(attributeTypeKeys[attribute.type])}</span>
              {attribute.options.length > 0 && (
                <span>{t('organizer.attributes.choices', { count: attribute.options.length })}</span>
              )}
              {attribute.inUse && <span>{t('organizer.attributes.inUse')}</span>}
              {attribute.builtIn && <span>{t('organizer.attributes.builtIn')}</span>}
            </>
          }
        />
      )}
      editor={(attribute, { onSaved, onClose }) => (
        <AttributeDialog
          attribute={attribute}
          calls={calls}
          onSaved={({ label }) => onSaved({ name: label })}
          onClose={onClose}
        />
      )}
      question={({ name, builtIn, inUse }) =>
        builtIn || inUse
          ? {
              keeps: true,
              title: t('organizer.companies.keeps.title', { name }),
              text: t(builtIn ? 'organizer.attributes.keepsBuiltIn' : 'organizer.attributes.keepsInUse'),
              action: t('kit.close'),
            }
          : {
              title: t('organizer.sharing.remove.title', { name }),
              text: t('organizer.attributes.removeText'),
              action: t('organizer.sharing.remove.action'),
              tone: 'danger',
            }
      }
    />
  );
}
