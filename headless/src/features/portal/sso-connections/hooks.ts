'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { ssoConnectionsFeature } from './feature.ts'
import { samlConfigurationFeature } from './saml-configuration.ts'
import type { SamlConfigurationActions, SamlConfigurationState } from './saml-types.ts'
import { ssoTestFeature } from './sso-test.ts'
import type { SsoTestActions, SsoTestOptions, SsoTestState } from './sso-test-types.ts'
import type { SsoConnectionsActions, SsoConnectionsState } from './types.ts'

/**
 * The single sign-on of a provider that has one connection for each tenant, without markup.
 *
 * @example
 * ```tsx
 * const { value, save, validateDomain, calls } = useSamlConfiguration()
 * ```
 *
 * @returns The members of {@link SamlConfigurationState} and {@link SamlConfigurationActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/sso-connections.md).
 * @function
 */
export const useSamlConfiguration: FeatureHook<SamlConfigurationState, SamlConfigurationActions> =
  createFeatureHook(samlConfigurationFeature)

/**
 * The connections of the tenant to identity providers, without markup.
 *
 * @example
 * ```tsx
 * const { rows, create, fillFromMetadata, enable, calls } = useSsoConnections()
 * ```
 *
 * @returns The members of {@link SsoConnectionsState} and {@link SsoConnectionsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/sso-connections.md).
 * @function
 */
export const useSsoConnections: FeatureHook<SsoConnectionsState, SsoConnectionsActions> =
  createFeatureHook(ssoConnectionsFeature)

/**
 * The tests of one connection, without markup: a sign-in at its identity provider that signs no user in.
 *
 * @example
 * ```tsx
 * const { status, test, start, setWindowClosed } = useSsoTest({ connectionId })
 * ```
 *
 * @returns The members of {@link SsoTestState} and {@link SsoTestActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/sso-connections.md).
 * @function
 */
export const useSsoTest: FeatureHook<SsoTestState, SsoTestActions, SsoTestOptions> = createFeatureHook(ssoTestFeature)
