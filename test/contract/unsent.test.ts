import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations } from '../../providers/emulator/src/openapi/operations.gen.ts'
import { sentCalls } from './sent-operations.ts'

it('the operations that client.api alone reaches are those of the ledger (after a change: vitest -u)', async () => {
  const sent = sentCalls()
  const areas = [...new Set(operations.map(({ area }) => area))].sort()
  const ledger = areas.map((area) => {
    const all = operations.filter((operation) => operation.area === area)
    const unsent = all.filter(({ method, path }) => !sent.has(`${method} ${path}`))
    const lines = unsent.map(({ id, method, path }) => `  ${id}: ${method.toUpperCase()} ${path}\n`)
    return `${area}: ${unsent.length} of ${all.length} in no hook\n${lines.join('')}`
  })
  await expect(ledger.join('')).toMatchFileSnapshot('./in-no-hook.txt')
}, 120_000)

it('every operation that no hook sends has its reason in the decisions', () => {
  const sent = sentCalls()
  const unsent = operations.filter(({ method, path }) => !sent.has(`${method} ${path}`)).map(({ id }) => id)
  const folder = new URL('../../docs/decisions/', import.meta.url)
  const reasons = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  expect(unsent.filter((id) => !reasons.some((text) => text.includes(`\`${id}\``)))).toEqual([])
}, 120_000)
