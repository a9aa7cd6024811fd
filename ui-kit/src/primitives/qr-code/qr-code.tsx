'use client'

import { useMemo } from 'react'
import { encode } from 'uqr'
import { slotted, useClasses } from '../../slots/index.ts'

/** The props of {@link QrCode}. */
export interface QrCodeProps {
  /** What the code says, or a picture of it (`data:image/…`), as the provider gives one or the other. Nothing is loaded. */
  readonly content: string
  /** What it is for. */
  readonly label: string
  /** Classes beside those of the part. */
  readonly className?: string | undefined
}

/** A QR code, always dark on light, because many readers take nothing else. Replaceable as slot `QrCode`. */
export const QrCode = /* @__PURE__ */ slotted<QrCodeProps, HTMLSpanElement>(
  'QrCode',
  ({ content, label, className }, ref) => {
    const classOf = useClasses()
    return (
      <span ref={ref} className={classOf('QrCode', className)}>
        {/^data:image\//i.test(content) ? (
          <img className={classOf('QrImage')} src={content} alt={label} />
        ) : (
          <DrawnCode content={content} label={label} />
        )}
      </span>
    )
  },
)

function DrawnCode({ content, label }: QrCodeProps) {
  const classOf = useClasses()
  const { size, path } = useMemo(() => drawing(content), [content])
  return (
    <svg
      className={classOf('QrImage')}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

/**
 * A code as one path of runs, in units of one module, with the quiet zone of four modules that readers ask for. What is
 * too long for a code is left empty: beside it stands what can be typed.
 */
export function drawing(content: string): { readonly size: number; readonly path: string } {
  try {
    const { size, data } = encode(content, { ecc: 'M', border: 4 })
    const path = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
    return { size, path }
  } catch {
    return { size: 1, path: '' }
  }
}

function runs(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const marks = row.map((dark) => (dark ? '#' : ' ')).join('')
  return [...marks.matchAll(/#+/g)].map((run) => [run.index, run[0].length])
}
