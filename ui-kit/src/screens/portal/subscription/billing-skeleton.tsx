'use client'

import type { ReactElement } from 'react'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../slots/index.ts'

/** The place of the content while the billing loads. */
export function BillingSkeleton(): ReactElement {
  const classOf = useClasses()
  return (
    <div aria-hidden="true" className={classOf('SubscriptionSkeleton')}>
      <PlansSkeleton />
      <RowList isCard>
        {three.map((row) => (
          <ListRow key={row} name={<Skeleton width="sm" />} note={<Skeleton width="md" />} />
        ))}
      </RowList>
    </div>
  )
}

/** The place of the plans while they load. */
export function PlansSkeleton(): ReactElement {
  const classOf = useClasses()
  return (
    <div aria-hidden="true" className={classOf('SubscriptionSkeletonPlans')}>
      {three.map((plan) => (
        <div key={plan} className={classOf('SubscriptionSkeletonPlan')}>
          <Skeleton width="sm" />
          <Skeleton shape="figure" width="md" />
          <Skeleton width="lg" />
          <Skeleton shape="field" />
        </div>
      ))}
    </div>
  )
}

const three = [1, 2, 3] as const
