import type { Outcome } from '../../core/outcome.ts'
import type { components } from '../../http/contract.gen.ts'

/** The name and logo of the provider's customer, as anybody may know them. */
export type Vendor = components['schemas']['VendorPublicInfo']

/** What is known of the vendor. */
export interface VendorState {
  /** The vendor; `null` until it is read, and if it cannot be. */
  readonly value: Vendor | null
}

/** What can be done with the vendor. */
export interface VendorActions {
  /** Reads the vendor. What was known stays if it fails, which is logged. */
  load(): Promise<Outcome>
}
