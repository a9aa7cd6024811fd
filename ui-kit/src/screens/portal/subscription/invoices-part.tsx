'use client'

import { useAuthorized } from '@portico/headless'
import { type Invoice, useInvoices } from '@portico/headless/portal/subscription'
import type { ReactElement } from 'react'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import type { ChangeColumns } from '../../../frame/portal/data-table/types.ts'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { downloadInvoice } from './download-invoice.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import { invoicesRead } from './permissions.ts'
import { subscriptionMessages } from './subscription-messages.ts'

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
