import { expect, it } from 'vitest'
import { ann, openSignUp, signUpOf } from '../../../test/open-account.ts'
import { until } from '../../../test/open-app.ts'
import { clientId } from '../../../test/open-hosted.ts'
import { sessionFeature } from '../../session/feature.ts'
import { hosted } from '../hosted-login/index.ts'

it('a sign-up that fails stays on its page with hosted login, although the former user is signed out', async () => {
  const app = await openSignUp({}, { signedInAs: 'reader@acme.test', hostedLogin: hosted({ clientId }) })
  await until(() => app.client.get(sessionFeature).getSnapshot().user !== null)
  app.provider.emulator.faults.add({ operation: 'signUp', kind: 'status', status: 400 })
  expect((await signUpOf(app).submit(ann)).ok).toBe(false)
  expect(app.called()).toContain('logout')
  expect(app.ports.page.opened).toEqual([])
})
