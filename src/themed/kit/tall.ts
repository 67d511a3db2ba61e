/** Windows high enough that something may stay in sight while the rest scrolls; not a page at 400 % (WCAG 1.4.10). */
export const tall = '(min-height: 30rem)';
