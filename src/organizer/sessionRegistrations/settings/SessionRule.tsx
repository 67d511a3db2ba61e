'use client';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '../../../i18n';
import { Tag } from '../../../themed/kit/Tag';
import type { Option } from '../../../themed/kit/NativeSelect';
import { MultiSelectField } from '../../kit/fields';
import { Fold } from '../../kit/form';
import { useEditorContext } from '../../kit/form/EditorContext';
import * as fold from '../../kit/form/Fold.css';

export interface SessionRuleProps {
  id: string;
  title: string;
  /** When it begins, in words. */
  when: string;
  /** Of the rule in the form. */
  name: string;
  ticketTypes: readonly Option[];
  isOpen: boolean;
  onToggle: (id: string) => void;
}

/** A session in a line; pressed, the tickets it is open to. */
export const SessionRule = /* @__PURE__ */ memo(function SessionRule(props: SessionRuleProps) {
  const { id, title, when, name, ticketTypes, isOpen, onToggle } = props;
  const t = useT();
  return (
    <Fold
      isOpen={isOpen}
      onToggle={() => onToggle(id)}
      summary={
        <>
          <span className={fold.text}>
            <bdi>{title}</bdi>
          </span>
          <span className={fold.note}>{when}</span>
          <OpenTo name={name} />
        </>
      }
    >
      <MultiSelectField
        name={name}
        label={t('organizer.sessionRegistrations.settings.openTo', { name: title })}
        hint={t('organizer.registrationForm.ticketsHint')}
        options={ticketTypes}
      />
    </Fold>
  );
});

function OpenTo({ name }: Pick<SessionRuleProps, 'name'>) {
  const t = useT();
  const { methods } = useEditorContext();
  const ids = useWatch({ control: methods.control, name }) as readonly string[] | undefined;
  const count = ids?.length ?? 0;
  if (count === 0)
    return <span className={fold.note}>{t('organizer.sessionRegistrations.settings.everyTicket')}</span>;
  return <Tag>{t('organizer.registrationForm.someTickets', { count })}</Tag>;
}
