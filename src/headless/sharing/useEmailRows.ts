'use client';
import { useEffect, useRef, useState } from 'react';
import { emailRowProblems } from '../../domain/sharing/schemas';

interface EmailRow {
  key: number;
  address: string;
  /** The person has left it: from now on it says what is wrong. */
  isLeft: boolean;
}

const empty = (key: number): EmailRow => ({ key, address: '', isLeft: false });

/** What a row's rule found, in terms of the labels. */
const kindOf = (problem: string | undefined): 'missing' | 'invalid' | null =>
  problem === undefined ? null : problem === 'sharing.emailRequired' ? 'missing' : 'invalid';

/** Rows of addresses, at least one, and where the focus goes when they change. 001 §5 Share by email. */
export function useEmailRows() {
  const [rows, setRows] = useState<readonly EmailRow[]>([empty(0)]);
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const next = useRef(1);
  const focusNext = useRef<number | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    inputs.current.get(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const change = (key: number, changes: Partial<EmailRow>) =>
    setRows((was) => was.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const fresh = () => {
    next.current += 1;
    return empty(next.current);
  };
  const problems = emailRowProblems(rows.map(({ address }) => ({ emailAddress: address })));
  return {
    rows: rows.map((row, at) => ({ ...row, problem: kindOf(problems[at]) })),
    isValid: problems.every((problem) => problem === undefined),
    write: (key: number, address: string) => change(key, { address }),
    leave: (key: number) => change(key, { isLeft: true }),
    inputRef: (key: number) => (input: HTMLInputElement | null) => {
      if (input) inputs.current.set(key, input);
      else inputs.current.delete(key);
    },
    add: () => {
      const row = fresh();
      focusNext.current = row.key;
      setRows((was) => [...was, row]);
    },
    /** The focus goes to the row that takes its place. */
    remove: (key: number) => {
      const at = rows.findIndex((row) => row.key === key);
      focusNext.current = rows[at + 1]?.key ?? null;
      setRows((was) => was.filter((row) => row.key !== key));
    },
    /** Says what is wrong with each row, and goes to the first. */
    showProblems: () => {
      setRows((was) => was.map((row) => ({ ...row, isLeft: true })));
      const first = rows[problems.findIndex((problem) => problem !== undefined)];
      if (first) inputs.current.get(first.key)?.focus();
    },
    startOver: () => setRows([fresh()]),
  };
}
