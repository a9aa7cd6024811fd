import { describe, expect, it } from 'vitest'
import { openSignUp, origin, signUpOf } from '../../../test/open-account.ts'

const closed = {
  arrange: (state: { security: { allowSignups: boolean } }) => void (state.security.allowSignups = false),
}

describe('if sign-up is closed', () => {
  it('a notice shows for three seconds, then the page moves to the sign-in with its query', async () => {
    const app = await openSignUp({}, { ...closed, address: `${origin}/account/sign-up?redirectUrl=%2Freports` })
    expect(signUpOf(app).step).toEqual({ name: 'SignUpClosed', isStaying: false })
    await app.clock.advance(3000)
    expect(app.ports.page.moves).toEqual([{ path: '/account/login?redirectUrl=%2Freports', replace: true }])
  })

  it('the page stays after stay, and moves on after proceed', async () => {
    const app = await openSignUp({}, closed)
    signUpOf(app).stay()
    await app.clock.advance(10_000)
    expect(app.ports.page.moves).toEqual([])
    signUpOf(app).proceed()
    expect(app.ports.page.moves).toHaveLength(1)
  })

  it('an invited user may sign up although sign-up is closed', async () => {
    const app = await openSignUp({}, { ...closed, address: `${origin}/account/sign-up?invitationToken=x` })
    expect(signUpOf(app).step.name).toBe('SignUp')
  })
})
