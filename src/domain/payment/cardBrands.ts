import type { FeatureFlags, WidgetConfig } from '../../contract';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover';

/** Which card marks show: each by its visible flag, American Express unless a feature hides it. 000 §2.8, §6. */
export function cardBrands(
  widget: Pick<
    WidgetConfig,
    'visaVisible' | 'masterCardVisible' | 'americanExpressVisible' | 'discoverVisible'
  >,
  features: Pick<FeatureFlags, 'hideAmericanExpress'> = {},
): CardBrand[] {
  const isShown: Record<CardBrand, boolean> = {
    visa: widget.visaVisible,
    mastercard: widget.masterCardVisible,
    amex: widget.americanExpressVisible && !features.hideAmericanExpress,
    discover: widget.discoverVisible,
  };
  return (Object.keys(isShown) as CardBrand[]).filter((brand) => isShown[brand]);
}
