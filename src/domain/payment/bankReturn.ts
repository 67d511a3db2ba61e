/** Path of the page that a bank goes back to after it has asked the buyer. 000 §2. */
export const bankReturnPath = '/stripe/return/';
