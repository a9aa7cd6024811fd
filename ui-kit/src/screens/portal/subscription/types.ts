import type { PlanChangeOption } from '@portico/headless/portal/subscription'

/** A purchase in the checkout. */
export interface Purchase {
  readonly planId?: string | undefined
  readonly option?: PlanChangeOption | undefined
}
