export declare const traces: RegExp;
