import { resolveAttributes } from './attributes.ts'
import { isText, numberIn, own, ownNames, sure, textsAmong } from './checked.ts'
import { dateOf, never, type SlotOf, type Test } from './condition.ts'
import { coverageOf } from './permission.ts'
import { compileFlag, compilePlan } from './rule.ts'
import type { AttributeSources, Entitlement, EntitlementsContext, Justification } from './types.ts'

/** Answers what one context entitles to, compiled once: the same as the functions that take the context. */
export interface Entitlements {
  /** Whether somebody may use a feature: by its bundle, else by its flag, else by one of its plans. */
  readonly isEntitledToFeature: (key: string, attributes?: AttributeSources, now?: number) => Entitlement
  /** Whether somebody holds a permission and, where features are linked to it, may use one of them. */
  readonly isEntitledToPermission: (key: string, attributes?: AttributeSources, now?: number) => Entitlement
}

/** Whether somebody may use a feature. `now` is in epoch milliseconds, by default the platform's. Never throws. */
export function isEntitledToFeature(
  context: EntitlementsContext,
  key: string,
  attributes?: AttributeSources,
  now?: number,
): Entitlement {
  return compileEntitlements(context).isEntitledToFeature(key, attributes, now)
}

/** Whether somebody may do what a permission stands for. `now` is in epoch milliseconds, by default the platform's. Never throws. */
export function isEntitledToPermission(
  context: EntitlementsContext,
  key: string,
  attributes?: AttributeSources,
  now?: number,
): Entitlement {
  return compileEntitlements(context).isEntitledToPermission(key, attributes, now)
}

/**
 * Compiles a context for many questions. Rules are compiled when they are first asked, and their answers kept for as
 * long as `custom` and `jwt` are the same objects: change neither these nor the context in place, make new ones. Never
 * throws, and what it answers with never throws either.
 */
export function compileEntitlements(context: EntitlementsContext): Entitlements {
  const slots: Slot[] = []
  let asked: Person | undefined
  const slotOf: SlotOf = (name, isDate = false) => {
    const found = slots.findIndex((slot) => slot.name === name && slot.isDate === isDate)
    if (found >= 0) return found
    slots.push({ name, isDate })
    if (asked) fill(asked)
    return slots.length - 1
  }
  const features = new Map<string, Feature>()
  const planTests = new Map<string, Test>()
  let linking: readonly Feature[] | undefined
  let isHeld: ((key: string) => boolean) | undefined
  const permissions = new Map<string, readonly Feature[] | null>()
  const people: Person[] = []

  return {
    isEntitledToFeature(key, attributes, now) {
      return judge(featureOf(key), personOf(attributes), now)
    },
    isEntitledToPermission(key, attributes, now) {
      let linked = permissions.get(key)
      if (linked === undefined) {
        isHeld ??= sure(() => coverageOf(heldIn(context)), never)
        linking ??= sure(() => ownNames(own(context, 'features')), []).map(featureOf)
        linked = isText(key) && key && isHeld(key) ? linking.filter((feature) => feature.isLinkedTo?.(key)) : null
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

  function featureOf(key: string): Feature {
    return features.get(key) ?? makeFeature(key)
  }

  /** Apart, because its closures would take from the heap at every evaluation. */
  function makeFeature(key: string): Feature {
    const source = sure(() => isText(key) && key && own(own(context, 'features'), key), '')
    const linked = sure(() => textsAmong(own(source, 'linkedPermissions')), [])
    let tests: readonly Test[] | undefined
    const feature: Feature = {
      number: features.size,
      expireTime: sure(() => numberIn(own(source, 'expireTime')), null),
      isLinkedTo: linked.length ? coverageOf(linked) : undefined,
      openers: () => (tests ??= [compileFlag(own(source, 'featureFlag'), slotOf), ...plansOf(source)]),
    }
    features.set(key, feature)
    return feature
  }

  function plansOf(source: unknown): readonly Test[] {
    return textsAmong(own(source, 'planIds')).map((id) => {
      const test = planTests.get(id) ?? compilePlan(own(own(context, 'plans'), id), slotOf)
      planTests.set(id, test)
      return test
    })
  }

  function judge(feature: Feature, person: Person, now?: number): Entitlement {
    const { number, expireTime } = feature
    if (expireTime === -1 || (expireTime !== null && expireTime >= (now ?? Date.now()))) return entitled
    // Flags and plans do not change with time.
    if ((person.opened[number] ??= isOpen(feature, person))) return entitled
    return expireTime === null ? missingFeature : bundleExpired
  }

  function isOpen({ openers }: Feature, person: Person): boolean {
    asked = person
    fill(person)
    return sure(() => openers().some((opens) => opens(person.values)), false)
  }

  function personOf(attributes: AttributeSources | undefined): Person {
    try {
      const custom = attributes?.custom
      const jwt = attributes?.jwt
      for (const person of people) if (person.custom === custom && person.jwt === jwt) return person
      const person = { custom, jwt, resolved: resolveAttributes({ custom, jwt }), values: [], opened: [] }
      people.unshift(person)
      people.splice(mostPeople)
      return person
    } catch {
      return personOf(undefined)
    }
  }

  /** Rules are compiled while they are asked: what they ask about is put into its slot at once. */
  function fill({ resolved, values }: Person): void {
    for (const { name, isDate } of slots.slice(values.length)) {
      const value = resolved.get(name)
      values.push(isDate ? dateOf(value) : value)
    }
  }
}

/** An attribute that rules ask about, as it is or as a date. */
interface Slot {
  readonly name: string
  readonly isDate: boolean
}

/** A feature, ready to be judged. */
interface Feature {
  readonly number: number
  /** When its bundle ends; `null` where it has none. */
  readonly expireTime: number | null
  /** The tests of its flag and its plans, made when first asked for. */
  readonly openers: () => readonly Test[]
  /** Whether a permission is only worth something with this feature; absent where none is. */
  readonly isLinkedTo: ((permission: string) => boolean) | undefined
}

/** Somebody asked about: their attributes, and what flags and plans answered. */
interface Person extends AttributeSources {
  readonly resolved: ReadonlyMap<string, unknown>
  /** By slot. */
  readonly values: unknown[]
  /** By number of a feature. */
  readonly opened: (boolean | undefined)[]
}

/** How many people are remembered: on a page there is one, asked about with attributes of some components. */
const mostPeople = 8

const entitled: Entitlement = /* @__PURE__ */ Object.freeze({ isEntitled: true })
const missingFeature = /* @__PURE__ */ refused('MISSING_FEATURE')
const missingPermission = /* @__PURE__ */ refused('MISSING_PERMISSION')
const bundleExpired = /* @__PURE__ */ refused('BUNDLE_EXPIRED')

function refused(justification: Justification): Entitlement {
  return Object.freeze({ isEntitled: false, justification })
}

function heldIn(context: unknown): readonly string[] {
  const permissions = own(context, 'permissions')
  return ownNames(permissions).filter((key) => own(permissions, key) === true)
}
