import { inContextTexts } from './texts';

interface LengthProps {
  text: string;
  limit: number | undefined;
}

/** How long a text is, of how much there is room for. */
export function Length({ text, limit }: LengthProps) {
  const { length } = text;
  const isLong = limit !== undefined && length > limit;
  return (
    <p className={isLong ? 'long' : 'note'}>
      {isLong && `${inContextTexts.tooLong}: `}
      {inContextTexts.length(length, limit)}
    </p>
  );
}
