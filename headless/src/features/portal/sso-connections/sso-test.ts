import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { routesOf } from '../../../client/routes-of.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import { ifBuilt } from '../../../http/if-offered.ts'
import { followSsoTest } from './follow-sso-test.ts'
import { ssoTestShape } from './shapes.ts'
import { ssoTestOf, testsPath, withTest } from './sso-test-of.ts'
import type { SsoTestActions, SsoTestOptions, SsoTestState } from './sso-test-types.ts'

/** Continues to read a test while it waits. Has no effect while the feature is not rendered. */
interface Memory {
  follow: () => void
}

/** The tests of one connection: a sign-in at its identity provider that signs no user in. */
export const ssoTestFeature: Feature<SsoTestState, SsoTestActions, SsoTestOptions> = {
  name: 'sso-test',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['sso-connections'],
  state: () => ({ isOffered: null, status: 'idle', test: null, tests: [] }),
  memory: () => ({ follow: () => {} }),
  actions({ client, task, memory }, { connectionId: ssoConfigId }) {
    const { api, ports } = client
    const path = { ssoConfigId }
    return {
      load: task('latest', async ({ set, signal }) => {
        const answer = await ifBuilt(api.get(testsPath, { path, signal }))
        signal.throwIfAborted()
        const tests = rowsIn(client, answer?.rows, ssoTestOf, ssoTestShape)
        set(({ test, status }) => ({
          ...withTest({ test, tests, status }, tests[0] ?? null),
          isOffered: answer !== null,
        }))
        memory().follow()
      }),
      start: task('single', async ({ set, signal, cancelOthers }) => {
        const page = ports.page.url()
        const body = { ...(page && { redirectUri: new URL(routesOf(client).oidcRedirectUrl, page).href }) }
        const test = ssoTestOf(await api.post(testsPath, { path, body, signal }))
        // A list whose read began before has not this test.
        cancelOthers()
        set((state) => ({ ...withTest(state, test), isOffered: true }))
        memory().follow()
        // The row of the connection has its last test.
        if (test.status !== 'waiting') client.changed(['sso-connections'])
        return test
      }),
      setWindowClosed: task('single', async ({ set, signal, state }) => {
        const { status, test } = state()
        if (status !== 'waiting' || !test) return
        const read = ssoTestOf(await api.get(`${testsPath}/{testId}`, { path: { ...path, testId: test.id }, signal }))
        const isWaiting = read.status === 'waiting'
        set((now) => ({ ...withTest(now, read), ...(isWaiting && { status: 'closed' }) }))
        if (!isWaiting) client.changed(['sso-connections'])
      }),
    }
  },
  start: (life, { connectionId }) => {
    const { follow, end } = followSsoTest(life, connectionId)
    life.memory().follow = follow
    const stopLoading = loadWhileSignedIn(life)
    return () => {
      stopLoading()
      end()
    }
  },
} satisfies Feature<SsoTestState, SsoTestActions, SsoTestOptions, Memory>
