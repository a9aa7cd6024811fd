'use client'

import type { ReactElement } from 'react'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { useClasses } from '../../../slots/index.ts'

/** The place of the page while it loads. */
export function UsageSkeleton(): ReactElement {
  const classOf = useClasses()
  return (
    <div aria-hidden="true" className={classOf('UsageSkeleton')}>
      <div className={classOf('UsageControls')}>
        <Skeleton shape="field" width="lg" />
        <Skeleton shape="button" />
      </div>
      <div className={classOf('Figures')}>
        {figures.map((key) => (
          <div key={key} className={classOf('Figure')}>
            <Skeleton width="sm" />
            <Skeleton shape="figure" width="xs" />
            <Skeleton width="md" />
          </div>
        ))}
      </div>
      <div className={classOf('UsageCharts')}>
        {figures.slice(1).map((key) => (
          <div key={key} className={classOf('UsageChart')}>
            <Skeleton width="sm" />
            <div className={classOf('UsagePlot')} />
          </div>
        ))}
      </div>
    </div>
  )
}

const figures = [1, 2, 3, 4, 5]
