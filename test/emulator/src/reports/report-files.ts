import type { ReportOutput } from './records.ts'
import type { RenderedReport } from './rendered.ts'
import { reportHtml } from './report-html.ts'
import { reportImage } from './report-image.ts'
import { reportPdf } from './report-pdf.ts'

/** The answer with a report in one of its forms. */
export async function fileAnswer(template: string, report: RenderedReport, output: ReportOutput): Promise<Response> {
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
