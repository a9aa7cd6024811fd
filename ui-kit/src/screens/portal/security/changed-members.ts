import { isSame } from '../../../frame/portal/record-form/edits.ts'
import { isRecord } from '../../../theme/own-member.ts'

/**
 * The changes without the members that stay as they are. A save then leaves those to another administrator, who may have
 * changed them meanwhile.
 */
export function changedMembers<Changes extends object>(value: object, changes: Changes): Changes {
  const members = Object.entries(changes).map(([name, change]) => {
    const former: unknown = Reflect.get(value, name)
    if (!isRecord(former) || !isRecord(change)) return [name, change]
    return [name, Object.fromEntries(Object.entries(change).filter(([member, one]) => !isSame(former[member], one)))]
  })
  return { ...changes, ...Object.fromEntries(members) }
}
