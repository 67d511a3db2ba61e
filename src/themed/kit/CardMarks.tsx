'use client';
import type { ReactNode } from 'react';
import type { CardBrand } from '../../domain';
import { useT, type MessageKey } from '../../i18n';
import * as css from './CardMarks.css';
import { cx } from './cx';

/** Props of `CardMarks`. @public */
export interface CardMarksProps {
  /** Which cards, in this order. */
  brands: readonly CardBrand[];
  /** 30 × 19 px inside an input, 38 × 24 elsewhere. */
  size?: 'small' | 'medium' | undefined;
  /** Added to the classes of its outermost element. */
  className?: string | undefined;
}

interface WordProps {
  children: string;
  x: number;
  y: number;
  size: number;
  colour: string;
  slanted?: boolean;
}

function Word({ children, x, y, size, colour, slanted }: WordProps) {
  return (
    <text
      x={x}
      y={y}
      fill={colour}
      fontFamily="Arial, Helvetica, sans-serif"
      fontSize={size}
      fontStyle={slanted ? 'italic' : 'normal'}
      fontWeight={700}
      textAnchor="middle"
    >
      {children}
    </text>
  );
}

const drawings: Record<CardBrand, ReactNode> = {
  visa: (
    <Word x={19} y={16.2} size={11.5} colour="#1a2b7a" slanted>
      {'VISA'}
    </Word>
  ),
  mastercard: (
    <>
      <circle cx="15" cy="12" r="6.75" fill="#d92b2f" />
      <circle cx="23" cy="12" r="6.75" fill="#f2a02a" />
      <path d="M19 6.56a6.75 6.75 0 0 1 0 10.88 6.75 6.75 0 0 1 0-10.88Z" fill="#ee6a2c" />
    </>
  ),
  amex: (
    <>
      <rect width="38" height="24" fill="#1a62b5" />
      <Word x={19} y={15.5} size={9.5} colour="#ffffff">
        {'AMEX'}
      </Word>
    </>
  ),
  discover: (
    <>
      <path d="M38 12.5V24H12c11.5-1.4 20-5.4 26-11.5Z" fill="#ee7a2b" />
      <Word x={19} y={12} size={6.25} colour="#20232a">
        {'DISCOVER'}
      </Word>
    </>
  ),
};

const names = {
  visa: 'kit.card.visa',
  mastercard: 'kit.card.mastercard',
  amex: 'kit.card.amex',
  discover: 'kit.card.discover',
} as const satisfies Record<CardBrand, MessageKey>;

/* Safari forgets that a list without bullets is one. */
const list = 'list';

/** The cards that are taken, as a list with spoken names. @public */
export function CardMarks({ brands, size = 'medium', className }: CardMarksProps) {
  const t = useT();
  return (
    <ul role={list} aria-label={t('kit.card.list')} dir="ltr" className={cx(css.strip, className)}>
      {brands.map((brand) => (
        <li key={brand} className={css.item}>
          <svg
            role="img"
            aria-label={t(names[brand])}
            viewBox="0 0 38 24"
            className={cx(css.mark, css.sizes[size])}
          >
            {drawings[brand]}
          </svg>
        </li>
      ))}
    </ul>
  );
}
