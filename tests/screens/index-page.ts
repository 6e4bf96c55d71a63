import type { Picture } from "./picture";

/** Returns the HTML of the page that shows all screenshots by screen and state, with filters and keys. */
export function indexPage(pictures: readonly Picture[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens of Larder</title>
<style>${STYLE}</style>
<form>
  ${filter("screen", pictures)} ${filter("size", pictures)} ${filter("theme", pictures)}
  <label><input type="checkbox" name="bad"> only with violations</label>
  <span>← → show the previous and the next picture, Esc closes</span>
</form>
${groups(pictures, "screen").map(section).join("\n")}
<dialog><p></p><img alt=""></dialog>
<script>${SCRIPT}</script>
</html>
`;
}

function filter(name: "screen" | "size" | "theme", pictures: readonly Picture[]): string {
  const values = [...new Set(pictures.map((picture) => picture[name]))];
  const options = values.map((value) => `<option>${value}</option>`).join("");
  return `<label>${name} <select name="${name}"><option value="">all</option>${options}</select></label>`;
}

/** Groups the screenshots by the value of a field, in the order in which the values first occur. */
function groups(pictures: readonly Picture[], field: "screen" | "state") {
  const names = [...new Set(pictures.map((picture) => picture[field]))];
  return names.map((name) => ({
    name,
    pictures: pictures.filter((picture) => picture[field] === name),
  }));
}

function section({ name, pictures }: ReturnType<typeof groups>[number]): string {
  const rows = groups(pictures, "state").map(
    (state) =>
      `<section><h3>${escape(state.name)}</h3><div>${state.pictures.map(figure).join("")}</div></section>`,
  );
  return `<section><h2>${escape(name)}</h2>${rows.join("\n")}</section>`;
}

function figure({ screen, size, theme, part, file, violations, state }: Picture): string {
  const text = `${screen}: ${state}, ${size} ${theme}${part === "end" ? ", end" : ""}`;
  const title = [text, ...violations].join("\n");
  return `<figure data-screen="${screen}" data-size="${size}" data-theme="${theme}" data-bad="${violations.length}"><img loading="lazy" src="${encodeURI(file)}" alt="${escape(text)}" title="${escape(title)}"><figcaption>${size} ${theme}${part === "end" ? " end" : ""}</figcaption></figure>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

const STYLE = `
body { font: 15px system-ui; margin: 0 16px 16px; background: #ddd; color: #111 }
form { position: sticky; top: 0; padding: 12px 0; background: #ddd; display: flex; gap: 16px; flex-wrap: wrap }
section > div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
h3 { margin: 16px 0 6px; font-weight: 500 }
figure { margin: 0 } figcaption { font-size: 12px }
figure img { height: 320px; background: #fff; cursor: zoom-in; display: block }
figure:not([data-bad="0"]) img { outline: 3px solid #d00 }
[hidden] { display: none !important }
dialog { max-width: none; max-height: none; border: 0; padding: 12px }
dialog p { white-space: pre-wrap; margin: 0 0 8px }`;

const SCRIPT = `
const form = document.forms[0], dialog = document.querySelector("dialog");
const figures = [...document.querySelectorAll("figure")];
let at = 0;
const shown = () => figures.filter((figure) => !figure.hidden);
form.oninput = () => {
  for (const figure of figures) {
    figure.hidden = ["screen", "size", "theme"].some((key) =>
      form[key].value !== "" && form[key].value !== figure.dataset[key]) ||
      (form.bad.checked && figure.dataset.bad === "0");
  }
  for (const section of [...document.querySelectorAll("section")].reverse())
    section.hidden = !section.querySelector("figure:not([hidden])");
};
const show = (index) => {
  const all = shown();
  at = (index + all.length) % all.length;
  const image = all[at].querySelector("img");
  dialog.querySelector("img").src = image.src;
  dialog.querySelector("p").textContent = image.title;
  if (!dialog.open) dialog.showModal();
};
document.onclick = ({ target }) => {
  if (target.closest("figure")) show(shown().indexOf(target.closest("figure")));
  else if (target.closest("dialog")) dialog.close();
};
document.onkeydown = ({ key }) => {
  if (!dialog.open) return;
  if (key === "ArrowRight") show(at + 1);
  if (key === "ArrowLeft") show(at - 1);
};`;
