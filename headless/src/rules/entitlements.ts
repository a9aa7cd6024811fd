import { isText, numberIn, own, ownNames, sure, textsAmong } from './checked.ts'
import type { SlotOf, Test } from './condition.ts'
import { coverageOf } from './permission.ts'
import { compileFlag, compilePlan } from './rule.ts'
import type { AttributeSources, Entitlement, EntitlementsContext, Justification } from './types.ts'

const facts: Readonly<Record<string, Attribute>> = {
  'frontegg.email': ({ jwt }) => own(jwt, 'email'),
  'frontegg.emailVerified': ({ jwt }) => own(jwt, 'email_verified'),
  'frontegg.tenantId': ({ jwt }) => own(jwt, 'tenantId'),
  'frontegg.userId': ({ jwt }) => own(jwt, 'id') ?? own(jwt, 'sub'),
}

/** The compiled checks of one context. They return the same results as the functions that take the context. */
export interface Entitlements {
  /** Returns the entitlement to a feature: by its bundle, else by its flag, else by one of its plans. */
  readonly isEntitledToFeature: (key: string, attributes?: AttributeSources, now?: number) => Entitlement
  /**
   * Returns the entitlement to a permission. The user must hold it. If features are linked to it, the user must also be
   * entitled to one of them.
   */
  readonly isEntitledToPermission: (key: string, attributes?: AttributeSources, now?: number) => Entitlement
}

/**
 * Returns the entitlement to a feature. `now` is in epoch milliseconds, by default the platform's time. Never throws.
 */
export function isEntitledToFeature(
  context: EntitlementsContext,
  key: string,
  attributes?: AttributeSources,
  now?: number,
): Entitlement {
  return compileEntitlements(context).isEntitledToFeature(key, attributes, now)
}

/**
 * Returns the entitlement to a permission. `now` is in epoch milliseconds, by default the platform's time. Never
 * throws.
 */
export function isEntitledToPermission(
  context: EntitlementsContext,
  key: string,
  attributes?: AttributeSources,
  now?: number,
): Entitlement {
  return compileEntitlements(context).isEntitledToPermission(key, attributes, now)
}

/**
 * Compiles a context for repeated checks. A rule is compiled when it is first evaluated. The results of flags and plans
 * are cached by the identity of `custom` and `jwt`. Do not change these objects or the context in place: pass new ones.
 * Never throws, and neither do the returned checks.
 */
export function compileEntitlements(context: EntitlementsContext): Entitlements {
  const slots: Attribute[] = []
  const slotsByName = new Map<string, number>()
  let asked: Person | undefined
  const slotOf: SlotOf = (name) => {
    const found = slotsByName.get(name)
    if (found !== undefined) return found
    slotsByName.set(name, slots.length)
    slots.push(attributeOf(name))
    if (asked) fill(asked)
    return slots.length - 1
  }
  const features = new Map<string, Feature>()
  const planTests = new Map<string, Test>()
  let links: readonly Link[] | undefined
  let isCovered: ((key: string) => boolean) | undefined
  const permissions = new Map<string, readonly Feature[] | null>()
  const people: Person[] = []

  return {
    isEntitledToFeature(key, attributes, now) {
      return judge(featureOf(key), personOf(attributes), now)
    },
    isEntitledToPermission(key, attributes, now) {
      let linked = permissions.get(key)
      if (linked === undefined) {
        linked = isText(key) && key && isHeld(key) ? linkedTo(key) : null
        permissions.set(key, linked)
      }
      if (linked === null) return missingPermission
      let answer = linked.length ? missingFeature : entitled
      for (const feature of linked) {
        const judged = judge(feature, personOf(attributes), now)
        if (judged === entitled) return entitled
        if (judged === bundleExpired) answer = bundleExpired
      }
      return answer
    },
  }

  function isHeld(key: string): boolean {
    const held = member('permissions')
    const holds = (name: string) => sure(() => own(held, name) === true, false)
    isCovered ??= coverageOf(sure(() => ownNames(held), []).filter((name) => name.includes('*') && holds(name)))
    return holds(key) || isCovered(key)
  }

  function linkedTo(permission: string): readonly Feature[] {
    links ??= sure(() => ownNames(member('features')), []).flatMap((key) => {
      const feature = featureOf(key)
      const linked = sure(() => textsAmong(own(feature.source, 'linkedPermissions')), [])
      return linked.length ? [[feature, coverageOf(linked)]] : []
    })
    return links.filter(([, isLinkedTo]) => isLinkedTo(permission)).map(([feature]) => feature)
  }

  function member(name: string): unknown {
    return sure(() => own(context, name), undefined)
  }

  function featureOf(key: string): Feature {
    return features.get(key) ?? makeFeature(key)
  }

  /** Separate from `featureOf`, because its closures would allocate memory at every evaluation. */
  function makeFeature(key: string): Feature {
    const source = sure(() => isText(key) && key && own(member('features'), key), null)
    const expireTime = sure(() => numberIn(own(source, 'expireTime')), null)
    const feature: Feature = { number: features.size, source, expireTime, openers: undefined }
    features.set(key, feature)
    return feature
  }

  function openersOf(source: unknown): readonly Test[] {
    const plans = textsAmong(own(source, 'planIds')).map((id) => {
      const test = planTests.get(id) ?? compilePlan(own(own(context, 'plans'), id), slotOf)
      planTests.set(id, test)
      return test
    })
    return [compileFlag(own(source, 'featureFlag'), slotOf), ...plans]
  }

  function judge(feature: Feature, person: Person, now?: number): Entitlement {
    const { number, expireTime } = feature
    if (expireTime === -1 || (expireTime !== null && expireTime >= (now ?? Date.now()))) return entitled
    // The results of flags and plans do not depend on the time.
    if ((person.opened[number] ??= isOpen(feature, person))) return entitled
    return expireTime === null ? missingFeature : bundleExpired
  }

  function isOpen(feature: Feature, person: Person): boolean {
    asked = person
    fill(person)
    try {
      for (const opens of (feature.openers ??= openersOf(feature.source))) if (opens(person.values)) return true
    } catch {
      // A rule that throws grants nothing.
    }
    return false
  }

  function personOf(attributes: AttributeSources | undefined): Person {
    try {
      const custom = attributes?.custom
      const jwt = attributes?.jwt
      for (const person of people) if (person.custom === custom && person.jwt === jwt) return person
      const person = { custom, jwt, values: [], opened: new Array(features.size) }
      people.unshift(person)
      people.splice(mostPeople)
      return person
    } catch {
      return personOf(undefined)
    }
  }

  /** Reads the attributes of new slots. Rules are compiled during evaluation, so that slots are added while it runs. */
  function fill(person: Person): void {
    for (let at = person.values.length; at < slots.length; at++) person.values.push(readAt(at, person))
  }

  /** Reads an attribute. If the read throws, the attribute is missing, and conditions on others still count. */
  function readAt(slot: number, person: Person): unknown {
    try {
      return slots[slot]?.(person)
    } catch {
      return undefined
    }
  }
}

