import { useMemo } from 'react'
import { encode } from 'uqr'

/** What a {@link QrCode} takes. */
export interface QrCodeProps {
  /** What the code says, or the address of a picture of it (`data:`), as the provider gives one or the other. */
  readonly content: string
  /** What it is for. */
  readonly label: string
}

/** A QR code, always dark on light, because many readers take nothing else. */
export function QrCode({ content, label }: QrCodeProps) {
  if (content.startsWith('data:')) return <img className="qr-code" src={content} alt={label} />
  return <DrawnCode content={content} label={label} />
}

function DrawnCode({ content, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawing(content), [content])
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

/** A code as one path of runs, in units of one module, with the quiet zone of four modules that readers ask for. */
export function drawing(content: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(content, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
  return { size, path }
}

function runs(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const marks = row.map((dark) => (dark ? '#' : ' ')).join('')
  return [...marks.matchAll(/#+/g)].map((run) => [run.index, run[0].length])
}
