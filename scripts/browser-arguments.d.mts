export declare const browserArguments: string[];
