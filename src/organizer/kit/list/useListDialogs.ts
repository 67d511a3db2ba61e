'use client';
import { useRef, useState, type RefObject } from 'react';
import { usePressed } from './usePressed';

/** The dialogs of a list, of which at most one is open, and what became of the last one. */
export interface ListDialogs<Opened, Box extends HTMLElement = HTMLDivElement> {
  /** Of the screen, or of the part of it, whose title takes the focus where the row that had it is gone. */
  box: RefObject<Box | null>;
  /** `null`: none is open. */
  opened: Opened | null;
  /** What the last dialog did, for a status line; empty while there is nothing to report. */
  news: string;
  /** Opens a dialog upon what was pressed in the list. */
  begin: (next: Opened) => void;
  /** Opens the next dialog upon an answer in this one. */
  goOn: (next: Opened) => void;
  close: () => void;
  /** Closes the dialog and reports what it did. */
  end: (done: string) => void;
}

export function useListDialogs<Opened, Box extends HTMLElement = HTMLDivElement>(): ListDialogs<Opened, Box> {
  const box = useRef<Box>(null);
  const remember = usePressed(box);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [news, setNews] = useState('');
  const close = () => setOpened(null);
  return {
    box,
    opened,
    news,
    begin: (next) => {
      remember();
      setNews('');
      setOpened(next);
    },
    goOn: setOpened,
    close,
    end: (done) => {
      close();
      setNews(done);
    },
  };
}
