/** The new names within a value: of its members, its elements, and what its call takes and returns. */
export interface NewNames {
  /** The new name of the member that holds the value. */
  readonly to?: string
  /** The sentence for a person, if no other name takes the place of the member. */
  readonly byHand?: string
  readonly members?: Readonly<Record<string, NewNames>>
  /** Of each element of a list. */
  readonly elements?: NewNames
  /** Of the first argument of a call. */
  readonly argument?: NewNames
  /** Of the result of a call. */
  readonly result?: NewNames
  /** The new texts of a value that is one of several texts. */
  readonly texts?: Readonly<Record<string, string>>
}

/** A public name that is different from one version to the next, or whose value has new names. */
export interface NewName extends NewNames {
  /** The specifier that exports the name now, by the one that did. */
  readonly moved?: Readonly<Record<string, string>>
  /** `true` for a type: the new names are those of its values. */
  readonly isType?: boolean
}

/** The new public names of a package, by the old ones. */
export type Table = Readonly<Record<string, NewName>>

/** `true` if a value is of interest itself, not only by its own name. */
export function hasInner({ members, elements, argument, result, texts }: NewNames): boolean {
  return Boolean(members ?? elements ?? argument ?? result ?? texts)
}

/** Lists the old names within a value that an application mentions, with their new ones, for a sentence to a person. */
export function namesWithin(names: NewNames, isMentioned: (name: string) => boolean = () => true): readonly string[] {
  const all = Object.entries(names.members ?? {})
  const members = all.filter(([name]) => name !== 'calls' && isMentioned(name))
  const own = members.flatMap(([name, { to, byHand }]) => {
    if (to) return [`${name} is ${to}`]
    return byHand ? [`${name}: ${byHand}`] : []
  })
  const texts = Object.entries(names.texts ?? {}).filter(([name]) => isMentioned(name))
  const inner = [...all.map(([, one]) => one), names.elements, names.argument, names.result]
  return [
    ...new Set([
      ...own,
      ...texts.map(([name, to]) => `'${name}' is '${to}'`),
      ...inner.flatMap((one) => (one ? namesWithin(one, isMentioned) : [])),
    ]),
  ]
}

/** Equal for names that are equal, and as deep within lists. */
export function shapeOf(names: NewNames): string {
  return `${depthOf(names)} ${namesWithin(names).join()}`
}

/** The number of lists around the names. */
export function depthOf({ elements, members }: NewNames): number {
  return elements && !members ? depthOf(elements) + 1 : 0
}

/** The names within a value, of some of its members alone. */
export function ofMembers(names: NewNames, isOf: (member: string) => boolean): NewNames {
  const { members } = names
  return members
    ? { ...names, members: Object.fromEntries(Object.entries(members).filter(([name]) => isOf(name))) }
    : names
}
