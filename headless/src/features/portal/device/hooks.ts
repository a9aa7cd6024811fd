'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { deviceFeature } from './feature.ts'
import type { DeviceActions, DeviceOptions, DeviceState } from './types.ts'

/**
 * A browser and its device, read from a `User-Agent` header.
 *
 * @example
 * ```tsx
 * const { value } = useDevice({ userAgent })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/device.md).
 * @function
 */
export const useDevice: FeatureHook<DeviceState, DeviceActions, DeviceOptions> = createFeatureHook(deviceFeature)
