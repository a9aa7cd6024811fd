import { grayJpeg } from './gray-jpeg.ts'
import type { RenderedReport } from './rendered.ts'

/** Draws a report as a JPEG file: one bar for each counted value. Its comment names the report and the numbers. */
export function reportImage({ name, counts }: RenderedReport): Uint8Array<ArrayBuffer> {
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

const mostBars = 20
const longestBar = 78
const barShade = 70
const paper = 255
