export declare const noBrowser: string;
/** Path of a browser that runs, or undefined. */
export declare function findBrowser(): Promise<string | undefined>;
/** Path of one without windows, or undefined. */
export declare function findHeadlessShell(): string | undefined;
