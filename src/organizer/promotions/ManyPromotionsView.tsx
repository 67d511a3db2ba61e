'use client';
import { useMemo } from 'react';
import type { ObjectSchema } from 'yup';
import {
  promotionBulkDefaults,
  promotionBulkSchema,
  promotionLimits,
  promotionProblem,
  type PromotionBulkValues,
} from '../../domain/promotions';
import { useLocale, useT } from '../../i18n';
import { NumberField, TextField } from '../kit/fields';
import { FormSection } from '../kit/form';
import type { BackLink } from '../kit/page';
import { EditorScreen } from '../kit/record';
import { KeepingFields, PromotionSections, type PromotionContext } from './PromotionSections';
import { PromotionRun, type PromotionRunProps } from './PromotionRun';

export interface ManyPromotionsViewProps extends Omit<PromotionRunProps, 'onClose'> {
  context: PromotionContext;
  /** Resolves when it has ended, whichever way; rejects with the client's ApiError when nothing was made. */
  onRun: (values: PromotionBulkValues) => Promise<void>;
  /** It is over, and they have read what came of it. */
  onClose: () => void;
  /** The list they will be part of. */
  back?: BackLink | undefined;
}

const saved = { values: promotionBulkDefaults, version: 0 };
const toErrorMessage = promotionProblem('save');

/** Many codes with the same terms, as a form; knows nothing of how they are made. 002 §7, §9 Bulk promo create. */
export function ManyPromotionsView(props: ManyPromotionsViewProps) {
  const { context, state, onRun, onStop, onClose, makeFile, back } = props;
  const t = useT();
  const locale = useLocale();
  const { timeZone } = context;
  const schema = useMemo(
    () => promotionBulkSchema(timeZone) as unknown as ObjectSchema<PromotionBulkValues>,
    [timeZone],
  );
  const save = async (values: PromotionBulkValues, version: number) => {
    await onRun(values);
    return { values, version: version + 1 };
  };
  return (
    <>
      <EditorScreen<PromotionBulkValues>
        record={{ saved, save }}
        schema={schema}
        toErrorMessage={toErrorMessage}
        title={t('organizer.promotions.place.many')}
        lead={t('organizer.promotions.many.lead')}
        back={back}
        label={t('organizer.promotions.many.action')}
      >
        <FormSection title={t('organizer.promotions.many.codes')}>
          <NumberField<PromotionBulkValues>
            name="bulkQuantity"
            label={t('organizer.promotions.many.quantity')}
            hint={t('organizer.promotions.many.quantityHint', {
              max: promotionLimits.bulk.toLocaleString(locale),
            })}
            required
            span={6}
          />
          <TextField<PromotionBulkValues>
            name="prefix"
            label={t('organizer.promotions.many.prefix')}
            hint={t('organizer.promotions.many.prefixHint')}
            limit={promotionLimits.prefix}
            dir="ltr"
            spellCheck={false}
            optional
            span={6}
          />
          <KeepingFields groups={context.groups} />
        </FormSection>
        <PromotionSections {...context} />
      </EditorScreen>
      <PromotionRun state={state} onStop={onStop} onClose={onClose} makeFile={makeFile} />
    </>
  );
}
