import { Children, type ReactNode } from 'react';
import { Icon, Stub, StubPart, StubTear } from '../../src/themed';
import { A } from '../docs/frame/elements';
import * as css from './welcome.css';

/** A page within Storybook. */
const pageOf = (id: string) => `./?path=/docs/${id}--docs`;

/** The head of a page: for whom it is, and what they can do here. */
export const Hero = ({
  kicker,
  title,
  children,
}: {
  kicker?: string;
  title: string;
  children: ReactNode;
}) => (
  <header className={css.hero}>
    {kicker !== undefined && <p className={css.kicker}>{kicker}</p>}
    <h1 className={css.title}>{title}</h1>
    <div className={css.lead}>{children}</div>
  </header>
);

/* Safari forgets that a list without bullets is one. */
const list = 'list';

export const Doors = ({ children }: { children: ReactNode }) => (
  <ul role={list} className={css.doors}>
    {children}
  </ul>
);

interface DoorProps {
  /** Page it leads to, e.g. `welcome-designers`. */
  to: string;
  name: string;
  children: ReactNode;
}

export const Door = ({ to, name, children }: DoorProps) => (
  <li>
    <Stub className={css.door}>
      <StubPart>
        <div className={css.doorHead}>
          <p className={css.doorName}>{name}</p>
          <div className={css.doorText}>{children}</div>
        </div>
      </StubPart>
      <div>
        <StubTear />
        <StubPart>
          <A className={css.doorFoot} href={pageOf(to)}>
            {`For ${name.toLowerCase()}`}
            <Icon name="arrow-end" />
          </A>
        </StubPart>
      </div>
    </Stub>
  </li>
);

/** The first five minutes, one step a child. */
export const Steps = ({ children }: { children: ReactNode }) => (
  <ol role={list} className={css.steps}>
    {Children.toArray(children).map((step, index) => (
      <li key={index} className={css.step}>
        <span aria-hidden="true" className={css.stepNumber}>
          {index + 1}
        </span>
        <div>{step}</div>
      </li>
    ))}
  </ol>
);

export const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <p className={css.stepTitle}>{title}</p>
    <div>{children}</div>
  </>
);

export const Links = ({ children }: { children: ReactNode }) => (
  <ul role={list} className={css.links}>
    {children}
  </ul>
);

export const PageLink = ({ to, name, children }: DoorProps) => (
  <li className={css.link}>
    <A href={pageOf(to)}>{name}</A>
    <span className={css.doorText}>{children}</span>
  </li>
);
