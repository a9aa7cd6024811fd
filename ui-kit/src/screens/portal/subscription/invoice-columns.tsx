'use client'

import { formatMoney } from '@portico/headless/money'
import { type Invoice, useInvoices } from '@portico/headless/portal/subscription'
import { useContext } from 'react'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { downloadIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { downloadInvoice } from './download-invoice.ts'
import { subscriptionMessages } from './subscription-messages.ts'
import { UnpaidContext } from './unpaid-card.tsx'

/** The columns of the invoices. */
export const invoiceColumns: readonly Column<Invoice>[] = [
  {
    id: 'invoice',
    header: 'subscription.invoice',
    cell: Name,
    sort: 'paymentDate',
    sortsAs: 'time',
    width: 'minmax(10rem, 2fr)',
  },
  {
    id: 'paid',
    header: 'subscription.paidColumn',
    cell: Paid,
    below: Paid,
    sort: 'paid',
    priority: 2,
    width: 'minmax(7rem, 1fr)',
  },
  {
    id: 'amount',
    header: 'subscription.amount',
    cell: Amount,
    sort: 'totalAmount',
    sortsAs: 'number',
    align: 'end',
    width: '7rem',
  },
  { id: 'pdf', header: 'subscription.pdf', cell: Download, align: 'end', width: '4.5rem', skeleton: 'button' },
]

function Name({ row: { receiptNumber } }: CellProps<Invoice>) {
  return <RowName note={receiptNumber} noteDir="ltr" />
}

function Paid({ row: { isPaid } }: CellProps<Invoice>) {
  const t = useMessages(subscriptionMessages)
  const classOf = useClasses()
  const goToNotice = useContext(UnpaidContext)
  if (!isPaid && goToNotice) {
    return (
      <Badge tone="danger" hasDot>
        <TextButton className={classOf('UnpaidLink')} aria-label={t('subscription.unpaidGo')} onPress={goToNotice}>
          {t('subscription.unpaid')}
        </TextButton>
      </Badge>
    )
  }
  return (
    <Badge tone={isPaid ? 'success' : 'danger'} hasDot>
      {t(isPaid ? 'subscription.paid' : 'subscription.unpaid')}
    </Badge>
  )
}

function Amount({ row: { totalAmount, currency } }: CellProps<Invoice>) {
  const { code } = useLocale()
  return formatMoney({ amount: totalAmount, currency }, { locale: code })
}

function Download({ row }: CellProps<Invoice>) {
  const t = useMessages(subscriptionMessages)
  const downloadPdf = useInvoices((invoices) => invoices.downloadPdf)
  const isPending = useInvoices(({ calls }) => calls.downloadPdf.pending.some(({ id }) => id === row.id))
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Icon path={downloadIcon} size="sm" />}
      aria-label={t('subscription.download', { number: row.receiptNumber })}
      isPending={isPending}
      busy={t('subscription.downloading', { number: row.receiptNumber })}
      onPress={() => void downloadInvoice(downloadPdf, row)}
    />
  )
}
