declare module 'redoc/bundles/redoc.standalone.js' {
  /** The part of Redoc's browser build that draws a document into an element. */
  const Redoc: {
    init(spec: object, options: object, element: HTMLElement, done: (error?: Error) => void): void;
  };
  export default Redoc;
}
