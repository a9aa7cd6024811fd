import type { Client } from '../../../client/index.ts'
import { defaultMetadata, type NavigationEntry, type Visibility } from '../../../metadata/index.ts'
import { isAuthorized } from '../../../rules/index.ts'
import { reachesInto } from '../../../rules/permission.ts'
import { sessionFeature, type User } from '../../../session/index.ts'
import { startUpFeature } from '../../../startup/index.ts'
import { entitlementsFeature, type judge, type Known } from '../../entitlements/index.ts'
import { type Flags, flagsOf, isOn, withheldParts } from './flags.ts'
import { isOfferKnown, isSectionOffered } from './offer.ts'
import { namesOfSection, portalSectionIds } from './section-ids.ts'
import type { PortalSectionRule, ShownPortalSection } from './types.ts'

/** Answers one question about entitlements, as `judge` does. */
export type Judge = typeof judge

/**
 * The sections that the signed-in user may see, in the order of the rules. `null` until user, flags and metadata are known,
 * and while `judge` is missing and needed.
 */
export function sectionsBy(
  client: Client,
  rules: readonly PortalSectionRule[] = ourRules,
  judge: Judge | null,
): readonly ShownPortalSection[] | null {
  const known = knownBy(client)
  const { user, status } = known.session
  const { navigation, flags } = known
  if (!user) return status === 'unauthenticated' ? [] : null
  if (!navigation || !isOfferKnown(client)) return null
  const usesEntitlements = known.entitlements.status !== 'disabled' && isOn(flags, 'admin-portal-use-is-entitled')
  if (usesEntitlements && !user.isSuperUser && !judge) return null
  const hidden = withheldParts(flags, 'sections')
  return rules.flatMap((rule) => {
    const { visibility, permissions, featureFlag } = ruleOf(rule, navigation)
    if (visibility === 'hidden' || hidden.includes(rule.id)) return []
    if (rule.isOffered !== true && !isSectionOffered(client, rule.id)) return []
    if (featureFlag !== undefined && !isOn(flags, featureFlag)) return []
    const holdsOne = permissions.length === 0 || permissions.some((key) => isHeld(key, user))
    if (visibility === 'byPermissions' && !holdsOne) return []
    return [{ id: rule.id, lacks: holdsOne ? [] : permissions }]
  })

  /** `true` if the user holds a permission and, under the flag, is entitled to it. */
  function isHeld(key: string, holder: User): boolean {
    // A key of a whole branch is met by any permission below it.
    const isBranch = key.endsWith('.*')
    const isMet = isAuthorized(holder, { permissions: [key] }) || (isBranch && reachesInto(holder.permissions, key))
    if (!isMet) return false
    if (holder.isSuperUser || !usesEntitlements || !judge) return true
    const below = isBranch ? Object.keys(known.entitlements.context?.permissions ?? {}) : []
    const asked = [key, ...below.filter((one) => one.startsWith(key.slice(0, -1)))]
    return asked.some((permissionKey) => judge(known, { permissionKey }).isEntitled)
  }
}

const ourRules: readonly PortalSectionRule[] = portalSectionIds.map((id) => ({ id }))

/** The inputs that decide on sections. */
interface KnownOfPortal extends Known {
  /** The sections of the tenant's metadata; `null` until loaded. */
  readonly navigation: Readonly<Record<string, NavigationEntry>> | null
  readonly flags: Flags
}

function knownBy(client: Client): KnownOfPortal {
  const { status, metadata } = client.get(startUpFeature).getSnapshot()
  const { navigation = defaultMetadata.navigation ?? {} } = metadata ?? {}
  return {
    session: client.get(sessionFeature).getSnapshot(),
    entitlements: client.options.entitlements ? client.get(entitlementsFeature).getSnapshot() : unread,
    now: client.ports.clock.now(),
    navigation: status === 'loaded' ? navigation : null,
    flags: flagsOf(client),
  }
}

const unread = { status: 'disabled', context: null } as const

/** The rule of a section, over the entry of the metadata. Metadata are the tenant's, and may hold anything. */
function ruleOf(rule: PortalSectionRule, navigation: Readonly<Record<string, NavigationEntry>>) {
  const own = (name: string) => (Object.hasOwn(navigation, name) ? navigation[name] : undefined)
  const entry: Partial<NavigationEntry> = Object.assign({}, ...namesOfSection(rule.id).map(own))
  const { visibility = entry.visibility ?? 'always', featureFlag = entry.featureFlag } = rule
  const { permissions = entry.permissions } = rule
  return {
    visibility: visibilities.includes(visibility) ? visibility : 'hidden',
    permissions: Array.isArray(permissions) ? permissions.filter((key): key is string => typeof key === 'string') : [],
    featureFlag: typeof featureFlag === 'string' && featureFlag ? featureFlag : undefined,
  }
}

const visibilities: readonly Visibility[] = ['always', 'hidden', 'byPermissions']
