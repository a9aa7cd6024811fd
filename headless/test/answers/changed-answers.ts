/** A change of one place in an answer. */
export interface AnswerChange {
  /** The changed place, such as `items.0.roles = null`. */
  readonly place: string
  /** `true` if the place is within a member of a list: that member may be lost, and nothing else. */
  readonly isInRow: boolean
  /** The names and indexes that lead to the place. */
  readonly at: readonly (string | number)[]
  /** What is there instead; `undefined` if the place is left out. */
  readonly value: unknown
}

/** Returns a change for each place in an answer and each strange value there. Of a list, the first and the last member are changed. */
export function answerChanges(whole: unknown): readonly AnswerChange[] {
  return within(whole, [])
}

/** Returns an answer with one place changed. */
export function changedAnswer(whole: unknown, { at, value }: Pick<AnswerChange, 'at' | 'value'>): unknown {
  const [key, ...rest] = at
  if (key === undefined) return value
  const member: unknown = typeof whole === 'object' && whole !== null ? Reflect.get(whole, key) : undefined
  return withMember(whole, key, changedAnswer(member, { at: rest, value }))
}

/** The place is left out, or has a value of another type. */
const strangeValues: readonly unknown[] = [undefined, null, {}, '', [], 'text', 42, true]

function within(present: unknown, at: AnswerChange['at']): readonly AnswerChange[] {
  const isInRow = at.some((key) => typeof key === 'number')
  const own = strangeValues
    .filter((strange) => JSON.stringify(strange) !== JSON.stringify(present))
    .map((value) => ({ place: `${at.join('.')} = ${JSON.stringify(value) ?? 'left out'}`, isInRow, at, value }))
  return [...own, ...membersOf(present).flatMap(([key, member]) => within(member, [...at, key]))]
}

function membersOf(value: unknown): readonly (readonly [key: string | number, member: unknown])[] {
  if (Array.isArray(value))
    return [...new Set([0, value.length - 1])].filter((at) => at in value).map((at) => [at, value[at]])
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** A whole with one member replaced; left out of an object, and `null` in a list, if it is `undefined`. */
function withMember(whole: unknown, key: string | number, member: unknown): unknown {
  if (Array.isArray(whole)) return whole.map((former, at) => (at === key ? (member ?? null) : former))
  return { ...(whole as object), [key]: member }
}
