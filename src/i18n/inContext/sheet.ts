/** Of the tool alone, in a shadow tree: the package's stylesheet carries nothing of it. */
export const sheet = `
:host {
  all: initial; position: fixed; inset: 0; inline-size: auto; block-size: auto; margin: 0; padding: 0; border: 0;
  overflow: visible; background: none; pointer-events: none; direction: ltr; color-scheme: dark;
  font: 14px/1.45 system-ui, sans-serif; color: #f4f5f7;
}
* { box-sizing: border-box; }
.outline { position: fixed; border: 1px dashed #d6248f; border-radius: 3px; }
.outline[data-changed] { border-style: solid; background: #d6248f1f; }
.outline[data-current] { border: 2px solid #d6248f; }
.bar, .info, dialog {
  background: #1c2130; border: 1px solid #59617a; border-radius: 10px; box-shadow: 0 8px 28px #0006; color: #f4f5f7;
}
.bar {
  position: fixed; inset-block-end: 12px; inset-inline: 12px; inline-size: fit-content; max-inline-size: calc(100% - 24px);
  margin-inline: auto; padding: 8px 12px; pointer-events: auto;
}
.row { display: flex; flex-wrap: wrap; gap: 6px 8px; align-items: center; }
.bar strong { margin-inline-end: 4px; }
button {
  font: inherit; color: inherit; background: #2b3247; border: 1px solid #6b7490; border-radius: 6px; cursor: pointer;
  min-block-size: 30px; padding: 2px 10px; text-align: start;
}
button:hover { background: #39425c; }
button[aria-pressed='true'], button[aria-expanded='true'] { background: #d6248f; border-color: #ff8fcf; color: #fff; }
:focus-visible { outline: 2px solid #ff8fcf; outline-offset: 2px; }
.list {
  list-style: none; margin: 8px 0 0; padding: 2px; max-block-size: min(40vh, 320px); overflow: auto; display: grid; gap: 4px;
}
.list button { inline-size: 100%; overflow-wrap: anywhere; }
.note { color: #b9c0d4; }
.key { font: 12px/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: #ffb3df; overflow-wrap: anywhere; }
.info { position: fixed; max-inline-size: min(340px, calc(100vw - 16px)); padding: 8px 10px; }
.info p, dialog p { margin: 2px 0 0; overflow-wrap: anywhere; }
.long { color: #ffc46b; }
dialog {
  position: fixed; inset: 0 0 0 auto; block-size: auto; max-block-size: none; inline-size: min(380px, 100vw);
  max-inline-size: none; margin: 0; padding: 18px; border-radius: 0; overflow: auto; pointer-events: auto; font: inherit;
}
dialog::backdrop { background: none; }
dialog h2 { font-size: 17px; margin: 0 0 6px; }
dialog h3 { font-size: 13px; margin: 14px 0 2px; color: #b9c0d4; font-weight: 600; }
label { display: block; font-size: 13px; margin-block-start: 14px; color: #b9c0d4; }
textarea {
  display: block; inline-size: 100%; min-block-size: 84px; margin-block: 4px 2px; padding: 8px; resize: vertical; font: inherit;
  color: #f4f5f7; background: #10141f; border: 1px solid #6b7490; border-radius: 6px;
}
ul { margin: 2px 0 0; padding-inline-start: 18px; overflow-wrap: anywhere; }
ul.list { padding-inline-start: 2px; }
.end { margin-block-start: 18px; }
@media (forced-colors: active) {
  .outline { border-color: Highlight; }
  button[aria-pressed='true'], button[aria-expanded='true'] { border: 3px solid Highlight; }
}
`;
