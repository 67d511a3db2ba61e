'use client';
import {
  cloneElement,
  createElement,
  isValidElement,
  useMemo,
  version,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type HTMLAttributes,
  type JSX,
  type ReactElement,
  type Ref,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { mergeRefs } from 'react-aria/mergeRefs';

/** What each part takes beside its own props: everything its element takes, and two ways to draw it. @public */
export type HeadlessProps<Tag extends keyof JSX.IntrinsicElements, State extends object> = Omit<
  ComponentPropsWithoutRef<Tag>,
  'className'
> & {
  /** Class names, or what makes them of the state. */
  className?: string | ((state: State) => string | undefined) | undefined;
  /**
   * Drawn in place of the part's own element: an element, which gets the part's props beside its own, or a function that is given them,
   * the ref among them, and the state.
   */
  render?: ReactElement | ((props: ComponentPropsWithRef<Tag>, state: State) => ReactElement) | undefined;
};

interface Behaviour<Tag extends keyof JSX.IntrinsicElements, DomElement> {
  /** The caller's. */
  ref: Ref<DomElement>;
  /** The part's own. */
  ownRef?: Ref<DomElement> | undefined;
  /** Attributes that the caller's replace. */
  defaults?: ComponentPropsWithoutRef<Tag> | undefined;
  /** Called after the caller's. */
  handlers?: ComponentPropsWithoutRef<Tag> | undefined;
}

type AnyProps = HTMLAttributes<Element> & { ref?: Ref<unknown> | undefined };

/**
 * What a part draws: its element, or the one of `render`, with the props of the caller, of `render` and of the part itself. Handlers are
 * chained in that order, class names joined, styles and refs merged; of anything else the caller's counts.
 */
export function useRenderElement<
  Tag extends keyof JSX.IntrinsicElements,
  State extends Readonly<Record<keyof State, string | boolean | null>>,
  DomElement extends Element,
>(
  tag: Tag,
  state: State,
  { className, render, ...given }: HeadlessProps<Tag, State>,
  { ref, ownRef, defaults, handlers }: Behaviour<Tag, DomElement>,
): ReactElement {
  const element = isValidElement<AnyProps>(render) ? render : null;
  const elementRef = refOf(element) as Ref<DomElement> | undefined;
  // React 18 warns of a ref to a component that forwards none.
  const mergedRef = useMemo(
    () => (ref ?? ownRef ?? elementRef) && mergeRefs(ref, ownRef, elementRef),
    [ref, ownRef, elementRef],
  );
  const classNames = typeof className === 'function' ? className(state) : className;
  const sources: readonly (AnyProps | undefined)[] = [
    defaults,
    { ...given, className: classNames },
    element?.props,
    handlers,
  ];
  const props = {
    ...mergeProps(dataOf(state), ...sources),
    style: Object.assign({}, ...sources.map((source) => source?.style)) as CSSProperties,
    ref: mergedRef,
  };
  if (element) return cloneElement(element, props);
  if (typeof render === 'function') return render(props as ComponentPropsWithRef<Tag>, state);
  return createElement(tag as string, props);
}

/** Each state is an attribute of its name: empty for true, absent for false and null. */
export function dataOf(state: object): Record<string, string> {
  const data: Record<string, string> = {};
  for (const [name, value] of Object.entries(state) as [string, string | boolean | null][])
    if (value !== false && value !== null) data[`data-${name}`] = value === true ? '' : value;
  return data;
}

/** React 19 has it among the props, and warns of where it was before. */
function refOf(element: ReactElement<AnyProps> | null): Ref<unknown> | undefined {
  if (!element) return undefined;
  return version >= '19' ? element.props.ref : (element as { ref?: Ref<unknown> }).ref;
}
