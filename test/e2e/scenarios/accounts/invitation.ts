import { expect } from 'vitest'
import { usualSignUp } from '../../../../providers/emulator/src/core/settings.ts'
import { accounts, beWelcomed, signIn } from '../../person.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'
import { callsOf, mailedAddress } from './sign-up.ts'

/** Somebody of Acme alone. */
const rita = 'reader@acme.test'

/** Joining a tenant. */
export const invitation: readonly Scenario[] = [
  {
    title: 'an invitation by link is accepted once, however often the page is loaded',
    async run(visit) {
      const { page, see } = visit
      await invite(visit, 'link')
      await page.goto(mailedAddress(visit))
      await see('You’re in')
      await page.reload()
      await see('This invitation is incomplete')
      expect(callsOf(visit, 'acceptInvitation')).toBe(1)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await signIn(visit, rita)
      await beWelcomed(visit, 'Rita Reader')
    },
  },
  {
    title: 'an invitation by code is accepted with the code of the mail',
    async run(visit) {
      const { page, see } = visit
      visit.allow(/401/)
      await invite(visit, 'code')
      const [, code = ''] = / code (\d{6})/.exec(visit.emulator.outbox().at(-1)?.text ?? '') ?? []
      await page.goto(mailedAddress(visit))
      await see('Accept your invitation')
      await page.getByLabel('6-digit code').fill(code === '111111' ? '222222' : '111111')
      await page.getByText('That code doesn’t match').waitFor()
      await page.getByLabel('6-digit code').fill(code)
      await see('You’re in')
    },
  },
  {
    title:
      'an invitation at the sign-in names the inviting tenant, signs out the current user, and is accepted by signing in',
    async run(visit) {
      const { page } = visit
      await visit.goTo('/account/login')
      await signIn(visit, accounts.admin)
      await beWelcomed(visit, 'Ada Admin')
      const token = inviteLink(visit)
      await visit.goTo(`/account/login?invitationToken=${token}`)
      await page.getByText('Globex invites you').waitFor()
      await signIn(visit, rita)
      await beWelcomed(visit, 'Rita Reader')
      const [state] = [visit.emulator.snapshot()]
      const globex = state.tenants.find(({ name }) => name === 'Globex')?.id
      expect(state.users.find(({ email }) => email === rita)?.activeTenantId).toBe(globex)
    },
  },
  {
    title: 'an invalid invitation is reported, and leaves the sign-in unchanged',
    async run(visit) {
      visit.allow(/400/)
      await visit.goTo('/account/login?invitationToken=made-up')
      await visit.page.getByText('We couldn’t verify your invitation').waitFor()
      await signIn(visit, rita)
      await beWelcomed(visit, 'Rita Reader')
    },
  },
]

/** Sends Rita an invitation to Globex, as its administrator would. */
async function invite({ emulator, providerUrl, goTo, page }: Visit, activation: 'link' | 'code'): Promise<void> {
  emulator.arrange((state) => {
    state.security.signUp = { ...usualSignUp, activation }
    const admin = state.users.find(({ email }) => email === accounts.admin)
    const globex = state.tenants.find(({ name }) => name === 'Globex')
    if (!admin || !globex) throw new Error('The demo has no administrator or no Globex')
    Object.assign(admin, { superUser: true, activeTenantId: globex.id })
  })
  await goTo('/account/invitation/accept')
  const origin = new URL(page.url()).origin
  const cookie = emulator.signIn(accounts.admin).split(';')[0] ?? ''
  const post = async (path: string, body: object, headers: Record<string, string>) => {
    const address = `${providerUrl}/frontegg/identity/resources/${path}`
    const sent = { origin, 'content-type': 'application/json', ...headers }
    const request = new Request(address, { method: 'POST', headers: sent, body: JSON.stringify(body) })
    return (await emulator.fetch(request, { cookie, setCookie: () => {} })).json()
  }
  const { accessToken } = await post('auth/v1/user/token/refresh', {}, {})
  const body = { email: rita, provider: 'local', roleIds: [] }
  await post('users/v2', body, { authorization: `Bearer ${accessToken}`, origin })
}

/** The token of an invite link of Globex. */
function inviteLink({ emulator }: Visit): string {
  const token = 'an-invite-link-of-globex'
  emulator.arrange((state) => {
    const globex = state.tenants.find(({ name }) => name === 'Globex')
    state.inviteLinks = [
      {
        id: 'link',
        tenantId: globex?.id ?? '',
        userId: '',
        token,
        expiresAt: emulator.now() + 60_000,
        shouldSendEmail: false,
        roleIds: [],
      },
    ]
  })
  return token
}
