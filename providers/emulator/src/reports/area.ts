import { malformed, missing } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import type { Call } from '../calls/call.ts'
import { printable } from '../core/printable.ts'
import type { CoreState } from '../core/state.ts'
import { type Body, oneOf, text, texts } from '../http/body.ts'
import { isRecord, readJson } from '../http/json.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { cellText, reportContents } from './contents.ts'
import { checkValues, type FilterValues } from './filter-rows.ts'
import { foundReports } from './find-reports.ts'
import { grayJpeg } from './gray-jpeg.ts'
import { type ReportOutput, type ReportRecord, reportOutputs, reportRecords } from './records.ts'
import { type RenderedReport, render } from './rendered.ts'
import { reportHtml, run, runAnswer, runsOf, scheduleIn, sendDue } from './schedule.ts'

const rowsOfPage = 40

const mostBars = 20

const longestBar = 78

const barShade = 70

const paper = 255

/** The reports of a tenant. A call about the data of a report needs the permission to read these data, too. */
export const reports = area({
  records: reportRecords,
  handlers: {
    listReports: (call, holder) =>
      foundReports(call.url, ownReports(call, holder)).map((report) => answerOf(call.state, report)),

    getReport: (call, holder) => answerOf(call.state, reportOf(call, holder, call.path['id'])),

    listReportRuns: (call, holder) => runsOf(call.state, reportOf(call, holder, call.path['id'])).map(runAnswer),

    scheduleReport: audited((call, holder) => {
      const { body, now } = call
      const report = readableReport(call, holder, call.path['id'])
      const values = valuesIn(text(body, 'dataFilters'))
      const recipients = body['recipients'] === undefined ? [] : recipientsIn(body, 'recipients', 0)
      const schedule = scheduleIn(body, report, { userId: holder.user.id, values, now, recipients })
      const changes = { status: text(body, 'status'), type: oneOf(body, 'type', reportOutputs) }
      Object.assign(report, changes, { schedule, updatedAt: new Date(now).toISOString() })
      return answerOf(call.state, report)
    }),

    previewReport: (call, holder) => {
      const { searchParams } = call.url
      const report = readableReport(call, holder, searchParams.get('templateId'))
      const output = oneOf({ responseType: searchParams.get('responseType') }, 'responseType', reportOutputs)
      const values = valuesIn(searchParams.get('dataFilters') ?? '')
      checkValues(report.dataFilters, values)
      const name = searchParams.get('name') || report.name
      return fileAnswer(report.htmlTemplate, render(call.state, { ...report, name }, { values, now: call.now }), output)
    },

    sendReport: audited((call, holder) => {
      const report = readableReport(call, holder, text(call.body, 'templateId'))
      const to = recipientsIn(call.body, 'to', 1)
      const values = report.schedule?.dataFilters ?? {}
      const rendered = render(call.state, report, { values, now: call.now })
      run(call, report, { to, rendered, trigger: 'person' })
      return {}
    }, 'High'),
  },
})

const mostRecipients = 50

const reachable = /^[^@\s]+@[^@\s]+$/

/** The addresses of a member, each once. */
function recipientsIn(body: Body, name: string, least: number): string[] {
  const to = [...new Set(texts(body, name).map((address) => address.trim()))]
  if (to.length >= least && to.length <= mostRecipients && to.every((address) => reachable.test(address))) return to
  throw malformed(`${name} must be a list of ${least} to ${mostRecipients} e-mail addresses`)
}

function ownReports(call: Call, { tenant }: Holder): readonly ReportRecord[] {
  sendDue(call.state, call.now)
  return reportRecords.of(call.state).reports.filter(({ tenantId }) => tenantId === tenant.id)
}

function reportOf(call: Call, holder: Holder, id: string | null | undefined): ReportRecord {
  const report = ownReports(call, holder).find((one) => one.id === id)
  if (report) return report
  throw missing('The report')
}

/** The report of an id, whose data the caller may read. */
function readableReport(call: Call, holder: Holder, id: string | null | undefined): ReportRecord {
  const report = reportOf(call, holder, id)
  call.require(reportContents[report.content].permission)
  return report
}

