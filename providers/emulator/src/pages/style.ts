/** How every page of the emulator looks: one sheet, with the colours and the rhythm of the login box. */
export const hostedStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(oklch(0.976 0.004 265), oklch(0.165 0.011 265));
  --surface: light-dark(oklch(1 0 0), oklch(0.208 0.013 265));
  --sunken: light-dark(oklch(0.968 0.005 265), oklch(0.183 0.012 265));
  --field: light-dark(oklch(1 0 0), oklch(0.178 0.012 265));
  --line: light-dark(oklch(0.918 0.008 265), oklch(0.305 0.016 265));
  --line-strong: light-dark(oklch(0.858 0.011 265), oklch(0.385 0.018 265));
  --line-field: light-dark(oklch(0.63 0.018 265), oklch(0.545 0.02 265));
  --text: light-dark(oklch(0.225 0.022 265), oklch(0.955 0.005 265));
  --muted: light-dark(oklch(0.465 0.022 265), oklch(0.765 0.014 265));
  --primary: light-dark(oklch(0.475 0.19 266), oklch(0.565 0.185 266));
  --primary-hover: light-dark(oklch(0.42 0.18 266), oklch(0.51 0.18 266));
  --primary-text: light-dark(oklch(0.465 0.19 266), oklch(0.79 0.1 266));
  --hover: light-dark(oklch(0.3 0.03 265 / 0.05), oklch(1 0 0 / 0.055));
  --danger-text: light-dark(oklch(0.49 0.185 27), oklch(0.785 0.12 22));
  --danger-tint: light-dark(oklch(0.53 0.2 27 / 0.08), oklch(0.64 0.2 26 / 0.17));
  --success-text: light-dark(oklch(0.445 0.105 155), oklch(0.82 0.13 157));
  --success-tint: light-dark(oklch(0.6 0.14 155 / 0.13), oklch(0.74 0.155 157 / 0.15));
  --shadow: 0 1px 2px oklch(0.28 0.05 265 / 0.05), 0 12px 32px -12px light-dark(oklch(0.28 0.05 265 / 0.14), transparent);
  --control: 2.75rem;
  background: var(--ground);
  color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif;
}
*, ::before, ::after { box-sizing: border-box }
body { margin: 0; min-block-size: 100dvh }
.narrow { display: grid; align-items: center; justify-items: center; padding: 1.5rem 0 }
.narrow > main {
  inline-size: min(100%, 26rem);
  padding: 2.5rem;
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--surface);
  box-shadow: var(--shadow);
}
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.2; font-weight: 600; letter-spacing: -0.018em; text-wrap: balance }
h2 { margin: 0; font-size: 1.125rem; line-height: 1.35; font-weight: 600; letter-spacing: -0.018em }
p { margin: 0 0 1rem; max-inline-size: 34em }
p:last-child { margin-block-end: 0 }
.owner { display: flex; align-items: center; gap: 0.5rem; margin-block-end: 1.5rem; font-weight: 600 }
.mark {
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2rem;
  block-size: 2rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--sunken);
  color: var(--muted);
  font-size: 0.875rem;
  font-weight: 600;
}
.help { color: var(--muted); font-size: 0.8125rem }
.lead { color: var(--muted) }
a { color: var(--primary-text); text-underline-offset: 0.2em }
label { display: block; margin-block: 1rem 0.375rem; font-size: 0.8125rem; font-weight: 500 }
input, select {
  inline-size: 100%;
  min-block-size: var(--control);
  padding-inline: 0.75rem;
  border: 1px solid var(--line-field);
  border-radius: 8px;
  background: var(--field);
  color: inherit;
  font: inherit;
}
button, .button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: var(--control);
  padding-inline: 1.25rem;
  border: 1px solid var(--line-strong);
  border-radius: 8px;
  background: var(--surface);
  color: inherit;
  font: inherit;
  font-size: 0.9375rem;
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;
}
button:hover, .button:hover { background: linear-gradient(var(--hover), var(--hover)), var(--surface) }
.primary { border-color: transparent; background: var(--primary); color: oklch(1 0 0) }
.primary:hover { background: var(--primary-hover) }
.quiet { border-color: transparent; background: none; color: var(--primary-text) }
.narrow form > button { inline-size: 100%; margin-block-start: 1.5rem }
.narrow form > button + button { margin-block-start: 0.5rem }
.narrow form + p { margin-block-start: 1rem }
:focus-visible { outline: 2px solid var(--primary-text); outline-offset: 2px }
.people { display: grid; gap: 0.5rem; margin: 0; padding: 0; list-style: none }
.narrow .people form > button { margin: 0 }
.people button { inline-size: 100%; block-size: auto; justify-content: start; gap: 0.75rem; padding: 0.625rem 0.75rem; text-align: start; font-weight: 400 }
.people .who { display: grid; min-inline-size: 0 }
.people .name { font-weight: 500 }
.people .address { color: var(--muted); font-size: 0.8125rem; overflow-wrap: anywhere }
.or { display: flex; align-items: center; gap: 0.75rem; margin-block: 1.5rem 0; color: var(--muted); font-size: 0.8125rem }
.or::before, .or::after { content: ""; flex: 1; border-block-start: 1px solid var(--line) }
.foot { margin-block-start: 1.5rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line) }
[role="alert"] { padding: 0.75rem; border-radius: 8px; background: var(--danger-tint); color: var(--danger-text) }
code { font: 0.875em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere }
@media (width < 28rem) {
  .narrow { align-items: start; padding: 0; background: var(--surface) }
  .narrow > main { padding: 1.5rem; border: 0; border-radius: 0; box-shadow: none }
}
@media (forced-colors: active) {
  .primary { border-color: ButtonBorder }
  [role="alert"], .badge { border: 1px solid }
}
`
