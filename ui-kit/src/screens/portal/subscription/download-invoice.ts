import type { Invoice, InvoicesActions } from '@portico/headless/portal/subscription'
import { saveFile } from '../../../primitives/secret-text/save-text.ts'

/** Reads an invoice and gives it to the browser, which saves it. A failure is shown by its row. */
export async function downloadInvoice(
  downloadPdf: InvoicesActions['downloadPdf'],
  { id, receiptNumber }: Pick<Invoice, 'id' | 'receiptNumber'>,
): Promise<void> {
  const outcome = await downloadPdf({ id, fileName: receiptNumber })
  if (outcome.ok) saveFile(`${receiptNumber}.pdf`, outcome.value)
}
