import { missing } from '@portico/headless/provider'
import type { World } from '../calls/world.ts'
import type { Feature } from '../core/entitlements.ts'
import { featureShape } from '../core/entitlements-shape.ts'
import { shaped } from '../core/shape.ts'
import { featureTable, give, heldFeatures, takeBack } from '../holdings/held.ts'
import type { Scope } from '../holdings/scope.ts'
import { type Body, only } from '../http/body.ts'

/** The options of a grant, and its scope. */
export interface FeatureGrant extends Partial<Feature>, Scope {}

/**
 * The features of each scope. A method throws an `Error` with an `errorCode`: `ER-NOT-FOUND` for an unknown tenant or
 * user, `ER-REQUEST-INVALID` for a malformed value.
 */
export interface EntitlementGrants {
  /** A copy of the effective features of a scope, by key. Default: of all users. */
  readonly held: (scope?: Scope) => Readonly<Record<string, Feature>>
  /**
   * Grants a feature, in place of what the scope has under its key. What is left out: it never ends, and has no plans,
   * no linked permissions and no flag.
   */
  readonly grant: (key: string, grant?: FeatureGrant) => void
  /** Ends a feature in a scope, as of a millisecond ago. Throws `ER-NOT-FOUND` where it does not hold there. */
  readonly expire: (key: string, scope?: Scope) => void
  /** Removes a feature from a scope, even if a wider scope has it. */
  readonly revoke: (key: string, scope?: Scope) => void
  /** Removes the entry of a feature in a scope. The wider scope decides again. */
  readonly unset: (key: string, scope?: Scope) => void
}

/** Makes the {@link EntitlementGrants} of an emulator. */
export function createEntitlementGrants(world: World): EntitlementGrants {
  return {
    held: (scope = {}) => structuredClone(heldFeatures(world.state, scope)),
    grant(key, scope = {}) {
      const { tenantId, userId, ...members } = scope
      give(world, featureTable, key, featureOf(members), scope)
    },
    expire(key, scope = {}) {
      const features = heldFeatures(world.state, scope)
      const feature = Object.hasOwn(features, key) ? features[key] : undefined
      if (!feature) throw missing(`The feature ${key}`)
      give(world, featureTable, key, { ...feature, expireTime: world.now() - 1 }, scope)
    },
    revoke: (key, scope = {}) => give(world, featureTable, key, null, scope),
    unset: (key, scope = {}) => takeBack(world, featureTable, key, scope),
  }
}

/** A feature of these members. Refuses others, and those that are not of their form. */
export function featureOf(members: Body): Feature {
  const given = only(members, ['expireTime', 'planIds', 'linkedPermissions', 'featureFlag'])
  const feature = { expireTime: -1, planIds: [], linkedPermissions: [], ...structuredClone(given) }
  return shaped(featureShape, feature, 'feature')
}
