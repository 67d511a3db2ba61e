'use client';
import { useWatch } from 'react-hook-form';
import type { MemberRole, OrganizerEvent } from '../../contract';
import { hasAllEvents, type AccessValues } from '../../domain/members';
import { useT } from '../../i18n';
import { MultiSelectField, RadioCards } from '../kit/fields';
import { namedOptions, optionsOf } from '../kit/fields/options';
import { useEditorControl } from '../kit/form/EditorContext';

export interface AccessFieldsProps {
  /** What can be given. */
  roles: readonly MemberRole[];
  /** The account's. */
  events: readonly OrganizerEvent[];
}

/** What somebody may do; below it where, unless they have all events anyway. */
export function AccessFields({ roles, events }: AccessFieldsProps) {
  const t = useT();
  const control = useEditorControl<AccessValues>();
  const [role, scope] = useWatch({ control, name: ['role', 'scope'] });
  return (
    <>
      <RadioCards<AccessValues>
        name="role"
        label={t('organizer.members.role')}
        alsoChecks={['eventIds']}
        options={roles.map((value) => ({
          value,
          label: t(`organizer.members.role.${value}`),
          text: t(`organizer.members.role.${value}.text`),
        }))}
      />
      {!hasAllEvents(role) && (
        <>
          <RadioCards<AccessValues>
            name="scope"
            label={t('organizer.members.scope')}
            alsoChecks={['eventIds']}
            options={optionsOf(['all', 'some'] as const, (value) => t(`organizer.members.scope.${value}`))}
          />
          {scope === 'some' && (
            <MultiSelectField<AccessValues>
              name="eventIds"
              label={t('organizer.members.scope.some')}
              options={namedOptions(events)}
            />
          )}
        </>
      )}
    </>
  );
}
