import { printable } from '../core/printable.ts'
import { cellText } from './contents.ts'
import type { RenderedReport } from './rendered.ts'

/** Draws a report as a PDF file, 40 rows on a page. The library loads with the first one. */
export async function reportPdf({ name, createdAt, heads, rows }: RenderedReport): Promise<Uint8Array> {
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

const rowsOfPage = 40

/** The longest beginning of a text that fits. */
function fitting(text: string, fits: (part: string) => boolean): string {
  let part = printable(text)
  while (part !== '' && !fits(part)) part = part.slice(0, -1)
  return part
}
