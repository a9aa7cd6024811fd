/** The permissions to read the subscription and the plans. */
export const planReads = ['subscriptions', 'plans', 'summaries', 'configurations'].map(
  (part) => `fe.subscriptions.read.${part}`,
)

/** The permission to change and to cancel the plan. */
export const planWrite = 'fe.subscriptions.write.subscriptions'

/** The permission to read the card and the billing details. */
export const paymentRead = 'fe.subscriptions.read.paymentMethods'

/** The permission to change them. */
export const paymentWrite = 'fe.subscriptions.write.paymentMethods'

/** The permission to read invoices. */
export const invoicesRead = 'fe.subscriptions.read.invoices'

/** Any of them opens the section. */
export const sectionKeys = [...planReads, planWrite, paymentRead, paymentWrite, invoicesRead]

/** Any of them changes a part of the section. */
export const sectionWrites = [planWrite, paymentWrite]
