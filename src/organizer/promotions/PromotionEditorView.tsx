'use client';
import { useMemo, type MouseEvent } from 'react';
import type { ObjectSchema } from 'yup';
import type { PromotionCode } from '../../contract';
import {
  promotionDefaults,
  promotionLimits,
  promotionProblem,
  promotionSchema,
  promotionValues,
  type PromotionValues,
} from '../../domain/promotions';
import type { Saved, SaveCalls } from '../../hooks';
import { momentOf } from '../../hooks/organizer/resource/useRecord';
import { useT } from '../../i18n';
import { TextField } from '../kit/fields';
import { FormSection } from '../kit/form';
import type { BackLink } from '../kit/page';
import { EditorScreen } from '../kit/record';
import { PromotionStatusTag } from './PromotionStatusTag';
import { PromotionUse } from './PromotionUse';
import { KeepingFields, PromotionSections, type PromotionContext } from './PromotionSections';

export interface PromotionEditorViewProps extends Omit<SaveCalls<PromotionValues>, 'toErrorMessage'> {
  /** As it is saved; `null` for a new one. */
  promotion: PromotionCode | null;
  context: PromotionContext;
  onSaved?: ((saved: Saved<PromotionValues>) => void) | undefined;
  /** The list it is part of. */
  back?: BackLink | undefined;
  /** Address of the orders that used a code. */
  ordersHrefOf?: ((code: string) => string) | undefined;
  /** Called with a plain click on it; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Rejects with the client's ApiError. */
  onRemove: () => Promise<unknown>;
}

/** A promotion as its form has it. */
export const savedPromotion = (promotion: PromotionCode, timeZone: string): Saved<PromotionValues> => ({
  values: promotionValues(promotion, timeZone),
  version: momentOf(promotion),
});

const fresh: Saved<PromotionValues> = { values: promotionDefaults, version: 0 };
const toErrorMessage = promotionProblem('save');

/** A promotion as a form, and what became of it; knows nothing of where it comes from. 002 §7 Promotions. */
export function PromotionEditorView(props: PromotionEditorViewProps) {
  const { promotion, context, save, reload, onSaved, back, ordersHrefOf, onNavigate, onRemove } = props;
  const { timeZone } = context;
  const t = useT();
  const saved = useMemo(
    () => (promotion ? savedPromotion(promotion, timeZone) : fresh),
    [promotion, timeZone],
  );
  const schema = useMemo(
    () => promotionSchema(timeZone) as unknown as ObjectSchema<PromotionValues>,
    [timeZone],
  );
  const isUsed = promotion !== null && promotion.uses > 0;
  return (
    <EditorScreen<PromotionValues>
      record={{ saved, save, reload, onSaved }}
      schema={schema}
      toErrorMessage={toErrorMessage}
      title={promotion?.code ?? t('organizer.promotions.place.new')}
      back={back}
      status={promotion && <PromotionStatusTag status={promotion.status} />}
      aside={
        promotion && (
          <PromotionUse
            promotion={promotion}
            timeZone={timeZone}
            onNavigate={onNavigate}
            onRemove={onRemove}
            ordersHref={ordersHrefOf?.(promotion.code)}
          />
        )
      }
    >
      <FormSection title={t('organizer.promotions.code')}>
        <TextField<PromotionValues>
          name="code"
          label={t('organizer.promotions.code')}
          hint={t(isUsed ? 'organizer.promotions.codeUsed' : 'organizer.promotions.codeHint')}
          limit={promotionLimits.code}
          dir="ltr"
          spellCheck={false}
          required
          span={6}
        />
        <KeepingFields groups={context.groups} />
      </FormSection>
      <PromotionSections {...context} />
    </EditorScreen>
  );
}
