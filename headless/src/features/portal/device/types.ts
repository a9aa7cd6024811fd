import type { RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'

/** The kind of a device, for its icon. */
export type DeviceKind = 'desktop' | 'mobile' | 'tablet' | 'tv' | 'bot' | 'unknown'

/** A browser and its device, read from a `User-Agent` header. Names are those of their makers, in no language. */
export interface Device {
  /** The browser, such as `Firefox`; empty if it is not known. */
  readonly browser: string
  /** The device if its maker names it, such as `iPhone`, else its system, such as `macOS`; empty if neither is known. */
  readonly system: string
  readonly kind: DeviceKind
}

/** Options of `useDevice`. Give the same text as its key. */
export interface DeviceOptions {
  /** The `User-Agent` header, as `LoginSession.userAgent` has it. */
  readonly userAgent: string
}

/** A device; `value` is `null` until the code that reads it is loaded. */
export interface DeviceState extends RecordState<Device> {}

/** Actions on a device. It is read by itself while it is rendered. */
export interface DeviceActions {
  /** Reads the device again, after its code could not be loaded. */
  load(): Promise<Outcome>
}
