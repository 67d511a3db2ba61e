'use client';
import type { Ref } from 'react';
import type { Poll } from '../../contract';
import { linesOf, pollResults } from '../../domain/polls';
import { directionOf, useLocale, useT } from '../../i18n';

interface PollPictureProps {
  poll: Poll;
  ref: Ref<SVGSVGElement>;
}

const [width, margin, barHeight] = [1280, 80, 20] as const;
const room = width - 2 * margin;
const sizes = { question: 52, option: 34, note: 26 } as const;
/** Characters a line: a little fewer than fit in most scripts. */
const lengths = { question: 38, option: 46 } as const;
const ink = { text: '#16161d', quiet: '#5c5c66', bar: '#b9b9c2', track: '#ececf0' } as const;

/** The result of a poll as a picture for slides: black on white, 1280 wide, as high as it needs. */
export function PollPicture({ poll, ref }: PollPictureProps) {
  const t = useT();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const isMirrored = directionOf(locale) === 'rtl';
  const [start, end] = isMirrored ? [width - margin, margin] : [margin, width - margin];
  let y = margin;
  const next = (height: number) => (y += height);
  const question = linesOf(poll.question, lengths.question).map((line) => ({
    line,
    y: next(sizes.question * 1.2),
  }));
  next(sizes.option);
  const options = pollResults(poll).map(({ id, text, votes, share, isFirst }) => ({
    id,
    votes,
    isFirst,
    percent: percent.format(share),
    length: room * Math.min(1, share),
    lines: linesOf(text, lengths.option).map((line) => ({ line, y: next(sizes.option * 1.25) })),
    bar: next(barHeight) - barHeight / 4,
    below: next(barHeight * 1.5),
  }));
  const height = next(sizes.note * 2) + margin / 2;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      direction={isMirrored ? 'rtl' : 'ltr'}
      fontFamily="system-ui, sans-serif"
    >
      <rect width={width} height={height} fill="#fff" />
      <g fontSize={sizes.question} fontWeight="700" fill={ink.text}>
        {question.map(({ line, y: at }) => (
          <text key={at} x={start} y={at}>
            {line}
          </text>
        ))}
      </g>
      {options.map((option) => (
        <g key={option.id} fontSize={sizes.option} fontWeight={option.isFirst ? 700 : 400} fill={ink.text}>
          {option.lines.map(({ line, y: at }) => (
            <text key={at} x={start} y={at}>
              {line}
            </text>
          ))}
          <text x={end} y={option.lines[0]?.y} textAnchor="end">
            {option.percent} · {t('organizer.polls.votes', { count: option.votes })}
          </text>
          <rect
            x={margin}
            y={option.bar}
            width={room}
            height={barHeight}
            rx={barHeight / 2}
            fill={ink.track}
          />
          <rect
            x={isMirrored ? width - margin - option.length : margin}
            y={option.bar}
            width={option.length}
            height={barHeight}
            rx={barHeight / 2}
            fill={option.isFirst ? ink.text : ink.bar}
          />
        </g>
      ))}
      <text x={start} y={height - margin / 2 - sizes.note / 2} fontSize={sizes.note} fill={ink.quiet}>
        {t('organizer.polls.voters', { count: poll.voters })}
      </text>
    </svg>
  );
}
