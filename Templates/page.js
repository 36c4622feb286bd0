(() => {
  const list = document.getElementById("files");
  const links = [...document.querySelectorAll(".gallery a")];
  // Beside the list of screens, one of them is shown at a time.
  const choose = target => {
    if (!target || !links.length || !list.contains(target)) return;
    const file = target.closest(".file");
    const part = target.closest(".part");
    for (const old of list.querySelectorAll(".chosen")) old.classList.remove("chosen");
    for (const one of [file, part]) one?.classList.add("chosen");
    list.classList.add("single");
    file.open = true;
    for (const link of links) {
      const isCurrent = part ? link.hash === "#" + part.id : false;
      if (isCurrent) link.setAttribute("aria-current", "true"); else link.removeAttribute("aria-current");
      if (!isCurrent) continue;
      // Only the list scrolls, not the page.
      const box = document.getElementById("screens");
      const way = link.getBoundingClientRect().top - box.getBoundingClientRect().top;
      if (0 > way || way > box.clientHeight - 60) box.scrollTop += way - box.clientHeight / 3;
    }
  };
  const targetOf = hash => hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const form = document.getElementById("filter");
  let show = () => {};
  let count = () => {};
  if (form) {
    const { search, rule, confidence, keys, previous, next } = form.elements;
    const kinds = [...form.querySelectorAll("[name=kind]")];
    const output = form.querySelector("output");
    const filters = form.querySelector("details");
    const items = [...list.querySelectorAll("li.finding")].map(item => {
      const file = item.closest(".file");
      const words = [item.textContent, file.querySelector("h2").textContent];
      words.push(item.closest(".part").querySelector("h3").textContent);
      item.tabIndex = -1;
      const found = item.querySelector(".ways a");
      const names = ["#" + item.id, "#" + file.id, found.hash];
      for (const link of item.querySelectorAll(".where a")) names.push(link.hash);
      return { item, names, found: found.textContent, text: words.join(" ").toLowerCase() };
    });
    // What is shown as long as one of the findings is that it names.
    const rows = [...document.querySelectorAll("#summary tbody tr, #tables tbody tr, .rule")].map(row => ({
      row, names: ["#" + row.id, ...(row.matches("tr") ? [...row.querySelectorAll("a")].map(a => a.hash) : [])]
    }));
    const counted = [...document.querySelectorAll("a[data-of]")].map(
      link => ({ link, names: link.dataset.of.split(" ").map(name => "#" + name) }));
    // How many of a file or screen are left, in the words that stand there without a filter.
    const worded = [...document.querySelectorAll(".file .counts, .gallery .tally")].map(words => {
      const item = words.closest("li");
      const part = item ? targetOf(item.querySelector("a").hash) : words.closest(".file");
      const bars = [...(item?.querySelectorAll(".bar span") || [])];
      return { words, all: words.textContent, part, bars: bars.map(bar => ({ bar, all: bar.style.flex })) };
    });
    const left = (part, kind) => part?.querySelectorAll("li.finding." + kind + ":not([hidden])").length;
    const inWords = part => kinds.map(({ value }) => {
      const number = left(part, value);
      return number ? number + " " + (value === "review" ? "to review" : value + (number > 1 ? "s" : "")) : "";
    }).filter(words => words).join(", ");
    let current = -1;

    const fields = { q: search, rule, confidence };
    const read = saved => {
      for (const name in fields) fields[name].value = saved.get(name) || "";
      const chosen = saved.has("kind") ? saved.get("kind").split(".") : null;
      for (const box of kinds) box.checked = chosen ? chosen.includes(box.value) : true;
      if (saved.has("keys")) keys.checked = true;
      if (form.elements.new) form.elements.new.checked = saved.has("new");
    };
    const write = () => {
      const saved = new URLSearchParams();
      for (const name in fields) if (fields[name].value) saved.set(name, fields[name].value);
      if (kinds.some(box => !box.checked)) {
        saved.set("kind", kinds.filter(box => box.checked).map(box => box.value).join("."));
      }
      if (keys.checked) saved.set("keys", "on");
      if (form.elements.new?.checked) saved.set("new", "on");
      const text = saved.toString();
      // A page from a disk may change the part behind the number sign only.
      try { history.replaceState(null, "", (text ? "?" + text : location.pathname) + location.hash); }
      catch { history.replaceState(null, "", "#" + text); }
    };
    const apply = () => {
      const words = search.value.toLowerCase().split(" ").filter(word => word);
      const chosen = kinds.filter(box => box.checked).map(box => box.value);
      const shown = new Set();
      let number = 0;
      for (const { item, names, found, text } of items) {
        item.hidden = ![
          chosen.includes(item.classList[1]),
          [found, ""].includes(rule.value),
          ["", item.dataset.confidence || (item.classList[1] === "review" ? "review" : "certain")]
            .includes(confidence.value),
          !form.elements.new?.checked || item.querySelector(".new"),
          words.every(word => text.includes(word))
        ].every(fits => fits);
        if (item.hidden) continue;
        number += 1;
        for (const name of names) shown.add(name);
      }
      const isFiltered = items.length > number;
      const lacks = part => isFiltered ? !part?.querySelector("li.finding:not([hidden])") : false;
      for (const part of list.querySelectorAll(".file, .part")) part.hidden = lacks(part);
      for (const link of links) link.closest("li").hidden = lacks(targetOf(link.hash));
      for (const fold of document.querySelectorAll("#screens details")) fold.hidden = isFiltered;
      for (const { row, names } of rows) row.hidden = isFiltered ? !names.some(name => shown.has(name)) : false;
      for (const table of document.querySelectorAll("#summary table, #tables table")) {
        table.hidden = !table.querySelector("tbody tr:not([hidden])");
      }
      for (const { link, names } of counted) link.textContent = names.filter(name => shown.has(name)).length;
      for (const { words, all, part, bars } of worded) {
        words.textContent = isFiltered ? inWords(part) : all;
        for (const { bar, all } of bars) {
          const number = isFiltered ? left(part, bar.className) : all;
          bar.style.display = number ? "" : "none";
          bar.style.flex = number;
        }
      }
      output.querySelector("bdi").textContent = isFiltered ? number + " of " + items.length : items.length;
      current = -1;
      return isFiltered;
    };
    const move = (step, focuses) => {
      const shown = items.map(entry => entry.item).filter(item => !item.hidden);
      if (!shown.length) return;
      const before = current === -1 ? (step > 0 ? -1 : shown.length) : current;
      current = (before + step + shown.length) % shown.length;
      const item = shown[current];
      choose(item);
      let fold = item.closest("details");
      for (; fold; fold = fold.parentElement.closest("details")) fold.open = true;
      if (focuses) item.focus({ preventScroll: true });
      item.scrollIntoView({ block: "center", behavior: "instant" });
    };
    form.addEventListener("input", () => {
      const isFiltered = apply();
      write();
      if (isFiltered) move(1, false);
      current = -1;
    });
    form.addEventListener("submit", event => { event.preventDefault(); move(1, true); });
    form.addEventListener("keydown", event => { if (event.key === "Escape") filters.open = false; });
    next.addEventListener("click", () => move(1, true));
    previous.addEventListener("click", () => move(-1, true));
    document.addEventListener("keydown", event => {
      if (!keys.checked || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.closest("input, select, textarea")) return;
      if (event.key === "n") move(1, true);
      if (event.key === "p") move(-1, true);
    });
    show = target => {
      if (!target?.closest("[hidden]")) return;
      read(new URLSearchParams());
      apply();
      write();
    };
    count = data => {
      read(new URLSearchParams(data));
      apply();
      write();
    };
    form.hidden = false;
    read(new URLSearchParams(location.search || location.hash.slice(1)));
    apply();
  }

  // What a link leads to is shown before the browser goes there.
  document.addEventListener("click", event => {
    const link = event.target.closest("a[href^='#']");
    if (!link) return;
    const { of, ...data } = link.dataset;
    const target = targetOf(link.getAttribute("href"));
    if (Object.keys(data).length) count(data); else show(target);
    choose(target);
  });
  addEventListener("popstate", () => choose(targetOf(location.hash)));
  const first = links.find(link => !link.closest("li").hidden);
  choose(targetOf(location.hash) || (first ? targetOf(first.hash) : null));
})();
