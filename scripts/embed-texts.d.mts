export function embedTexts(): { path: string; text: string }[];
