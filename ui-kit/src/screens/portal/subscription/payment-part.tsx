'use client'

import { useAuthorized, useClient } from '@portico/headless'
import { type PaymentMethod, usePaymentMethod } from '@portico/headless/portal/subscription'
import { type ReactElement, useState } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { cardIcon } from '../../../frame/billing/billing-icons.ts'
import { expiryOf, isExpired, useBillingWords } from '../../../frame/billing/use-billing-words.ts'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { mailIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { paymentRead, paymentWrite } from './permissions.ts'
import { BillingDetailsDialog, CardDialog } from './subscription-dialogs.tsx'
import { subscriptionMessages } from './subscription-messages.ts'

/** The card that pays, and the address of invoices. */
export function PaymentPart(): ReactElement {
  const t = useMessages(subscriptionMessages)
  const name = t('subscription.payment')
  const see = { name, permissions: [paymentRead] }
  const maySee = useAuthorized(see).isAllowed
  const { fields } = usePageAppearance('subscriptions')
  return (
    <PagePart
      title={name}
      see={see}
      change={{ name, permissions: [paymentWrite] }}
      isOffered={fields['payment'] !== 'hidden'}
    >
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

interface PaymentRowsProps {
  /** `null` without one. */
  readonly method: PaymentMethod | null
}

/** The card and the address of invoices, each with the button that changes it. */
function PaymentRows({ method }: PaymentRowsProps): ReactElement {
  const t = useMessages(subscriptionMessages)
  const [open, setOpen] = useState<'card' | 'details' | null>(null)
  const isViewOnly = useViewOnly() !== null
  const dialog = { onClose: () => setOpen(null) }
  const change = (which: 'card' | 'details', text: string, name = text) =>
    !isViewOnly && (
      <Button size="sm" aria-haspopup="dialog" aria-label={name} onPress={() => setOpen(which)}>
        {text}
      </Button>
    )
  return (
    <>
      <RowList isCard>
        {method ? (
          <>
            <CardRow method={method}>{change('card', t('subscription.change'), t('subscription.changeCard'))}</CardRow>
            <RecipientRow method={method}>
              {change('details', t('subscription.edit'), t('subscription.editDetails'))}
            </RecipientRow>
          </>
        ) : (
          <ListRow mark={<Icon path={cardIcon} />} name={t('subscription.noCard')} note={t('subscription.noCardText')}>
            {change('card', t('subscription.addCard'))}
          </ListRow>
        )}
      </RowList>
      <CardDialog open={open === 'card' ? dialog : null} />
      <BillingDetailsDialog open={open === 'details' ? dialog : null} />
    </>
  )
}

interface RowProps {
  readonly method: PaymentMethod
  readonly children: ReactElement | false
}

function CardRow({ method, children }: RowProps) {
  const t = useMessages(subscriptionMessages)
  const { clock } = useClient().ports
  const words = useBillingWords()
  const date = expiryOf(method)
  return (
    <ListRow
      mark={<Icon path={cardIcon} />}
      name={
        <>
          {words.method(method)}
          {isExpired(method, clock.now()) && (
            <Badge tone="danger" hasDot>
              {t('subscription.expired')}
            </Badge>
          )}
        </>
      }
      note={date !== null && t('billing.expires', { date })}
    >
      {children}
    </ListRow>
  )
}

function RecipientRow({ method: { billingDetails }, children }: RowProps) {
  const t = useMessages(subscriptionMessages)
  const { name, email, address = {} } = billingDetails
  const { addressLine1, addressLine2, postalCode, city, state, country } = address
  const lines = [name, addressLine1, addressLine2, `${postalCode ?? ''} ${city ?? ''}`.trim(), state, country]
  const place = lines.filter((line) => line !== undefined && line !== '').join(', ')
  return (
    <ListRow
      mark={<Icon path={mailIcon} />}
      name={t('subscription.invoicesTo')}
      note={
        <>
          {email ? <bdi dir="ltr">{email}</bdi> : t('subscription.noAddress')}
          {place !== '' && (
            <>
              <br />
              <bdi>{place}</bdi>
            </>
          )}
        </>
      }
    >
      {children}
    </ListRow>
  )
}