/** A feature of the context, prepared for evaluation. */
interface Feature {
  readonly number: number
  readonly source: unknown
  /** The end of its bundle, in epoch milliseconds. -1 if it never ends, `null` if there is no bundle. */
  readonly expireTime: number | null
  /** The tests of its flag and its plans, compiled on first use. */
  openers: readonly Test[] | undefined
}

/** A feature, and the test for the permissions that are linked to it. */
type Link = readonly [feature: Feature, isLinkedTo: (permission: string) => boolean]

/** The attribute sources of a user, with the values of attributes and the results of flags and plans. */
interface Person extends AttributeSources {
  readonly values: unknown[]
  /** `true` if a flag or a plan grants the feature, by the number of the feature. */
  readonly opened: (boolean | undefined)[]
}

/**
 * The number of attribute sources that are cached. A page has one user, but its components can pass attributes of their
 * own.
 */
const mostPeople = 8

const entitled: Entitlement = Object.freeze({ isEntitled: true })

const missingFeature = refused('MISSING_FEATURE')

const missingPermission = refused('MISSING_PERMISSION')

const bundleExpired = refused('BUNDLE_EXPIRED')

function refused(justification: Justification): Entitlement {
  return Object.freeze({ isEntitled: false, justification })
}

/** Reads one attribute of a user; `undefined` if it is missing. */
type Attribute = (sources: AttributeSources) => unknown

/**
 * Returns the reader of an attribute by its resolved name. Four facts are named `frontegg.…`. Claims are named `jwt.…`,
 * with a dot for each level and the index in lists. Any other name is an attribute of the application. Only attributes
 * that rules name are read.
 */
function attributeOf(name: string): Attribute {
  const fact = own(facts, name)
  if (typeof fact === 'function') return (sources) => fact(sources)
  const [root, ...path] = name.split('.')
  return ({ custom, jwt }) => {
    const claim = root === 'jwt' ? claimAt(jwt, path, 0) : undefined
    return claim === undefined ? own(custom, name) : claim
  }
}

/** Reads a claim by its path. A dot separates two levels, or is part of a name. A level itself is not an attribute. */
function claimAt(level: unknown, path: readonly string[], from: number): unknown {
  let name = ''
  for (let at = from; at < path.length; ) {
    name += path[at++]
    const member = own(level, name)
    const claim = at < path.length ? claimAt(member, path, at) : ownNames(member).length > 0 ? undefined : member
    if (claim !== undefined) return claim
    name += '.'
  }
  return undefined
}
