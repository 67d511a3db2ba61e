import type { CreateToken } from './hash';
import type { Row, Rows } from './rows';
import type { Session } from './session';

/** Who may do what: one visitor in a browser's own world, many where strangers share a backend. */
export interface Visitors {
  /** Of the present visitor. */
  session: () => Session;
  setSession: (session: Session) => void;
  /** The present visitor's session; `browser` in a world of its own. */
  visitor: () => string;
  /** True while one of many acts. */
  isShared: () => boolean;
  /** Of the one visitor of a browser's own world. */
  ofBrowser: () => Session;
  /** Runs one step as the visitor with this session. Answers also the session the visitor has afterwards. */
  actAs: <T>(session: string | null, run: () => T) => { answer: T; session: string | null };
  /** Gives the present visitor another session: a stranger who knew the old one gains nothing. */
  beginSession: () => void;
  /** Gives the present visitor a session unless there is one. */
  keepSession: () => void;
}

interface StoredVisit extends Row {
  id: string;
  session: Session;
}

interface VisitorParts {
  sessions: Rows<StoredVisit>;
  createToken: CreateToken;
  /** What visitors without a session may do. */
  newVisitor: Session;
  /** What the one visitor of a browser's own world may do. */
  browser: Session;
}

const inBrowser = 'browser';
const lettersOfSession = 40;

export function createVisitors({ sessions, createToken, newVisitor, browser }: VisitorParts): Visitors {
  let ofBrowser = browser;
  let isShared = false;
  let present: string | null = null;
  const isKnown = (session: string | null) => session !== null && sessions.find(session) !== undefined;
  const session = () => {
    if (!isShared) return ofBrowser;
    return (present === null ? undefined : sessions.find(present)?.session) ?? newVisitor;
  };
  const beginSession = () => {
    if (!isShared) return;
    const next = createToken(`session ${sessions.all().length + 1}`, lettersOfSession);
    sessions.add({ id: next, session: session() });
    if (present !== null && isKnown(present)) sessions.remove(present);
    present = next;
  };
  const keepSession = () => {
    if (isShared && !isKnown(present)) beginSession();
  };
  return {
    session,
    isShared: () => isShared,
    ofBrowser: () => ofBrowser,
    visitor: () => (isShared ? (present ?? '') : inBrowser),
    setSession: (next) => {
      if (!isShared) ofBrowser = next;
      else if (next !== session()) {
        keepSession();
        if (present !== null) sessions.put({ id: present, session: next });
      }
    },
    beginSession,
    keepSession,
    actAs: (own, run) => {
      // A session that was never given out is nobody's: its visitor has none.
      [isShared, present] = [true, isKnown(own) ? own : null];
      try {
        const answer = run();
        return { answer, session: present ?? own };
      } finally {
        [isShared, present] = [false, null];
      }
    },
  };
}
