'use client'

import type { ReactElement } from 'react'
import { useClasses } from '../../../slots/index.ts'
import { isColor } from '../../../theme/color.ts'

export interface SwatchProps {
  /** A literal color. Any other text is not used. */
  readonly color: string
  /** `true` draws a frame around it, as the mark of a row. Default `false`. */
  readonly isMark?: boolean | undefined
}

/** A square of a color; muted without one. It is decorative. */
export function Swatch({ color, isMark = false }: SwatchProps): ReactElement {
  const classOf = useClasses()
  const style = isColor(color) ? { backgroundColor: color } : undefined
  const swatch = <span className={classOf('Swatch')} style={style} aria-hidden="true" />
  return isMark ? <span className={classOf('SwatchMark')}>{swatch}</span> : swatch
}
