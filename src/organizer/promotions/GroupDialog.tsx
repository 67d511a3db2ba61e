'use client';
import { useId, useMemo } from 'react';
import type { ObjectSchema } from 'yup';
import type { PromotionGroup, PromotionGroupDraft } from '../../contract';
import { messageOf } from '../../domain';
import { promotionGroupSchema, promotionLimits, promotionProblem } from '../../domain/promotion';
import type { Kept } from '../../hooks';
import { useT, type MessageKey } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { Fields } from '../../themed/kit/Field';
import { Notice } from '../../themed/kit/Notice';
import { LongTextField, TextField } from '../fields';
import { ConflictDialog } from '../form/ConflictDialog';
import { EditorContext } from '../form/EditorContext';
import { EditorErrors } from '../form/EditorErrors';
import { useEditor } from '../form';
import * as css from './promotions.css';

interface GroupValues {
  name: string;
  description: string;
}

/** How a group is kept. All reject with the client's ApiError. */
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

const explain = promotionProblem('save');
const fresh: Kept<GroupValues> = { values: { name: '', description: '' }, version: 0 };
const keptOf = ({ name, description, modified }: PromotionGroup): Kept<GroupValues> => ({
  values: { name, description },
  version: Date.parse(modified),
});

/** A group's name and what it is for. Somebody else's change meanwhile is asked about as in every form. */
export function GroupDialog({ group, others, calls, onClose }: GroupDialogProps) {
  const t = useT();
  const id = useId();
  const schema = useMemo(
    () => promotionGroupSchema(others) as unknown as ObjectSchema<GroupValues>,
    [others],
  );
  const { form, state, submit, conflict } = useEditor<GroupValues>({
    kept: group ? keptOf(group) : fresh,
    ...{ schema, explain },
    save: async (values, version) =>
      keptOf(
        group
          ? await calls.updateGroup(group.id, values, new Date(version).toISOString())
          : await calls.createGroup(values),
      ),
    ...(group && {
      reload: async () => keptOf((await calls.readGroup(group.id)) ?? group),
    }),
    onSaved: onClose,
  });
  const isBusy = state.at === 'saving';
  const problem =
    state.at === 'failed' && !form.entries.has(state.problem.field ?? '') ? state.problem : null;
  const title = group
    ? t('organizer.share.editTitle', { name: group.name })
    : t('organizer.promotions.groups.new');
  return (
    <EditorContext.Provider value={form}>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open && !isBusy) onClose();
        }}
        title={title}
        footer={
          <>
            <Button onClick={onClose}>{t('organizer.form.cancel')}</Button>
            <Button type="submit" form={id} variant="primary" busy={isBusy}>
              {t('organizer.form.save')}
            </Button>
          </>
        }
      >
        <form
          id={id}
          noValidate
          aria-label={title}
          className={css.parts}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <EditorErrors />
          <Fields>
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
          </Fields>
          {problem && (
            <Notice tone="danger" live="assertive" title={t('organizer.form.failed.title')}>
              {messageOf<MessageKey>(problem.message, t)}
            </Notice>
          )}
        </form>
      </Dialog>
      {conflict && <ConflictDialog conflict={conflict} />}
    </EditorContext.Provider>
  );
}
