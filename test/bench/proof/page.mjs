// @ts-check
import markdownIt from 'markdown-it'

/** @typedef {import('./part.mjs').Part} Part */

/**
 * Writes all figures as one page of the documentation.
 *
 * @param {string} version
 * @param {readonly Part[]} parts
 * @param {import('./part.mjs').Figures} figures
 */
export function markdownOf(version, parts, figures) {
  return [
    '# Proof',
    '',
    `What was measured of Portico ${version}, with the command of each figure. \`npm run proof\` measures all of it anew, from a clean`,
    'clone, and writes this page, the same as one static page with JSON, an accessibility report in the OpenACR format, and a',
    'bill of materials. Machines differ: compare figures of one run only.',
    '',
    ...parts.flatMap((part) => sectionOf(part, figures[part.id])),
  ].join('\n')
}

/** @param {Part} part @param {import('./part.mjs').PartFigures | undefined} figures @returns {readonly string[]} */
function sectionOf({ title, commands, method }, figures) {
  const head = [`## ${title}`, '', method, '']
  if (!figures) return [...head, `Not measured yet. Command: ${codeOf(commands)}.`, '']
  const { measuredOn, commit, machine, sentences, tables } = figures
  return [
    ...head,
    ...sentences.flatMap((sentence) => [sentence, '']),
    ...tables.flatMap((table) => [...(table.title ? [`### ${table.title}`, ''] : []), ...tableOf(table), '']),
    `Measured on ${measuredOn} at \`${commit}\`, ${machine}, by ${codeOf(commands)}.`,
    '',
  ]
}

/** @param {import('./part.mjs').Table} table @returns {readonly string[]} */
function tableOf({ columns, rows }) {
  const line = (/** @type {readonly (string | number)[]} */ cells) =>
    `| ${cells.map((cell) => plain(String(cell))).join(' | ')} |`
  return [line(columns), `|${columns.map(() => '---').join('|')}|`, ...rows.map(line)]
}

/** A text of a cell that neither Markdown nor the site reads as a column, an element or an expression. @param {string} text */
function plain(text) {
  return text.replaceAll('<', '&lt;').replaceAll('{{', '&#123;{').replaceAll('|', '\\|').replaceAll('\n', ' ')
}

/** @param {readonly string[]} commands */
function codeOf(commands) {
  return commands.map((command) => `\`${command}\``).join(' and ')
}

/** Writes the page alone, with its styles in it. @param {string} version @param {string} markdown */
export function staticPageOf(version, markdown) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Proof of Portico ${version}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
.table { overflow-x: auto }
table { border-collapse: collapse; font-size: 0.875rem }
th, td { padding: 0.375rem 0.75rem; border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent); text-align: start; vertical-align: top }
code { font-size: 0.875em; overflow-wrap: anywhere }
</style>
<main>
${markdownIt().render(markdown).replaceAll('<table>', '<div class="table" tabindex="0"><table>').replaceAll('</table>', '</table></div>')}
<p>Beside this page: <a href="figures.json">the figures as JSON</a>, <a href="openacr.yaml">the accessibility report</a>, <a href="sbom.cdx.json">the bill of materials</a>.</p>
</main>
</html>
`
}
