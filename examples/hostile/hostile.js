/* Scripts of another time, and what they do to everybody's objects. */
Array.prototype.toJSON = function () {
  return 'a list of ' + this.length;
};
String.prototype.toJSON = function () {
  return 'said ' + this;
};
Array.prototype.each = function (callback) {
  for (var index = 0; index < this.length; index += 1) callback(this[index], index);
};
Array.prototype.first = function () {
  return this[0];
};
Object.prototype.extend = function (other) {
  for (var name in other) this[name] = other[name];
  return this;
};
Element.prototype.show = Element.prototype.hide = function () {
  return this;
};
window.$ = function (id) {
  return document.getElementById(id);
};
window.$$ = function (selector) {
  return document.querySelectorAll(selector);
};
window.name = 'boxoffice';
window.Boxoffice = undefined;
window.event1001 = window.params = window.siteConf = { from: 'the page' };
window.process = { env: { NODE_ENV: 'development' } };
window.module = window.exports = undefined;
