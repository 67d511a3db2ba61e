/** @param path says in which language the text is */
export declare function formatted(path: string, text: string): Promise<string>;
