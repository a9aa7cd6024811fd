import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createEmulator } from '../emulator.ts'

const contract: { readonly $defs: Readonly<Record<string, { readonly enum?: readonly string[] }>> } = JSON.parse(
  readFileSync(new URL('../openapi/schemas.gen.json', import.meta.url), 'utf8'),
)
const operations = contract.$defs['common.ConditionOperation']?.enum ?? []

/** Returns `true` if a rule can contain the condition. */
function takes(condition: object): boolean {
  const rules = [{ conditionLogic: 'or', conditions: [condition], treatment: 'true' }]
  const { plans } = createEmulator({ seed: 'empty' })
  try {
    Reflect.apply(plans.set, undefined, ['team', { defaultTreatment: 'false', rules }])
    return true
  } catch {
    return false
  }
}

describe('the form of a condition', () => {
  it.each(operations)('the form of a condition has the operation %s of the contract', (op) => {
    expect(takes({ attribute: 'a', op, value: {}, negate: false })).toBe(true)
  })

  it('the form of a condition has all operations of the contract and no other', () => {
    expect(operations).toHaveLength(16)
    expect(takes({ attribute: 'a', op: 'resembles', value: {}, negate: false })).toBe(false)
  })

  it.each([{ list: 'no list' }, { start: 2, end: null }, { date: 'never' }, { of: { its: ['own'] } }])(
    'leaves it to the client what a value is worth: %j',
    (value) => {
      expect(takes({ attribute: 'a', op: 'in_list', value, negate: false })).toBe(true)
    },
  )
})
