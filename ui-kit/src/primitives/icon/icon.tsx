'use client'

import { cva } from 'class-variance-authority'
import type { ReactElement } from 'react'
import { useClasses } from '../../slots/index.ts'

export interface IconProps {
  /** An SVG path on a 20 by 20 grid. */
  readonly path: string
  /** 16, 18 or 24 px. Default `md`. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** `true` mirrors the icon in right-to-left text. Default `false`. */
  readonly isDirectional?: boolean | undefined
}

/** A decorative line icon in the text color. The text carries the meaning. */
export function Icon({ path, size, isDirectional }: IconProps): ReactElement {
  const classOf = useClasses()
  return (
    <svg className={classOf('Icon', look({ size, isDirectional }))} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

const look = cva('', {
  variants: {
    size: { sm: 'portico-Icon--sm', md: '', lg: 'portico-Icon--lg' },
    isDirectional: { true: 'portico-Icon--directional' },
  },
})
