import type { World } from '../calls/world.ts'
import type { Feature } from '../core/entitlements.ts'
import { featureShape } from '../core/entitlements-shape.ts'
import { shaped } from '../core/shape.ts'
import { featureTable, give, heldFeatures, takeBack } from '../holdings/held.ts'
import type { Scope } from '../holdings/scope.ts'
import { type Body, only } from '../http/body.ts'
import { missing } from '../http/errors.ts'

/** What a feature is granted with, and to whom. */
export interface FeatureGrant extends Partial<Feature>, Scope {}

/**
 * The features people are entitled to. A member throws an `Error` with the `errorCode` `ER-NOT-FOUND` where its scope
 * names a tenant or person who is not there, and with `ER-REQUEST-INVALID` where it is given what is none.
 */
export interface EntitlementGrants {
  /** A copy of the features that hold in a scope, by key; for everybody where none is given. */
  readonly held: (scope?: Scope) => Readonly<Record<string, Feature>>
  /**
   * Grants a feature, in place of what the scope has under its key. What is left out: it never ends, and has no plans,
   * no linked permissions and no flag.
   */
  readonly grant: (key: string, grant?: FeatureGrant) => void
  /** Ends a feature in a scope, as of a millisecond ago. Throws `ER-NOT-FOUND` where it does not hold there. */
  readonly expire: (key: string, scope?: Scope) => void
  /** Takes a feature away from a scope, whatever the wider scopes have. */
  readonly revoke: (key: string, scope?: Scope) => void
  /** Forgets what was said of a feature in a scope: there, it is again what it is in the wider scope. */
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
