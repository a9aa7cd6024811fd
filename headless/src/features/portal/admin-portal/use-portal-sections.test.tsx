import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { knownPortal } from '../../../../test/known-portal.ts'
import { PorticoProvider } from '../../../react/index.ts'
import { usePortalSections } from './hooks.ts'
import type { ShownPortalSection } from './types.ts'

afterEach(cleanup)

const rules = [{ id: 'webhooks', visibility: 'byPermissions', permissions: ['fe.usage.read'] }] as const
const user = { permissions: ['fe.*'] }

/** Returns the results of the hook, one per rendering. */
function watch(given: Parameters<typeof knownPortal>[0]) {
  const answers: (readonly ShownPortalSection[] | null)[] = []
  function Watcher() {
    answers.push(usePortalSections(rules))
    return null
  }
  render(
    <PorticoProvider client={knownPortal(given)}>
      <Watcher />
    </PorticoProvider>,
  )
  return answers
}

it.each([
  ['entitled', { 'fe.usage.read': true }, ['webhooks']],
  ['not entitled', {}, []],
] as const)('waits for the code of entitlements under the flag: %s', async (_, permissions, ids) => {
  const flags = { 'admin-portal-use-is-entitled': 'on' }
  const answers = watch({ user, flags, entitled: { permissions } })
  await waitFor(() => expect(answers.at(-1)).not.toBeNull(), { timeout: 20_000 })
  expect(answers.at(-1)?.map(({ id }) => id)).toEqual(ids)
})

it('knows the sections at once without the flag', () => {
  expect(watch({ user, entitled: { permissions: {} } }).map((sections) => sections?.length)).toEqual([1])
})
