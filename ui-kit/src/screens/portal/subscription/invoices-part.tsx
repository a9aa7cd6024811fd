'use client'

import { useAuthorized } from '@portico/headless'
import { formatMoney } from '@portico/headless/money'
import { type Invoice, type InvoicesActions, useInvoices } from '@portico/headless/portal/subscription'
import { type ReactElement, useContext } from 'react'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, ChangeColumns, Column } from '../../../frame/portal/data-table/types.ts'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { downloadIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { saveFile } from '../../../primitives/secret-text/save-text.ts'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { invoicesRead } from './permissions.ts'
import { subscriptionMessages } from './subscription-messages.ts'
import { UnpaidContext } from './unpaid-card.tsx'

/** The columns of the invoices. */
const invoiceColumns: readonly Column<Invoice>[] = [
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

export interface InvoicesPartProps {
  /** Changes the columns of the table. Keep its identity. Default: they stay as they are. */
  readonly columns?: ChangeColumns<Invoice> | undefined
}

/** The invoices, each with its PDF file. */
export function InvoicesPart(props: InvoicesPartProps): ReactElement {
  const t = useMessages(subscriptionMessages)
  const see = { name: t('subscription.invoices'), permissions: [invoicesRead] }
  const maySee = useAuthorized(see).isAllowed
  return (
    <PagePart title={t('subscription.invoices')} see={see}>
      {maySee && <Invoices {...props} />}
    </PagePart>
  )
}

function Invoices({ columns }: InvoicesPartProps) {
  const t = useMessages(subscriptionMessages)
  const dateFormat = useDateFormat()
  const invoices = useInvoices()
  const date = dateFormat({ dateStyle: 'medium' })
  // A retry of the row saves the file, too.
  const retryRow = ({ id }: { readonly id: string }) => {
    const row = invoices.rows.find((invoice) => invoice.id === id)
    if (row) void downloadInvoice(invoices.downloadPdf, row)
  }
  return (
    <DataTable
      id="invoices"
      list={{ ...invoices, retryRow }}
      label={t('subscription.invoices')}
      columns={invoiceColumns}
      changeColumns={columns}
      messages={subscriptionMessages}
      nameOf={({ paymentDate }) => date.format(paymentDate)}
      countOf={(count) => t('subscription.invoiceCount', { count })}
      empty={
        <EmptyState title={t('subscription.noInvoices')} actions={null}>
          {t('subscription.noInvoicesText')}
        </EmptyState>
      }
    />
  )
}

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

/** Reads an invoice and gives it to the browser, which saves it. A failure is shown by its row. */
async function downloadInvoice(
  downloadPdf: InvoicesActions['downloadPdf'],
  { id, receiptNumber }: Pick<Invoice, 'id' | 'receiptNumber'>,
): Promise<void> {
  const outcome = await downloadPdf({ id, fileName: receiptNumber })
  if (outcome.ok) saveFile(`${receiptNumber}.pdf`, outcome.value)
}
