// Shows the notice of the page when the app cannot start. prerender.mjs inlines it: ES5, for browsers of any age.
(function () {
  var root = document.getElementById('root');
  var notice = document.getElementById('notice');

  function show(reason) {
    // The app removes the notice when it starts.
    if (!notice.parentNode || notice.className) return;
    notice.className = reason;
    notice.hidden = false;
    root.hidden = true;
    notice.appendChild(notice.querySelector('template').content);
  }

  if (
    !window.structuredClone ||
    !window.CSSLayerBlockRule ||
    !Object.hasOwn ||
    ![].findLast ||
    !('inert' in root)
  ) {
    show('old');
    // Without it, the app does not start (root.ts).
    root.remove();
    return;
  }

  function onError(event) {
    var target = event.target;
    if (target.tagName !== 'SCRIPT') {
      if (/\/assets\//.test(event.filename)) show('late');
    } else if (target.type === 'module') {
      // The second failure in a row.
      if (performance.navigation.type === 1 || !navigator.onLine) show('late');
      else location.reload();
    }
  }
  window.addEventListener('error', onError, true);
  setTimeout(show, 20000, 'late');
})();
