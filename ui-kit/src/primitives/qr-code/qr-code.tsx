'use client'

import { useMemo } from 'react'
import { encode } from 'uqr'
import { slotted, useClasses } from '../../slots/index.ts'

export interface QrCodeProps {
  /** The encoded text, or an image of the code (`data:image/…`). Nothing is loaded. */
  readonly content: string
  /** The purpose, as the accessible name. */
  readonly label: string
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** A QR code, always dark on light, because many scanners require it. Replaceable as slot `QrCode`. */
export const QrCode = slotted<QrCodeProps, HTMLSpanElement>('QrCode', ({ content, label, className }, ref) => {
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
})

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
 * Draws a code as one SVG path in module units, with the required quiet zone of four modules. Returns an empty path if
 * the content is too long; the text beside it can be typed.
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
