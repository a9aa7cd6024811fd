import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import { pageWithin } from '../../../http/paging.ts'
import { invoiceOf } from './answers.ts'
import { invoiceShape } from './shapes.ts'
import type { DownloadInvoiceInput, Invoice, InvoicesActions, InvoicesState } from './types.ts'

/** The invoices of the tenant. */
export const invoicesFeature: Feature<InvoicesState, InvoicesActions> = {
  name: 'invoices',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['invoices'],
  state: () => ({ ...emptyList({ sort: { by: 'paymentDate', order: 'DESC' } }), unpaid: [] }),
  actions(tools) {
    const { api } = tools.client
    const setUnpaid = tools.step(({ set }, unpaid: readonly Invoice[]) =>
      set({ unpaid: [...unpaid].sort((one, other) => (one.paymentDate < other.paymentDate ? 1 : -1)) }),
    )
    const list = listing(
      tools,
      async (query, signal) => {
        const invoices = rowsIn(tools.client, await api.get(root, { signal }), invoiceOf, invoiceShape)
        signal.throwIfAborted()
        setUnpaid(invoices.filter(({ isPaid }) => !isPaid))
        return pageWithin(invoices, query, ['receiptNumber'])
      },
      { resource: 'invoices' },
    )
    return {
      ...list.actions,
      downloadPdf: tools.task('parallel', ({ signal }, { id, fileName }: DownloadInvoiceInput) =>
        api.get(`${root}/{invoiceId}/pdf`, {
          path: { invoiceId: id },
          query: fileName ? { outputFileName: fileName } : {},
          as: 'blob',
          signal,
        }),
      ),
    }
  },
  start: loadWhileSignedIn,
}

const root = '/subscriptions/resources/billing/invoices/v1'
