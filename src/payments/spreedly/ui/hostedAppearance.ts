import type { HostedAppearance } from '../..';
import type { Translate } from '../../../i18n';
import type { ElementStyle } from '../../../themed/payment/useElementStyle';

/** The theme and our words as the provider's frames take them: as declarations. */
export function hostedAppearance(
  { base, invalid }: ElementStyle,
  isWrong: Record<'number' | 'cvv', boolean>,
  t: Translate,
): HostedAppearance {
  const { color, fontFamily, fontSize } = base;
  const styleOf = (field: 'number' | 'cvv') =>
    [
      `color: ${(isWrong[field] ? invalid.color : undefined) ?? color ?? 'inherit'}`,
      `font-family: ${fontFamily ?? 'inherit'}`,
      `font-size: ${fontSize ?? '16px'}`,
      ...['line-height: 24px', 'width: 100%', 'height: 24px', 'margin: 0', 'padding: 0', 'border: 0'],
      ...['outline: none', 'background: transparent', 'box-sizing: border-box'],
    ].join('; ');
  const placeholder = base['::placeholder']?.color;
  return {
    styles: { number: styleOf('number'), cvv: styleOf('cvv') },
    placeholderStyle: placeholder ? `color: ${placeholder}` : '',
    labels: { number: t('payment.card.number'), cvv: t('payment.card.cvc') },
    placeholders: { number: '1234 1234 1234 1234', cvv: '123' },
  };
}
