export declare function stylesEntry(): string;
