import type { Outcome } from '../../core/outcome.ts'
import type { components } from '../../http/contract.gen.ts'

/** The public name and logo of the provider's customer. */
export type Vendor = components['schemas']['VendorPublicInfo']

/** The state that `useVendor` returns. */
export interface VendorState {
  /** `null` until loaded, and if loading fails. */
  readonly value: Vendor | null
}

/** The actions that `useVendor` returns. */
export interface VendorActions {
  /** Loads the vendor. A failure is logged and keeps the former value. */
  load(): Promise<Outcome>
}
