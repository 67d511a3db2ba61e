import { useId, type ReactNode, type Ref } from 'react';
import { Heading } from '../../themed/kit/Heading';
import * as css from './virtualSessions.css';

interface VideoPartProps {
  title: string;
  text?: string | undefined;
  /** At the end of the title’s line. */
  actions?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** A part of the page that is no form. Its title can take the focus. */
export function VideoPart({ title, text, actions, children, ref }: VideoPartProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className={css.part}>
      <div className={css.ends[3]}>
        <div>
          <Heading level={2} size="md" id={id} tabIndex={-1} className={css.title}>
            {title}
          </Heading>
          {text !== undefined && <p className={css.quiet}>{text}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
