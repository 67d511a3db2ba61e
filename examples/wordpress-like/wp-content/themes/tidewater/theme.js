/* What themes and plugins leave on a page. */
document.documentElement.className = document.documentElement.className.replace('no-js', 'js');
window.jQuery = window.$ = function (selector) {
  return document.querySelectorAll(selector);
};
window.wp = { i18n: {}, hooks: {} };
document.addEventListener('click', function (event) {
  if (event.target.closest('a[href^="#"]')) event.preventDefault();
});
