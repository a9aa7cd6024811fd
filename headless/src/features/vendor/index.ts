export { vendorFeature } from './feature.ts'
export type { Vendor, VendorActions, VendorState } from './types.ts'
export { useVendor } from './use-vendor.ts'
