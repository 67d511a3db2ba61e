'use client';
import { useMemo } from 'react';
import type { ObjectSchema } from 'yup';
import type { PromotionGroup, PromotionGroupDraft } from '../../contract';
import { promotionGroupSchema, promotionLimits, promotionProblem } from '../../domain/promotions';
import type { Saved } from '../../hooks';
import { modifiedAt, momentOf } from '../../hooks/organizer/resource/useRecord';
import { useT } from '../../i18n';
import { LongTextField, TextField } from '../kit/fields';
import { FormDialog, useEditor } from '../kit/form';

interface GroupValues {
  name: string;
  description: string;
}

/** How a group is saved. All reject with the client's ApiError. */
export interface GroupCalls {
  createGroup: (draft: PromotionGroupDraft) => Promise<PromotionGroup>;
  updateGroup: (id: string, draft: PromotionGroupDraft, modified: string) => Promise<PromotionGroup>;
  readGroup: (id: string) => Promise<PromotionGroup | undefined>;
}

export interface GroupDialogProps {
  /** `null` for a new one. */
  group: PromotionGroup | null;
  /** Names of the others. */
  others: readonly string[];
  calls: GroupCalls;
  onClose: () => void;
}

const toErrorMessage = promotionProblem('save');
const fresh: Saved<GroupValues> = { values: { name: '', description: '' }, version: 0 };
const toSaved = ({ name, description, modified }: PromotionGroup): Saved<GroupValues> => ({
  values: { name, description },
  version: momentOf({ modified }),
});

/** A group's name and what it is for. Somebody else's change meanwhile is asked about as in every form. */
export function GroupDialog({ group, others, calls, onClose }: GroupDialogProps) {
  const t = useT();
  const schema = useMemo(
    () => promotionGroupSchema(others) as unknown as ObjectSchema<GroupValues>,
    [others],
  );
  const editor = useEditor<GroupValues>({
    saved: group ? toSaved(group) : fresh,
    schema,
    toErrorMessage,
    save: async (values, version) =>
      toSaved(
        group
          ? await calls.updateGroup(group.id, values, modifiedAt(version))
          : await calls.createGroup(values),
      ),
    ...(group && {
      reload: async () => toSaved((await calls.readGroup(group.id)) ?? group),
    }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      editor={editor}
      onClose={onClose}
      title={
        group ? t('organizer.sharing.editTitle', { name: group.name }) : t('organizer.promotions.groups.new')
      }
    >
      <TextField<GroupValues>
        name="name"
        label={t('organizer.promotions.groups.name')}
        limit={promotionLimits.groupName}
        required
      />
      <LongTextField<GroupValues>
        name="description"
        label={t('organizer.promotions.groups.description')}
        limit={promotionLimits.groupDescription}
        optional
      />
    </FormDialog>
  );
}
