'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { vendorFeature } from './feature.ts'
import type { VendorActions, VendorState } from './types.ts'

/**
 * The name and logo of the application's vendor, loaded at the first use. Returns {@link VendorState} with
 * {@link VendorActions}.
 *
 * @see The [guide](../../../../docs/features/vendor.md).
 * @function
 */
export const useVendor: FeatureHook<VendorState, VendorActions> = createFeatureHook(vendorFeature)
