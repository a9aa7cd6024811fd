import { printable } from '../core/printable.ts'
import type { CoreState } from '../core/state.ts'
import { planOf } from './engine.ts'
import { type BillingInvoice, billingRecords } from './records.ts'

/** Draws an invoice as a PDF file. The library loads with the first one. */
export async function invoicePdf(state: CoreState, invoice: BillingInvoice): Promise<Uint8Array> {
  const { PDFDocument, StandardFonts, rgb } = await import('pdf-lib')
  const file = await PDFDocument.create()
  const page = file.addPage([595, 842])
  const [plain, bold] = await Promise.all([
    file.embedFont(StandardFonts.Helvetica),
    file.embedFont(StandardFonts.HelveticaBold),
  ])
  const made = new Date(invoice.createdAt)
  file.setTitle(`Invoice ${invoice.number}`)
  file.setAuthor(state.vendor.name)
  file.setCreationDate(made)
  file.setModificationDate(made)
  let y = 770
  const write = (text: string, { x = 56, size = 11, font = plain, down = 18 } = {}) => {
    page.drawText(printable(text), { x, y, size, font, color: rgb(0.13, 0.12, 0.1) })
    y -= down
  }
  const row = (text: string, amount: string, font = plain) => {
    const printed = printable(amount)
    write(text, { font, down: 0 })
    write(printed, { font, x: 539 - font.widthOfTextAtSize(printed, 11), down: 20 })
  }
  const tenant = state.tenants.find(({ id }) => id === invoice.tenantId)
  const subscription = billingRecords.of(state).billingSubscriptions.find(({ id }) => id === invoice.subscriptionId)
  write(state.vendor.name, { size: 12, font: bold, down: 40 })
  write(`Invoice ${invoice.number}`, { size: 22, font: bold, down: 30 })
  write(`Date: ${made.toISOString().slice(0, 10)}`)
  write(`To: ${tenant?.name ?? ''}`)
  if (subscription) write(`Plan: ${planOf(state, subscription.planId).name}`)
  write(invoice.paidAt === null ? 'Not paid yet' : `Paid on ${new Date(invoice.paidAt).toISOString().slice(0, 10)}`, {
    down: 36,
  })
  for (const { text, amount } of invoice.lines) row(text, amountText(amount, invoice.currency))
  y -= 8
  page.drawLine({ start: { x: 56, y: y + 14 }, end: { x: 539, y: y + 14 }, thickness: 0.5 })
  row('Total', amountText(invoice.total, invoice.currency), bold)
  return file.save()
}

/** An amount with the digits of its currency: 10000 cents are USD 100.00. */
export function amountText(amount: number, currency: string): string {
  const code = currency.toUpperCase()
  const digits = wholeUnits.includes(code) ? 0 : thousandths.includes(code) ? 3 : 2
  const absolute = String(Math.abs(amount)).padStart(digits + 1, '0')
  const units = digits === 0 ? absolute : `${absolute.slice(0, -digits)}.${absolute.slice(-digits)}`
  return `${code} ${amount < 0 ? '-' : ''}${units}`
}

const wholeUnits = [
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]
const thousandths = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']
