'use client';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type BarShapeProps,
  type TooltipContentProps,
} from 'recharts';
import * as css from './DayBars.css';

/** A bar with the words that belong to it. */
export interface PlottedBar {
  /** Its place on the axis of time. */
  label: string;
  /** In the unit of the axis; `before` of the days it is compared with. */
  value: number;
  before: number | null;
  isOpen: boolean;
  /** Read when it is pointed at. */
  text: string;
}

export interface DayBarsProps {
  bars: readonly PlottedBar[];
  /** Where the hairlines are, from 0 up; in the unit of the axis. */
  ticks: readonly number[];
  tickLabel: (value: number) => string;
  /** Stands above the one bar that stands out. */
  annotation: { index: number; label: string } | null;
  /** Time runs from right to left. */
  isMirrored: boolean;
  /** Half as high: what stands beside the main chart. */
  isLow?: boolean | undefined;
}

/** Bars of this period before the wider pale ones of the period before. Words keep their size at any width. */
export function DayBars({ bars, ticks, tickLabel, annotation, isMirrored, isLow }: DayBarsProps) {
  const data = bars.map(({ value, isOpen, ...bar }) => ({
    ...bar,
    done: isOpen ? 0 : value,
    open: isOpen ? value : 0,
  }));
  // The last day's label is wider than its bar and centred on it: half of it, at about 6 px a letter.
  const room = Math.max(20, ...bars.map(({ label }) => label.length * 3));
  const axis = { dataKey: 'label', reversed: isMirrored, tickLine: false } as const;
  return (
    <div className={css.plot} data-low={isLow ? '' : undefined}>
      <ResponsiveContainer width="100%" height="100%" className={css.box}>
        <BarChart
          data={data}
          accessibilityLayer={false}
          margin={{ top: 20, right: isMirrored ? 8 : room, bottom: 0, left: isMirrored ? room : 8 }}
          barCategoryGap={1}
        >
          <CartesianGrid vertical={false} />
          <XAxis xAxisId="before" {...axis} orientation="top" height={0} hide />
          <XAxis xAxisId="now" {...axis} minTickGap={24} interval="preserveStartEnd" />
          <YAxis
            domain={[0, ticks.at(-1) ?? 0]}
            ticks={[...ticks]}
            tickFormatter={tickLabel}
            orientation={isMirrored ? 'right' : 'left'}
            width="auto"
            axisLine={false}
            tickLine={false}
          />
          <Tooltip cursor={false} content={Hint} isAnimationActive={false} />
          <Bar xAxisId="before" dataKey="before" shape={Wide} isAnimationActive={false} />
          <Bar
            xAxisId="now"
            dataKey="done"
            stackId="now"
            shape={Narrow}
            isAnimationActive={false}
            label={
              annotation
                ? ({ x, y, width, index }) =>
                    index === annotation.index ? (
                      <text
                        x={Number(x) + Number(width) / 2}
                        y={Number(y) - 6}
                        textAnchor="middle"
                        className={css.annotation}
                      >
                        {annotation.label}
                      </text>
                    ) : null
                : false
            }
          />
          <Bar xAxisId="now" dataKey="open" stackId="now" shape={Open} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

/** How much of its place on the axis a bar of this period takes; one of the period before takes all. */
const narrow = 0.52;

const Wide = ({ x, y, width, height }: BarShapeProps) => (
  <rect x={x} y={y} width={width} height={height} className={css.before} />
);
const Narrow = (bar: BarShapeProps) => <rect {...narrowed(bar)} className={css.now} />;
const Open = (bar: BarShapeProps) => <rect {...narrowed(bar)} className={css.open} />;

const narrowed = ({ x, y, width, height }: BarShapeProps) => ({
  y,
  height,
  width: width * narrow,
  x: x + (width * (1 - narrow)) / 2,
});

function Hint({ active, payload }: TooltipContentProps) {
  const bar: unknown = payload[0]?.payload;
  if (!active || typeof bar !== 'object' || bar === null || !('text' in bar)) return null;
  return <div className={css.hint}>{String(bar.text)}</div>;
}
