export function firstTexts(): { path: string; text: string }[];
