import { send } from '../core/outbox.ts'
import { drawId } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import { cellText } from './contents.ts'
import { type ReportRecord, type ReportRun, reportRecords } from './records.ts'
import type { RenderedReport } from './rendered.ts'

interface Sending extends Pick<ReportRun, 'trigger'> {
  readonly to: readonly string[]
  /** `null` if the data may not be read, so that nothing is sent. */
  readonly rendered: RenderedReport | null
}

/** Sends a report to addresses, and keeps the run. Mail servers refuse addresses below `.invalid`, a domain that does not exist. */
export function run(
  call: { readonly state: CoreState; readonly now: number },
  report: ReportRecord,
  { to, rendered, trigger }: Sending,
): void {
  const { state, now } = call
  const isSent = (address: string) => rendered !== null && !address.endsWith('.invalid')
  const sentTo = to.filter(isSent)
  const failed = to.filter((address) => !isSent(address))
  if (rendered)
    for (const address of sentTo)
      send(call, { channel: 'email', to: address, kind: 'report', subject: report.name, text: reportText(rendered) })
  const reason = rendered === null ? 'no-access' : failed.length > 0 ? 'address-refused' : null
  const createdAt = new Date(now).toISOString()
  const kept = runsOf(state, report).slice(0, mostRuns - 1)
  const owned = reportRecords.of(state)
  owned.reportRuns = [
    ...owned.reportRuns.filter(({ reportId }) => reportId !== report.id),
    { id: drawId(state), tenantId: report.tenantId, reportId: report.id, createdAt, trigger, sentTo, failed, reason },
    ...kept,
  ]
}

/** The runs of a report, the newest first. */
export function runsOf(state: CoreState, { id }: Pick<ReportRecord, 'id'>): readonly ReportRun[] {
  return reportRecords.of(state).reportRuns.filter(({ reportId }) => reportId === id)
}

/** A run, as the provider describes it. */
export function runAnswer({ tenantId: _tenant, reportId: _report, reason, ...shown }: ReportRun) {
  return { ...shown, ...(reason && { reason }) }
}

const mostRuns = 50

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
function reportText({ name, createdAt, heads, rows }: RenderedReport): string {
  const lines = [heads, ...rows].map((texts) => texts.join(' | '))
  return `${name}\n${cellText(createdAt)}\n\n${lines.join('\n')}`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
