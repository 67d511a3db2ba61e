/* Where a bank sends the buyer after 3-D Secure: it wakes the order up, which then asks for the outcome itself. */
const query = new URLSearchParams(location.search);
const opener = window.parent === window ? window.opener : window.parent;
const reference = query.get('payment_intent') ?? query.get('reference') ?? '';
opener?.postMessage({ source: 'boxoffice', type: 'challengeAnswered', reference }, location.origin);
