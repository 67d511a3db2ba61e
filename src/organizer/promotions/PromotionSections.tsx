'use client';
import type { PromotionGroup } from '../../contract';
import { promotionLimits, type PromotionTermsValues } from '../../domain/promotions';
import { useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import {
  DateTimeField,
  LongTextField,
  MultiSelectField,
  NumberField,
  PercentField,
  SelectField,
} from '../kit/fields';
import { FormSection } from '../kit/form';
import { useGroupOptions } from './AssignDialog';
import { useTermsValue } from './useTermsValue';

/** What the terms of a promotion are chosen from. */
export interface PromotionContext {
  ticketTypes: readonly { id: string; name: string }[];
  /** The event's groups, by name. */
  groups: readonly PromotionGroup[];
  /** IANA zone of the event. */
  timeZone: string;
}

/** What a code gives, when, and how often. 002 §7 Promotions. */
export function PromotionSections({ ticketTypes, timeZone }: PromotionContext) {
  const t = useT();
  const options = ticketTypes.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <FormSection title={t('organizer.promotions.gives.title')} after={<NothingYet />}>
        <PercentField<PromotionTermsValues>
          name="percentOff"
          label={t('organizer.promotions.percent')}
          hint={t('organizer.promotions.percentHint')}
          required
          span={6}
        />
        <NumberField<PromotionTermsValues>
          name="maxTickets"
          label={t('organizer.promotions.maxTickets')}
          hint={t('organizer.promotions.maxTicketsHint')}
          optional
          span={6}
        />
        <MultiSelectField<PromotionTermsValues>
          name="discountedTicketTypeIds"
          label={t('organizer.promotions.discounted')}
          options={options}
          span={6}
        />
        <MultiSelectField<PromotionTermsValues>
          name="revealedTicketTypeIds"
          label={t('organizer.promotions.revealed')}
          options={options}
          span={6}
          optional
        />
      </FormSection>
      <FormSection
        title={t('organizer.promotions.usable.title')}
        text={t('organizer.promotions.usable.text')}
      >
        <DateTimeField<PromotionTermsValues>
          name="start"
          label={t('organizer.ticketTypes.start.label')}
          alsoChecks={['end']}
          timeZone={timeZone}
          optional
          span={6}
        />
        <DateTimeField<PromotionTermsValues>
          name="end"
          label={t('organizer.ticketTypes.endDate.label')}
          timeZone={timeZone}
          optional
          span={6}
        />
        <NumberField<PromotionTermsValues>
          name="maxUses"
          label={t('organizer.promotions.maxUses')}
          optional
          span={6}
        />
      </FormSection>
    </>
  );
}

/** Its group, and what the organizer wants to remember of it. */
export function KeepingFields({ groups }: Pick<PromotionContext, 'groups'>) {
  const t = useT();
  return (
    <>
      <SelectField<PromotionTermsValues>
        name="promotionGroupId"
        label={t('organizer.promotions.group')}
        options={useGroupOptions(groups)}
        span={6}
      />
      <LongTextField<PromotionTermsValues>
        name="note"
        label={t('organizer.promotions.note')}
        hint={t('organizer.sharing.campaignNameHint')}
        limit={promotionLimits.note}
        rows={2}
        optional
      />
    </>
  );
}

/** It can be saved so: tickets may be added later. */
function NothingYet() {
  const t = useT();
  const percent = useTermsValue('percentOff');
  const discounts = useTermsValue('discountedTicketTypeIds').length > 0 && (percent ?? 0) > 0;
  const reveals = useTermsValue('revealedTicketTypeIds').length > 0;
  if (percent === null || discounts || reveals) return null;
  return (
    <Notice tone="warning" live="polite">
      {t('organizer.promotions.givesNothing')}
    </Notice>
  );
}
