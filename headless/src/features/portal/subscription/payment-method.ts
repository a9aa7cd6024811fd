import { checkedDetails } from '../../../client/checked-details.ts'
import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { readOnlyRecord } from '../../../core/lists/single-record.ts'
import { billingErrors, requireAddress } from './errors.ts'
import { refusalError } from './refusals.ts'
import { confirmIntent, faultError, type OpenIntent, openIntent, prepareCard, readMethod } from './save-card.ts'
import type { BillingDetailsInput, PaymentMethodActions, PaymentMethodState, SaveCardInput } from './types.ts'

/** The payment method of the tenant. */
export const paymentMethodFeature: Feature<PaymentMethodState, PaymentMethodActions> = {
  name: 'payment-method',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['payment-method'],
  state: () => ({ value: null }),
  memory: () => ({ intent: null }),
  actions(tools) {
    const { client, task, state, memory } = tools
    let lastSave: Promise<unknown> = Promise.resolve()
    return {
      ...readOnlyRecord(tools, async (signal) => ({ method: await readMethod(client, signal) })),
      saveBillingDetails: task(
        'parallel',
        async ({ optimistic, signal }, given: BillingDetailsInput) => {
          const input = checkedDetails(given)
          if (given.address) requireAddress(client, given.address)
          const method = state().value?.method ?? (await readMethod(client, signal))
          if (!method) throw refusalError(billingErrors.paymentMethodMissing)
          optimistic(({ value }) => ({
            value: value?.method
              ? { method: { ...value.method, billingDetails: { ...value.method.billingDetails, ...input } } }
              : value,
          }))
          const saving = lastSave.then(() => {
            signal.throwIfAborted()
            return client.api.patch(details, { path: { paymentMethodId: method.id }, body: input, signal })
          })
          lastSave = saving.catch(() => {})
          try {
            await saving
          } catch (thrown) {
            // Without a certain answer the details may be saved all the same.
            client.changed(['payment-method'])
            throw thrown
          }
        },
        { changes: ['payment-method'] },
      ),
      prepareCard: task('single', ({ signal }) => prepareCard(client, signal)),
      saveCard: task('single', async ({ signal }, input: SaveCardInput) => saved(input, signal), {
        changes: cardResources,
      }),
    }

    async function saved(given: SaveCardInput, signal: AbortSignal): Promise<string> {
      const input = { ...given, details: checkedDetails(given.details) }
      requireAddress(client, input.details.address)
      const kept = memory().intent
      const intent = kept?.field === input.field ? kept : await openIntent(client, input, signal)
      memory().intent = intent
      const fault = await confirmIntent(intent, input.details, signal)
      // Only an unreachable provider may have saved the card: the next try confirms the same intent.
      if (fault === 'payment-unreachable') client.changed(cardResources)
      else memory().intent = null
      if (fault) throw faultError(fault)
      return intent.paymentMethodId
    }
  },
  start: loadWhileSignedIn,
} satisfies Feature<PaymentMethodState, PaymentMethodActions, undefined, Memory>

/** A new card pays what is open. */
const cardResources = ['payment-method', 'subscription', 'invoices', 'entitlements'] as const

interface Memory {
  /** The setup intent of a card whose answer was lost. */
  intent: OpenIntent | null
}

const details = '/subscriptions/resources/billing/payment-methods/v1/{paymentMethodId}/billing-details'
