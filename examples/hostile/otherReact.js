/* The page is drawn by React 16, and goes on being so. */
function Clock() {
  var state = React.useState(0);
  React.useEffect(function () {
    var timer = setInterval(function () {
      state[1](function (count) {
        return count + 1;
      });
    }, 1000);
    return function () {
      clearInterval(timer);
    };
  }, []);
  return React.createElement('p', { id: 'other-react' }, 'React ' + React.version + ' counts ' + state[0]);
}
ReactDOM.render(React.createElement(Clock), document.getElementById('clock'));
