/* Where a bank sends the buyer after 3-D Secure: it wakes the order up, which then asks for the outcome itself. */
const query = new URLSearchParams(location.search);
const opener = window.parent === window ? window.opener : window.parent;
const reference = query.get('payment_intent') ?? query.get('reference') ?? '';
/* The shop's page, where it is a partner's; what is said to it stands in this page's address, which whoever asked for it knows. */
const parentOrigin = query.get('parentOrigin') ?? location.origin;
const isExact = URL.canParse(parentOrigin) && new URL(parentOrigin).origin === parentOrigin;
if (isExact) opener?.postMessage({ source: 'boxoffice', type: 'challengeAnswered', reference }, parentOrigin);
