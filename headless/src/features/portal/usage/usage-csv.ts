import { csvOf } from '../../../core/csv.ts'
import type { Usage, UsageWords } from './types.ts'

/** A line for each number of a usage: its part, its name, its days, and the number beside the one before and the limit. */
export function usageCsv(usage: Usage | null, words: Partial<UsageWords> = {}): string {
  const { headings = englishHeadings, nameOf = (name) => name } = words
  const lines = usage ? linesOf(usage) : []
  return csvOf([
    headings,
    ...lines.map(({ part, name = '', isWord = false, from = '', to = '', value, before, limit }) => [
      nameOf(part),
      isWord ? nameOf(name) : name,
      from,
      to,
      ...[value, before, limit].map(numberText),
    ]),
  ])
}

interface Line {
  readonly part: string
  readonly name?: string
  /** `true` if the name is a word of ours, and not text of a person. */
  readonly isWord?: boolean
  readonly from?: string
  readonly to?: string
  readonly value: number | undefined
  readonly before?: number | null | undefined
  readonly limit?: number | null | undefined
}

function linesOf(usage: Usage): readonly Line[] {
  const { from, to, members, secondStep, totals, before, buckets, signInWays, tokens, features, accounts } = usage
  const days = { from, to }
  const sums = countedNames.flatMap((name): Line[] =>
    totals[name] === undefined ? [] : [{ part: name, ...days, value: totals[name], before: before?.[name] }],
  )
  const series = buckets.flatMap((bucket) =>
    countedNames.flatMap((part): Line[] =>
      bucket[part] === undefined ? [] : [{ part, from: bucket.from, to: bucket.to, value: bucket[part] }],
    ),
  )
  return [
    ...(members ? [{ part: 'seats', value: members.used, limit: members.limit }] : []),
    ...(secondStep ? [{ part: 'secondStep', value: secondStep.covered, limit: secondStep.total }] : []),
    ...sums,
    ...(signInWays ?? []).map((row) => ({
      part: 'signInWays',
      name: row.way,
      isWord: true,
      ...days,
      value: row.count,
      before: row.before,
    })),
    ...(tokens ?? []).map((row) => ({ part: 'tokens', name: row.name, ...days, value: row.calls, before: row.before })),
    ...(features ?? []).map(({ key, name, used, limit }) => ({
      part: 'features',
      name: name ?? key,
      isWord: name === undefined,
      value: used,
      limit,
    })),
    ...(accounts ?? []).flatMap((account) =>
      countedNames.flatMap((part): Line[] =>
        account[part] === undefined ? [] : [{ part, name: account.name, ...days, value: account[part] }],
      ),
    ),
    ...series,
  ]
}

const countedNames = ['members', 'activePeople', 'signIns', 'tokenCalls'] as const
const englishHeadings = ['part', 'name', 'from', 'to', 'value', 'before', 'limit']

function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}
