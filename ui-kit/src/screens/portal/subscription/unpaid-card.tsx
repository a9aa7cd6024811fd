'use client'

import { useAuthorized } from '@portico/headless'
import { formatMoney } from '@portico/headless/money'
import type { Invoice } from '@portico/headless/portal/subscription'
import { createContext, type ReactElement, type RefObject } from 'react'
import { useBillingWords } from '../../../frame/billing/use-billing-words.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { paymentWrite } from './permissions.ts'
import { StatusCard } from './status-card.tsx'
import { subscriptionMessages } from './subscription-messages.ts'

export interface UnpaidCardProps {
  /** The invoices that are not paid, the newest first. At least one. */
  readonly unpaid: readonly Invoice[]
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  /** Opens the dialog of the card. */
  readonly onCard: () => void
}

/** The notice of unpaid invoices, with its way out. */
export function UnpaidCard({ unpaid, headingRef, onCard }: UnpaidCardProps): ReactElement {
  const t = useMessages(subscriptionMessages)
  const { code } = useLocale()
  const { date } = useBillingWords()
  const mayChangeCard = useAuthorized({ permissions: [paymentWrite] }).isAllowed
  const amounts = [...totalsOf(unpaid)].map(([currency, amount]) => formatMoney({ amount, currency }, { locale: code }))
  return (
    <StatusCard
      tone="danger"
      title={t('subscription.unpaidTitle', { count: unpaid.length, date: date(unpaid[0]?.paymentDate ?? '') })}
      text={t('subscription.unpaidText', { amount: listFormat(code).format(amounts) })}
      headingRef={headingRef}
      actions={
        mayChangeCard && (
          <Button size="md" variant="primary" onPress={onCard}>
            {t('subscription.otherCard')}
          </Button>
        )
      }
    />
  )
}

/** Moves to the notice of unpaid invoices; `null` without one. */
export const UnpaidContext = createContext<(() => void) | null>(null)

/** The sum of each currency. */
function totalsOf(invoices: readonly Invoice[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>()
  for (const { currency, totalAmount } of invoices) totals.set(currency, (totals.get(currency) ?? 0) + totalAmount)
  return totals
}
