import { H3, Snippet } from '../frame/elements';
import { exampleOf, type ComponentRecord } from './records';

/** One of it to paste, with what a partner mounts around it. */
export function Use({ of }: { of: ComponentRecord }) {
  return (
    <>
      <H3>Use it</H3>
      <Snippet code={exampleOf(of) ?? ''} />
    </>
  );
}
