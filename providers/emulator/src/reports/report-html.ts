import { cellText } from './contents.ts'
import type { RenderedReport } from './rendered.ts'

/** Fills the template of a report. Every value is escaped. */
export function reportHtml(template: string, { name, createdAt, heads, rows }: RenderedReport): string {
  const cells = (texts: readonly string[], tag: 'th' | 'td') =>
    `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`
  const parts: Readonly<Record<string, string>> = {
    name: escaped(name),
    createdAt: escaped(cellText(createdAt)),
    head: cells(heads, 'th'),
    rows: rows.map((texts) => cells(texts, 'td')).join('\n'),
  }
  return template.replace(/\{\{(\w+)\}\}/g, (_, part: string) =>
    Object.hasOwn(parts, part) ? (parts[part] ?? '') : '',
  )
}

/** The report as a mail. */
export function reportText({ name, createdAt, heads, rows }: RenderedReport): string {
  const lines = [heads, ...rows].map((texts) => texts.join(' | '))
  return `${name}\n${cellText(createdAt)}\n\n${lines.join('\n')}`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
