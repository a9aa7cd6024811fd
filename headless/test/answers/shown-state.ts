import { isRecord } from '../../src/core/record.ts'

/** Returns the number of rows that are fewer now. */
export function rowsLost(before: object, now: object): number {
  return rowsOf(before).length - rowsOf(now).length
}

/** Returns the places of lists that are another type now: a screen cannot render them. Rows are compared by their ids. */
export function listsLost(before: unknown, now: unknown, place = ''): readonly string[] {
  if (now === null || now === undefined) return []
  if (Array.isArray(before)) {
    if (!Array.isArray(now)) return [`${place} is no list: ${JSON.stringify(now)}`]
    return before.flatMap((one, at) =>
      listsLost(one, isRecord(one) ? now.find((other) => idOf(other) === idOf(one)) : null, `${place}.${at}`),
    )
  }
  if (!isRecord(before)) return []
  return Object.entries(before).flatMap(([name, member]) =>
    listsLost(member, isRecord(now) ? now[name] : null, `${place}.${name}`),
  )
}

/**
 * Returns the places whose values are of another type now: whoever renders them expects the former one. A member that one row of a list
 * lacks is compared to that of the others. Members of another step are not compared.
 */
export function typesLost(before: unknown, now: unknown, place = ''): readonly string[] {
  if (isAbsent(before) || isAbsent(now)) return []
  if (kindOf(before) !== kindOf(now)) return [`${place} is no ${kindOf(before)}: ${JSON.stringify(now)}`]
  if (Array.isArray(before) && Array.isArray(now)) {
    return now.flatMap((one, at) => {
      const former = before.find((other) => isRecord(other) && isRecord(one) && idOf(other) === idOf(one))
      return typesLost(completed(former ?? before[0], before), one, `${place}.${at}`)
    })
  }
  if (!isRecord(before) || !isRecord(now)) return []
  if (typeof now['name'] === 'string' && before['name'] !== now['name'] && !('id' in now)) return []
  return Object.entries(before).flatMap(([name, member]) => typesLost(member, now[name], `${place}.${name}`))
}

/** A row with the members that it lacks, as another row has them. */
function completed(row: unknown, rows: readonly unknown[]): unknown {
  if (!isRecord(row)) return row
  const others = rows.filter(isRecord)
  return Object.fromEntries(
    [...new Set(others.flatMap((one) => Object.keys(one)))].map((name) => [
      name,
      [row, ...others].map((one) => one[name]).find((member) => !isAbsent(member)) ?? null,
    ]),
  )
}

/** The members of a snapshot that are data. */
export function dataOf(snapshot: object): object {
  return Object.fromEntries(
    Object.entries(snapshot).filter(([name, member]) => name !== 'calls' && typeof member !== 'function'),
  )
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value
}

function rowsOf(state: object): readonly unknown[] {
  return 'rows' in state && Array.isArray(state.rows) ? state.rows : []
}

function idOf(row: unknown): unknown {
  return isRecord(row) ? (row['id'] ?? row['tenantId']) : undefined
}
