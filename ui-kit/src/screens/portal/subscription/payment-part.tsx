'use client'

import { useAuthorized } from '@portico/headless'
import { usePaymentMethod } from '@portico/headless/portal/subscription'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { PaymentRows } from './payment-rows.tsx'
import { paymentRead, paymentWrite } from './permissions.ts'
import { subscriptionMessages } from './subscription-messages.ts'

/** The card that pays, and the address of invoices. */
export function PaymentPart(): ReactElement {
  const t = useMessages(subscriptionMessages)
  const name = t('subscription.payment')
  const see = { name, permissions: [paymentRead] }
  const maySee = useAuthorized(see).isAllowed
  return (
    <PagePart title={name} see={see} change={{ name, permissions: [paymentWrite] }}>
      {maySee && <Payment />}
    </PagePart>
  )
}

function Payment() {
  const t = useMessages(subscriptionMessages)
  const { value, load, calls } = usePaymentMethod()
  const reading = useAttempt(calls, 'load')
  if (value) return <PaymentRows method={value.method} />
  if (reading.error) {
    return (
      <PageFailed
        error={reading.error}
        words={{ title: t('subscription.unreadPayment') }}
        isPending={reading.isPending}
        onRetry={() => void load()}
      />
    )
  }
  return (
    <div aria-hidden="true">
      <RowList isCard>
        {[1, 2].map((row) => (
          <ListRow key={row} name={<Skeleton width="sm" />} note={<Skeleton width="md" />} />
        ))}
      </RowList>
    </div>
  )
}
