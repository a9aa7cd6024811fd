import type { RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'

/** The place of an IP address, as far as the provider knows it. */
export interface IpPlace {
  readonly ip: string
  /** Empty if it is not known. */
  readonly city: string
  /** Empty if it is not known. */
  readonly country: string
  /** Two letters of ISO 3166; empty if it is not known. */
  readonly countryCode: string
}

/** Options of `useIpPlace`. Give the same `ip` as its key. */
export interface IpPlaceOptions {
  /** The address. Default: the one of the user. */
  readonly ip?: string
}

/** The place of an IP address; `value` is `null` until it is loaded. */
export interface IpPlaceState extends RecordState<IpPlace> {}

/** Actions on the place of an IP address. It loads by itself while it is rendered and a user is signed in. */
export interface IpPlaceActions {
  /** Reads the place of the address again. */
  load(): Promise<Outcome>
}
