'use client';
import type { FeeSplit } from '../../../contract';
import { absorbedPercentOf, feeSplitOf } from '../../../domain/ticketTypes';
import { useT } from '../../../i18n';
import { useEditorContext } from '../../kit/form/EditorContext';
import { SegmentedControl } from '../../kit/page';
import { useValue } from '../useValue';
import * as css from './PriceSection.css';

const splits = ['buyer', 'organizer', 'advanced'] as const satisfies readonly FeeSplit[];
/** Where 'both' begins when one of them paid all. */
const half = 50;

/** Who pays the fees: says what the share of the organizer is, and follows from it. 001 §4. */
export function FeeSplitField() {
  const t = useT();
  const { methods } = useEditorContext();
  const percent = useValue('absorbedFeePercent') ?? 0;
  const label = t('organizer.ticketTypes.split.label');
  const choose = (split: FeeSplit) => {
    const present = feeSplitOf(percent) === 'advanced' ? percent : half;
    methods.setValue('absorbedFeePercent', absorbedPercentOf(split, present), {
      shouldDirty: true,
      shouldValidate: true,
    });
    if (methods.getFieldState('price').isTouched) void methods.trigger('price');
  };
  return (
    <div className={css.split}>
      <span aria-hidden="true" className={css.splitLabel}>
        {label}
      </span>
      <SegmentedControl
        label={label}
        options={splits.map((value) => ({ value, label: t(`organizer.ticketTypes.split.${value}`) }))}
        value={feeSplitOf(percent)}
        onValueChange={choose}
      />
    </div>
  );
}
