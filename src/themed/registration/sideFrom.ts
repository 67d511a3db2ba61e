/** Pixels of its own width from which the order stands beside the form: a widget of 896 without its padding. */
export const sideFrom = 832;
