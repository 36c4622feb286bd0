(() => {
  // What a link leads to is opened before the browser goes there, for browsers that do not do so by themselves.
  const open = hash => {
    const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    for (let fold = target?.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  };
  document.addEventListener("click", event => {
    const link = event.target.closest("a[href^='#']");
    if (link) open(link.getAttribute("href"));
  });
  addEventListener("popstate", () => open(location.hash));
  open(location.hash);
})();
