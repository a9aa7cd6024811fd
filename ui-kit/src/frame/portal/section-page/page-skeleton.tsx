'use client'

import type { ReactElement } from 'react'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { useClasses } from '../../../slots/index.ts'
import type { SectionPageProps } from './types.ts'

/** The place of the content of a page while it loads: the rows of a form, or the lines of a table. */
export function PageSkeleton({ width }: Pick<SectionPageProps, 'width'>): ReactElement {
  const classOf = useClasses()
  const isForm = width === 'form'
  return (
    <div aria-hidden="true" className={classOf('PageSkeleton')}>
      {rows.map((row) => (
        <div key={row} className={classOf('PageSkeletonRow')}>
          <Skeleton width={isForm ? 'sm' : 'lg'} />
          <Skeleton {...(isForm ? { shape: 'field' } : { width: 'full' })} />
        </div>
      ))}
    </div>
  )
}

const rows = [1, 2, 3, 4] as const
