import type { Call, Handlers } from '../calls/call.ts'
import { permitted } from '../calls/permitted.ts'
import type { Tenant } from '../core/tenants.ts'
import { missing } from '../http/errors.ts'
import { invoiceAnswer } from './answers.ts'
import { reading } from './billing-call.ts'
import { settle } from './engine.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { type BillingInvoice, billingRecords } from './records.ts'

export const invoiceHandlers: Handlers = {
  listInvoices: reading('invoices', (call, { tenant }) => invoicesOf(call, tenant).toReversed().map(invoiceAnswer)),

  getInvoice: reading('invoices', (call, { tenant }) => invoiceAnswer(invoiceIn(call, tenant))),

  downloadInvoicePdf: permitted('fe.subscriptions.read.invoices', async (call, { tenant }) => {
    settle(call.state, call.now)
    const invoice = invoiceIn(call, tenant)
    const bytes = await invoicePdf(call.state, invoice)
    const name = safeName(call.url.searchParams.get('outputFileName') ?? invoice.number)
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}.pdf"`,
      },
    })
  }),
}

function invoicesOf({ state }: Call, { id }: Tenant): readonly BillingInvoice[] {
  return billingRecords.of(state).billingInvoices.filter(({ tenantId }) => tenantId === id)
}

function invoiceIn(call: Call, tenant: Tenant): BillingInvoice {
  const invoice = invoicesOf(call, tenant).find(({ id }) => id === call.path['invoiceId'])
  if (invoice) return invoice
  throw missing('The invoice')
}

/** A file name without characters that end the header, or that have a meaning in paths. */
function safeName(name: string): string {
  return name.replace(/\.pdf$/i, '').replace(/[^\w .-]/g, '_')
}
