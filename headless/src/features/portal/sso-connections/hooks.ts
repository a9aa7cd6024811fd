'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { ssoConnectionsFeature } from './feature.ts'
import { samlConfigurationFeature } from './saml-configuration.ts'
import type { SamlConfigurationActions, SamlConfigurationState } from './saml-types.ts'
import { ssoTestFeature } from './sso-test.ts'
import type { SsoTestActions, SsoTestOptions, SsoTestState } from './sso-test-types.ts'
import type { SsoConnectionsActions, SsoConnectionsState } from './types.ts'

/**
 * The single sign-on of a provider that has one connection for each tenant.
 *
 * @example
 * ```tsx
 * const { value, save, validateDomain, calls } = useSamlConfiguration()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/sso-connections.md).
 * @function
 */
export const useSamlConfiguration: FeatureHook<SamlConfigurationState, SamlConfigurationActions> =
  createFeatureHook(samlConfigurationFeature)

/**
 * The connections of the tenant to identity providers.
 *
 * @example
 * ```tsx
 * const { rows, create, fillFromMetadata, enable, calls } = useSsoConnections()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/sso-connections.md).
 * @function
 */
export const useSsoConnections: FeatureHook<SsoConnectionsState, SsoConnectionsActions> =
  createFeatureHook(ssoConnectionsFeature)

/**
 * The tests of one connection: a sign-in at its identity provider that signs no user in.
 *
 * @example
 * ```tsx
 * const { status, test, start, setWindowClosed } = useSsoTest({ connectionId })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/sso-connections.md).
 * @function
 */
export const useSsoTest: FeatureHook<SsoTestState, SsoTestActions, SsoTestOptions> = createFeatureHook(ssoTestFeature)
