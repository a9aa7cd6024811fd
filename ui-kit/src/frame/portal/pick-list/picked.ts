/** Additions to a set and removals from it that are not saved yet. What others change meanwhile stays. */
export interface Picked {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

export const nothingPicked: Picked = { add: [], remove: [] }

/** `true` if an id is in the set after the changes. */
export function isIn({ add, remove }: Picked, id: string, isMember: boolean): boolean {
  return isMember ? !remove.includes(id) : add.includes(id)
}

/** Changes with one id added or removed. Two changes that undo each other are none. */
export function pickedWith({ add, remove }: Picked, id: string, isMember: boolean, isSelected: boolean): Picked {
  const without = (ids: readonly string[]) => ids.filter((one) => one !== id)
  return {
    add: isSelected && !isMember ? [...without(add), id] : without(add),
    remove: !isSelected && isMember ? [...without(remove), id] : without(remove),
  }
}
