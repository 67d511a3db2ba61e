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
const lengths = { question: 36, option: 44 } as const;
const ink = { text: '#16161d', quiet: '#5c5c66', bar: '#b9b9c2', track: '#ececf0' } as const;

/** What somebody wrote keeps its own direction, whichever the picture has. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** Where everything stands, from the top. */
function layoutOf({ question, ...poll }: Poll) {
  let y = margin;
  const next = (height: number) => (y += height);
  const title = linesOf(question, lengths.question).map((text) => ({ text, y: next(sizes.question * 1.2) }));
  next(sizes.option);
  const options = pollResults(poll).map(({ id, text, votes, share, isFirst }) => {
    const lines = linesOf(text, lengths.option).map((line) => ({
      text: line,
      y: next(sizes.option * 1.25),
    }));
    const bar = next(barHeight) - barHeight / 4;
    next(barHeight * 1.5);
    return { id, votes, share, isFirst, lines, bar, length: room * Math.min(1, share) };
  });
  return { title, options, note: next(sizes.note), height: next(margin) };
}

/** The result of a poll as a picture for slides: black on white, 1280 wide, as high as it needs. */
export function PollPicture({ poll, ref }: PollPictureProps) {
  const t = useT();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const isMirrored = directionOf(locale) === 'rtl';
  const [start, end] = isMirrored ? [width - margin, margin] : [margin, width - margin];
  const { title, options, note, height } = layoutOf(poll);
  const bar = { height: barHeight, rx: barHeight / 2 };
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
        {title.map(({ text, y }) => (
          <text key={y} x={start} y={y}>
            {isolated(text)}
          </text>
        ))}
      </g>
      {options.map(({ id, votes, share, isFirst, lines, bar: y, length }) => (
        <g key={id} fontSize={sizes.option} fontWeight={isFirst ? 700 : 400} fill={ink.text}>
          {lines.map((line) => (
            <text key={line.y} x={start} y={line.y}>
              {isolated(line.text)}
            </text>
          ))}
          <text x={end} y={lines[0]?.y} textAnchor="end">
            {percent.format(share)} · {t('organizer.polls.votes', { count: votes })}
          </text>
          <rect {...bar} x={margin} y={y} width={room} fill={ink.track} />
          <rect
            {...bar}
            x={isMirrored ? width - margin - length : margin}
            y={y}
            width={length}
            fill={isFirst ? ink.text : ink.bar}
          />
        </g>
      ))}
      <text x={start} y={note} fontSize={sizes.note} fill={ink.quiet}>
        {t('organizer.polls.voters', { count: poll.voters })}
      </text>
    </svg>
  );
}