/** The filter object of a request: base64 of JSON in UTF-8. */
function valuesIn(base64: string): FilterValues {
  const value = readJson(decoded(base64) ?? '')
  if (isRecord(value)) return value
  throw malformed('dataFilters must be an object as JSON in base64')
}

function decoded(base64: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function answerOf(state: CoreState, { tenantId: _tenant, content: _content, schedule, ...shown }: ReportRecord) {
  const [last] = runsOf(state, shown)
  const lastRun = last && { lastRun: runAnswer(last) }
  if (!schedule) return { ...shown, recipients: [], ...lastRun }
  const { userId: _user, nextAt, recipients = [], ...times } = schedule
  const next = times.active && nextAt !== null && { nextRunAt: new Date(nextAt).toISOString() }
  return { ...shown, schedule: times, recipients, ...next, ...lastRun }
}

/** The answer with a report in one of its forms. */
async function fileAnswer(template: string, report: RenderedReport, output: ReportOutput): Promise<Response> {
  if (output === 'html') return answer(reportHtml(template, report), 'text/html; charset=utf-8', 'html')
  if (output === 'image') return answer(reportImage(report), 'image/jpeg', 'jpg')
  return answer(new Uint8Array(await reportPdf(report)), 'application/pdf', 'pdf')
}

/** A browser that opens the file runs nothing in it. */
function answer(body: string | Uint8Array<ArrayBuffer>, type: string, ending: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `inline; filename="report.${ending}"`,
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

/** Draws a report as a JPEG file: one bar for each counted value. Its comment names the report and the numbers. */
function reportImage({ name, counts }: RenderedReport): Uint8Array<ArrayBuffer> {
  const shown = counts.slice(0, mostBars)
  const most = Math.max(1, ...shown.map(([, count]) => count))
  const lengths = shown.map(([, count]) => Math.max(1, Math.round((count / most) * longestBar)))
  const shadeAt = (column: number, row: number) => {
    const isInBar = row % 3 === 1 && column > 0
    return isInBar && column <= (lengths[Math.floor(row / 3)] ?? 0) ? barShade : paper
  }
  return grayJpeg({
    columns: longestBar + 2,
    rows: 3 * Math.max(1, shown.length),
    shadeAt,
    comment: [name, ...counts.map(([value, count]) => `${value}: ${count}`)].join('\n'),
  })
}

/** Draws a report as a PDF file, 40 rows on a page. The library loads with the first one. */
async function reportPdf({ name, createdAt, heads, rows }: RenderedReport): Promise<Uint8Array> {
  const { PDFDocument, StandardFonts } = await import('pdf-lib')
  const file = await PDFDocument.create()
  const [plain, bold] = await Promise.all([
    file.embedFont(StandardFonts.Helvetica),
    file.embedFont(StandardFonts.HelveticaBold),
  ])
  file.setTitle(name)
  file.setCreationDate(new Date(createdAt))
  file.setModificationDate(new Date(createdAt))
  const width = 483 / heads.length
  const pages = Math.max(1, Math.ceil(rows.length / rowsOfPage))
  for (let number = 0; number < pages; number++) {
    const page = file.addPage([595, 842])
    const line = (texts: readonly string[], y: number, font = plain) => {
      for (const [index, text] of texts.entries())
        page.drawText(
          fitting(text, (part) => font.widthOfTextAtSize(part, 9) < width - 6),
          {
            x: 56 + index * width,
            y,
            size: 9,
            font,
          },
        )
    }
    page.drawText(printable(name), { x: 56, y: 780, size: 18, font: bold })
    page.drawText(`${cellText(createdAt)} UTC, page ${number + 1} of ${pages}`, { x: 56, y: 760, size: 9, font: plain })
    line(heads, 735, bold)
    for (const [index, texts] of rows.slice(number * rowsOfPage, (number + 1) * rowsOfPage).entries())
      line(texts, 718 - index * 16)
  }
  return file.save()
}

/** The longest beginning of a text that fits. */
function fitting(text: string, fits: (part: string) => boolean): string {
  let part = printable(text)
  while (part !== '' && !fits(part)) part = part.slice(0, -1)
  return part
}
