export declare function isolated(css: string): string;
