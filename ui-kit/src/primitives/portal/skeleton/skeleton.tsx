'use client'

import { cva } from 'class-variance-authority'
import { slotted, useClasses } from '../../../slots/index.ts'
import { useSkeletonCount } from './when-read.ts'

export interface SkeletonProps {
  /** The shape of the missing content. Default `text`. */
  readonly shape?: 'text' | 'badge' | 'box' | 'button' | 'circle' | 'field' | 'figure' | 'switch' | undefined
  /** 64, 104, 128 or 192 px wide, or the whole line; for texts. Default `md`. */
  readonly width?: 'xs' | 'sm' | 'md' | 'lg' | 'full' | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/**
 * The place of content that loads, in its final size. Hidden from assistive technology: announce the loading in a
 * status. Replaceable as slot `Skeleton`.
 */
export const Skeleton = slotted<SkeletonProps, HTMLSpanElement>('Skeleton', ({ shape, width, className }, ref) => {
  const classOf = useClasses()
  useSkeletonCount()
  return <span ref={ref} aria-hidden="true" className={classOf('Skeleton', look({ shape, width }), className)} />
})

const look = cva('', {
  variants: {
    shape: {
      text: '',
      badge: 'portico-Skeleton--badge',
      box: 'portico-Skeleton--box',
      button: 'portico-Skeleton--button',
      circle: 'portico-Skeleton--circle',
      field: 'portico-Skeleton--field',
      figure: 'portico-Skeleton--figure',
      switch: 'portico-Skeleton--switch',
    },
    width: {
      xs: 'portico-Skeleton--xs',
      sm: 'portico-Skeleton--sm',
      md: '',
      lg: 'portico-Skeleton--lg',
      full: 'portico-Skeleton--full',
    },
  },
})
