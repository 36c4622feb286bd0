/// The script of a page: search, filters, order and the way from finding to finding. Without it the page is complete.
enum PageScript {
    /// What a browser may load and run: nothing but the page itself and this script.
    static let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src '\(hash)'; base-uri 'none'"

    /// The digest of `text` by which the policy allows it. A test computes it.
    static let hash = "sha256-Xboh///gxWS0+2uG6i3Kce5QepLOM/eN6JtmcJwlSIw="

    /// Without `<` and `&`, so that the page is XML as well.
    static let text = """

        (() => {
          const form = document.getElementById("filter");
          if (!form) return;
          const { search, rule, confidence, order, keys, previous, next } = form.elements;
          const kinds = [...form.querySelectorAll("[name=kind]")];
          const output = form.querySelector("output");
          const list = document.getElementById("files");
          const files = [...list.children].map((file, index) => ({
            file, index, path: file.querySelector("h2").textContent, count: file.querySelectorAll("li.finding").length
          }));
          const items = [...list.querySelectorAll("li.finding")].map(item => {
            const screen = item.closest(".screen");
            const words = [item.textContent, item.closest(".file").querySelector("h2").textContent];
            if (screen) words.push(screen.querySelector("h3").textContent);
            item.tabIndex = -1;
            const found = item.querySelector(".ways a").textContent;
            return { item, found, text: words.join(" ").toLowerCase() };
          });
          const cards = [...document.querySelectorAll(".gallery a")].map(link => ({
            card: link.parentElement, target: document.getElementById(link.hash.slice(1))
          }));
          let current = -1;

          const fields = { q: search, rule, confidence, order };
          const read = () => {
            const saved = new URLSearchParams(location.search || location.hash.slice(1));
            for (const name in fields) if (saved.has(name)) fields[name].value = saved.get(name);
            const chosen = saved.has("kind") ? saved.get("kind").split(".") : null;
            if (chosen) for (const box of kinds) box.checked = chosen.includes(box.value);
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
            let count = 0;
            for (const { item, found, text } of items) {
              item.hidden = ![
                chosen.includes(item.classList[1]),
                [found, ""].includes(rule.value),
                ["", item.dataset.confidence || (item.classList[1] === "review" ? "review" : "certain")]
                  .includes(confidence.value),
                !form.elements.new?.checked || item.querySelector(".new"),
                words.every(word => text.includes(word))
              ].every(fits => fits);
              if (!item.hidden) count += 1;
            }
            const isFiltered = items.length > count;
            for (const part of list.querySelectorAll(".file, .screen, .file > section")) {
              part.hidden = isFiltered ? !part.querySelector("li.finding:not([hidden])") : false;
            }
            for (const { card, target } of cards) {
              card.hidden = isFiltered ? !target || !target.querySelector("li.finding:not([hidden])") : false;
            }
            // Few enough to be looked at without opening each file.
            if (isFiltered) if (30 >= count) for (const { file } of files) if (!file.hidden) file.open = true;
            output.textContent = isFiltered ? count + " of " + items.length + " findings" : items.length + " findings";
            current = -1;
          };
          const sort = () => {
            const ways = {
              "": (a, b) => a.index - b.index,
              path: (a, b) => a.path.localeCompare(b.path),
              count: (a, b) => b.count - a.count || a.index - b.index
            };
            list.append(...[...files].sort(ways[order.value]).map(entry => entry.file));
          };
          const move = step => {
            const shown = [...list.querySelectorAll("li.finding")].filter(item => !item.hidden);
            if (!shown.length) return;
            const before = current === -1 ? (step > 0 ? -1 : shown.length) : current;
            current = (before + step + shown.length) % shown.length;
            const item = shown[current];
            let fold = item.closest("details");
            for (; fold; fold = fold.parentElement.closest("details")) fold.open = true;
            item.focus();
            item.scrollIntoView({ block: "center", behavior: "instant" });
          };
          form.addEventListener("input", event => {
            if (event.target === order) sort();
            apply();
            write();
          });
          form.addEventListener("submit", event => event.preventDefault());
          next.addEventListener("click", () => move(1));
          previous.addEventListener("click", () => move(-1));
          document.addEventListener("keydown", event => {
            if (!keys.checked || event.ctrlKey || event.metaKey || event.altKey) return;
            if (event.target.closest("input, select, textarea")) return;
            if (event.key === "n") move(1);
            if (event.key === "p") move(-1);
          });
          form.hidden = false;
          read();
          sort();
          apply();
        })();

        """
}
