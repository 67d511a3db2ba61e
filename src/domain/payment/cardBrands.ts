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
  const isVisible: Record<CardBrand, boolean> = {
    visa: widget.visaVisible,
    mastercard: widget.masterCardVisible,
    amex: widget.americanExpressVisible && !features.hideAmericanExpress,
    discover: widget.discoverVisible,
  };
  return (Object.keys(isVisible) as CardBrand[]).filter((brand) => isVisible[brand]);
}
