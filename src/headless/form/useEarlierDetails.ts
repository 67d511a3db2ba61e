'use client';
import { useState, type RefObject } from 'react';
import { useFocusWhen } from '../useFocusWhen';

interface EarlierDetailsOptions<Details> {
  /** Fills the form, and answers how many fields were empty. */
  onUse: (details: Details) => number;
  onForget: () => void;
}

interface EarlierDetailsState<Details> {
  /** What became of the last press: so many fields were filled in, or the details are forgotten. Null before the first one. */
  outcome: number | 'forgotten' | null;
  /** For what says so: it has the focus once the details are forgotten, as the button that was pressed is gone with them. */
  statusRef: RefObject<HTMLDivElement | null>;
  use: (details: Details) => void;
  forget: () => void;
}

/** Details of an order before: put into the form, or forgotten. 000 §1: if allowInformationReuse. */
export function useEarlierDetails<Details>(
  options: EarlierDetailsOptions<Details>,
): EarlierDetailsState<Details> {
  const [outcome, setOutcome] = useState<number | 'forgotten' | null>(null);
  return {
    outcome,
    statusRef: useFocusWhen<HTMLDivElement>(outcome === 'forgotten'),
    use: (details) => setOutcome(options.onUse(details)),
    forget: () => {
      options.onForget();
      setOutcome('forgotten');
    },
  };
}
