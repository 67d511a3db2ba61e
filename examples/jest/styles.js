// Stylesheets, in tests.
module.exports = {};
