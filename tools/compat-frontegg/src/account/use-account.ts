'use client'

import { createFeatureHook, type FeatureHook } from '@portico/headless'
import { type AccountActions, accountFeature } from './feature.ts'
import type { AccountState } from './types.ts'

/**
 * The account of the client around.
 *
 * @function
 */
export const useAccount: FeatureHook<AccountState, AccountActions> = createFeatureHook(accountFeature)
