/** The styles that the dashboard adds to those of the pages. */
export const dashboardStyle = `
.wide { --control: 2.25rem; font-size: 0.875rem; scroll-behavior: auto }
.wide > main { max-inline-size: 80rem; margin-inline: auto; padding: 2rem }
.wide h1 { margin-block-end: 0.25rem }
.wide h3 { margin: 1.5rem 0 0; font-size: 0.875rem; font-weight: 600 }
.wide nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-block: 0 1rem }
.wide nav a { display: inline-flex; align-items: center; min-block-size: var(--control) }
.wide button { padding-inline: 1rem; font-size: 0.875rem }
.wide input, .wide select { padding-inline: 0.625rem }
.done:empty { display: none }
.done { padding: 0.75rem; border-radius: 8px; background: var(--success-tint); color: var(--success-text); max-inline-size: none }
.cards { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; align-items: start }
@media (width >= 46rem) { .cards { grid-template-columns: repeat(2, minmax(0, 1fr)) } }
@media (width >= 76rem) { .cards { grid-template-columns: repeat(4, minmax(0, 1fr)) } }
.across { grid-column: 1 / -1 }
.card { display: grid; gap: 0.75rem; min-inline-size: 0; padding: 1.25rem 1.5rem; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); scroll-margin-block-start: 1rem }
.card p { margin: 0 }
.card form > button:last-child { margin-block-start: 1rem }
.card label:first-child { margin-block-start: 0 }
.card form + form { padding-block-start: 0.25rem }
fieldset { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: 0 1rem; margin: 1rem 0 0; padding: 0; border: 0; min-inline-size: 0 }
legend { margin-block-end: 0.375rem; padding: 0; font-size: 0.8125rem; font-weight: 500 }
.check { display: flex; align-items: center; gap: 0.5rem; min-block-size: 2rem; margin: 0; font-size: 0.875rem; font-weight: 400 }
.check input { inline-size: 1.125rem; min-block-size: 0; block-size: 1.125rem; margin: 0; flex: none; accent-color: var(--primary) }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem }
.row input { flex: 1 1 6rem; inline-size: auto; min-inline-size: 0 }
.facts { margin: 0 }
.facts > div { display: grid; grid-template-columns: minmax(6rem, 1fr) minmax(0, 2fr); gap: 0.5rem; padding-block: 0.5rem; border-block-end: 1px solid var(--line) }
.facts dt { color: var(--muted) }
.facts dd { margin: 0; font-variant-numeric: tabular-nums }
.lines, .messages, .accounts { margin: 0; padding: 0; list-style: none }
.messages > li, .accounts > li { padding-block: 0.75rem; border-block-start: 1px solid var(--line) }
.messages > li { display: grid; gap: 0.25rem }
.subject { font-weight: 500 }
.text { max-inline-size: none; white-space: pre-line; overflow-wrap: anywhere }
.text code { font-size: 1rem; font-weight: 500 }
.accounts > li { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem }
.accounts .who { flex: 1 1 14rem; display: grid; min-inline-size: 0 }
.accounts .name { font-weight: 500 }
.accounts .address { color: var(--muted); font-size: 0.8125rem; overflow-wrap: anywhere }
.badges { display: flex; flex-wrap: wrap; gap: 0.5rem }
.badge { padding: 0.0625rem 0.5rem; border-radius: 6px; background: var(--sunken); font-size: 0.75rem; font-weight: 500 }
.badge[data-tone="danger"] { background: var(--danger-tint); color: var(--danger-text) }
.accounts form > button:last-child { margin: 0; min-inline-size: 5rem }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: 0 1rem }
.fields label, .card .fields label:first-child { margin-block-start: 0.75rem }
.danger { border-color: var(--line-strong); color: var(--danger-text) }
.wide .copy { min-block-size: 1.5rem; margin-inline-start: 0.5rem; padding-inline: 0.5rem; border-radius: 6px; font-size: 0.75rem; vertical-align: middle }
@media (pointer: coarse) {
  .wide { --control: 2.75rem }
  .wide .copy, .check { min-block-size: 2.75rem }
}
@media (width < 36rem) {
  .wide > main { padding: 1.5rem 1rem }
  .card { padding: 1rem }
}
`
