'use client';
import { useLocale, useT } from '../../../i18n';
import type { ContrastResult } from '../../../domain/theme';
import { Table, TBody, Td, Th, THead, Tr } from '../../../themed/kit/Table';
import * as css from './ContrastReport.css';
import { backNames, frontNames } from './contrastNames';

export interface ContrastTableProps {
  caption: string;
  pairs: readonly ContrastResult[];
  /** Of the samples. */
  font: string;
  /** Says on what ground each is. Default: false. */
  showsWhere?: boolean | undefined;
}

/** A sample, a name, a ratio and a level for each pair. */
export function ContrastTable({ caption, pairs, font, showsWhere = false }: ContrastTableProps) {
  const t = useT();
  const ratio = new Intl.NumberFormat(useLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <Table caption={caption} className={css.table}>
      <THead className={css.columns}>
        <Tr>
          <Th>{t('organizer.kit.contrast.column.sample')}</Th>
          <Th>{t('organizer.kit.contrast.column.front')}</Th>
          <Th align="end">{t('organizer.kit.contrast.column.ratio')}</Th>
          <Th align="end">{t('organizer.kit.contrast.column.level')}</Th>
        </Tr>
      </THead>
      <TBody>
        {pairs.map((pair) => (
          <Tr key={`${pair.front} ${pair.back}`} data-level={pair.level}>
            <Td className={css.sampleCell}>
              <Sample pair={pair} font={font} />
            </Td>
            <Th scope="row" className={css.name}>
              {t(frontNames[pair.front])}
              {showsWhere && <span className={css.where}>{t(backNames[pair.back])}</span>}
            </Th>
            <Td numeric>
              <bdi>{ratio.format(floor(pair.ratio))}</bdi>
            </Td>
            <Td align="end" className={css.levels[pair.level]}>
              {pair.level === 'fails' ? t('organizer.kit.contrast.fails') : pair.level}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

/** Cut, not rounded: 4.496 is not 4.5. */
const floor = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** Every brand is drawn on the same two. */
const letters = 'Aa';

interface SampleProps extends Pick<ContrastTableProps, 'font'> {
  pair: ContrastResult;
}

function Sample({ pair: { needed, frontColour, backColour }, font }: SampleProps) {
  return (
    <span
      aria-hidden="true"
      className={css.sample}
      style={{ color: frontColour, background: backColour, fontFamily: font }}
    >
      {needed === 3 ? <span className={css.outline} /> : letters}
    </span>
  );
}
