import { describe, expect, it } from 'vitest'
import { inTime, until } from '../../../test/open-app.ts'
import { comeBack, hostedOf, me, openHosted, sessionOf, signInThere, times } from '../../../test/open-hosted.ts'

describe('a first visit with hosted login', () => {
  it('a first visit logs nothing although the provider refuses a session', async () => {
    const app = await openHosted()
    expect([sessionOf(app).status, times(app, 'authorizeSilently')]).toEqual(['unauthenticated', 1])
    expect(app.ports.lines).toEqual([])
  })

  it('a first visit requests no session if sessions begin here alone, and a later one does', async () => {
    const app = await openHosted({ restoreSession: 'seen', hasTabs: true })
    expect([sessionOf(app).status, times(app, 'authorizeSilently')]).toEqual(['unauthenticated', 0])
    await inTime(app.clock, hostedOf(app).signIn())
    const back = await comeBack(app, await signInThere(app))
    await inTime(
      app.clock,
      until(() => sessionOf(back).user !== null),
    )
    back.client.dispose()
    const before = times(back, 'authorizeSilently')
    const next = await openHosted({ beside: back, sameBrowser: true, restoreSession: 'seen' })
    expect([sessionOf(next).user?.email, times(next, 'authorizeSilently')]).toEqual([me, before + 1])
  })
})
