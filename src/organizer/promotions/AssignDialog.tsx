'use client';
import type { PromotionGroup } from '../../contract';
import { noGroup, promotionProblem } from '../../domain/promotions';
import { useT } from '../../i18n';
import { object, string } from 'yup';
import { SelectField } from '../kit/fields';
import { ActionDialog } from '../kit/form';

interface AssignValues {
  group: string;
}

export interface AssignDialogProps {
  /** How many are moved. */
  count: number;
  groups: readonly PromotionGroup[];
  /** `null`: into none. Rejects with the client's ApiError. */
  run: (promotionGroupId: string | null) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

const schema = object({ group: string().default(noGroup) });
const toErrorMessage = promotionProblem('other');

/** Puts several promotions into a group, or takes them out of theirs. 002 §7 assignToGroup. */
export function AssignDialog({ count, groups, run, onDone, onClose }: AssignDialogProps) {
  const t = useT();
  return (
    <ActionDialog<AssignValues>
      title={t('organizer.promotions.assign.title', { count })}
      action={t('organizer.promotions.assign.action')}
      values={{ group: groups[0]?.id ?? noGroup }}
      run={({ group }) => run(group === noGroup ? null : group)}
      schema={schema}
      toErrorMessage={toErrorMessage}
      onDone={onDone}
      onClose={onClose}
    >
      <SelectField<AssignValues>
        name="group"
        label={t('organizer.promotions.group')}
        options={useGroupOptions(groups)}
      />
    </ActionDialog>
  );
}

/** The groups, and none of them. */
export function useGroupOptions(groups: readonly PromotionGroup[]) {
  const t = useT();
  return [
    { value: noGroup, label: t('organizer.promotions.noGroup') },
    ...groups.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
