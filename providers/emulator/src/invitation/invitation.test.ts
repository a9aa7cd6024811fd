import { describe, expect, it } from 'vitest'
import { at, openQuickScene, openScene, personIn, type Scene, textOf } from '../../test/open-caller.ts'
import { demoPassword } from '../core/demo.ts'
import { usualSignUp } from '../core/settings.ts'

const users = '/identity/resources/users/v1'
const links = '/identity/resources/tenants/invites'
const sam = 'sso@globex.test'

/** Returns the path and the parameters of the link in the last mail. */
function linkIn({ emulator }: Pick<Scene, 'emulator'>) {
  const [address = 'http://nowhere.test'] = /https?:\S+/.exec(emulator.outbox().at(-1)?.text ?? '') ?? []
  const { searchParams, pathname } = new URL(address)
  return { pathname, proof: { userId: searchParams.get('userId') ?? '', token: searchParams.get('token') ?? '' } }
}

async function invited(email = sam, signUp = usualSignUp) {
  const scene = openScene()
  scene.emulator.arrange(({ security }) => {
    security.signUp = signUp
  })
  const token = await scene.tokenOf('admin@acme.test')
  const answer = await scene.post('/identity/resources/users/v2', { email, provider: 'local', roleIds: [] }, { token })
  return { ...scene, token, answer, ...linkIn(scene) }
}

const acmeOf = (scene: Scene) => personIn(scene.emulator, 'admin@acme.test').activeTenantId
const tenantsOf = (scene: Scene, email: string) =>
  personIn(scene.emulator, email).memberships.map((one) => one.tenantId)

describe('the sending of an invitation', () => {
  it('an invited user with an account gets an invitation mail and no membership yet', async () => {
    const scene = await invited()
    expect(scene.answer).toMatchObject({ status: 201, body: { email: sam, activatedForTenant: false } })
    expect(scene.pathname).toBe('/account/invitation/accept')
    expect(tenantsOf(scene, sam)).not.toContain(acmeOf(scene))
  })

  it('an invited address without an account gets a mail that activates a new account', async () => {
    const scene = await invited('new@acme.test')
    expect(scene.pathname).toBe('/account/activate')
    const body = { ...scene.proof, password: 'Correct-horse-7' }
    expect((await scene.post(`${users}/activate`, body)).status).toBe(200)
    expect(tenantsOf(scene, 'new@acme.test')).toEqual([acmeOf(scene)])
  })

  it('an invitation is refused for an existing member, and from a user without permission to invite', async () => {
    expect((await invited('reader@acme.test')).answer.status).toBe(409)
    const { post, tokenOf } = openScene()
    const token = await tokenOf('reader@acme.test')
    const body = { email: 'x@y.test', provider: 'local', roleIds: [] }
    expect((await post('/identity/resources/users/v2', body, { token })).status).toBe(403)
  })
})

describe('an invitation', () => {
  it('an invitation is accepted once', async () => {
    const scene = await invited()
    expect((await scene.post(`${users}/invitation/accept`, scene.proof)).status).toBe(200)
    expect(tenantsOf(scene, sam)).toContain(acmeOf(scene))
    const again = await scene.post(`${users}/invitation/accept`, scene.proof)
    expect(again).toMatchObject({ status: 410, body: { errorCode: 'ER-INVITATION-USED' } })
  })

  it('an invitation is valid for a day', async () => {
    const { post, proof, emulator } = await invited()
    emulator.advance(24 * 3_600_000)
    expect((await post(`${users}/invitation/accept`, proof)).body).toMatchObject({ errorCode: 'ER-INVITATION-EXPIRED' })
  })

  it('an invitation is accepted with its code if codes are sent, and refused without it', async () => {
    const scene = await invited(sam, { ...usualSignUp, activation: 'code' })
    const { proof, emulator, post } = scene
    const code = / code (\d{6})/.exec(emulator.outbox().at(-1)?.text ?? '')?.[1]
    expect(scene.pathname).toBe('/account/invitation/code')
    expect((await post(`${users}/invitation/accept`, proof)).status).toBe(404)
    expect((await post(`${users}/invitation/accept/code`, { ...proof, code: '000000' })).status).toBe(401)
    expect((await post(`${users}/invitation/accept/code`, { ...proof, code })).status).toBe(200)
    expect(tenantsOf(scene, sam)).toContain(acmeOf(scene))
  })

  it('a resent invitation replaces the one before', async () => {
    const scene = await invited()
    await scene.post(`${users}/invitation/reset`, { email: sam })
    expect((await scene.post(`${users}/invitation/accept`, scene.proof)).status).toBe(410)
    expect((await scene.post(`${users}/invitation/accept`, linkIn(scene).proof)).status).toBe(200)
  })

  it.each(['reader@acme.test', 'nobody@acme.test'])(
    'a resend to %s, an address without an invitation, sends no mail and does not reveal it',
    async (email) => {
      const { post, emulator } = openScene()
      expect((await post(`${users}/invitation/reset`, { email })).status).toBe(200)
      expect(emulator.outbox()).toEqual([])
    },
  )

  it('an invitation is resent for all tenants of the signed-in caller', async () => {
    const { post, token, emulator } = await invited()
    expect((await post(`${users}/invitation/reset/all`, { email: sam }, { token })).status).toBe(200)
    expect(emulator.outbox()).toHaveLength(2)
    expect((await post(`${users}/invitation/reset/all`, { email: sam })).status).toBe(401)
  })
})

describe('each change of invitations', () => {
  const changes = [
    ['addUser', 'POST', '/identity/resources/users/v2', { email: 'new@acme.test', provider: 'local', roleIds: [] }],
    ['createInviteLink', 'POST', `${links}/v1/user`, {}],
    ['createInviteLinkV2', 'POST', `${links}/v2/user`, {}],
    ['updateInviteLink', 'PATCH', `${links}/v1/user`, { expiresInMinutes: 60 }],
    ['deleteInviteLink', 'DELETE', `${links}/v1/user`, undefined],
    ['resendInvitationEmailToAllTenants', 'POST', `${users}/invitation/reset/all`, { email: sam }],
  ] as const

  it.each(changes)(
    '%s writes a row of the audit log, and is refused without its permission',
    async (action, ...sent) => {
      const [method, path, body] = sent
      const scene = openScene()
      const token = await scene.tokenOf('admin@acme.test')
      await scene.post(`${links}/v2/user`, {}, { token })
      const send = (token: string) => scene.call(method, path, { token, ...(body && { body }) })
      const before = scene.emulator.snapshot()
      expect((await send(await scene.tokenOf('reader@acme.test'))).status).toBe(403)
      expect(scene.emulator.snapshot().audits).toEqual(before.audits)
      expect((await send(token)).status).toBeLessThan(300)
      const { audits } = scene.emulator.snapshot()
      expect(audits).toHaveLength(before.audits.length + 1)
      expect(audits.at(-1)).toMatchObject({
        action,
        email: 'admin@acme.test',
        tenantId: acmeOf(scene),
        severity: 'Info',
      })
    },
  )

  it('an invitation resent by an administrator writes a row of the audit log, one resent by a stranger none', async () => {
    const { post, token, emulator } = await invited()
    const rows = () => emulator.snapshot().audits.filter(({ action }) => action === 'resendInvitationEmail')
    await post(`${users}/invitation/reset`, { email: sam })
    expect(rows()).toEqual([])
    await post(`${users}/invitation/reset`, { email: sam }, { token })
    expect(rows()).toMatchObject([{ email: 'admin@acme.test' }])
  })
})

describe('the invite link of a tenant', () => {
  async function linked() {
    const scene = await openQuickScene()
    const token = await scene.tokenOf('admin@acme.test')
    const answer = await scene.post(
      `${links}/v2/user`,
      { expiresInMinutes: 43_200, shouldSendEmail: true, roleIds: [] },
      { token },
    )
    return { ...scene, token, invite: textOf(answer, 'token') }
  }

  it('an invite link returns the name of its tenant until it expires', async () => {
    const { post, invite, emulator } = await linked()
    expect((await post(`${links}/v1/verify`, { token: invite })).body).toBe('Acme')
    emulator.advance(43_200 * 60_000)
    expect(await post(`${links}/v1/verify`, { token: invite })).toMatchObject({
      status: 400,
      body: { errorCode: 'ER-INVITE-INVALID' },
    })
  })

  it('a user who signs up by an invite link joins its tenant', async () => {
    const scene = await linked()
    const before = scene.emulator.snapshot().tenants
    await scene.post(`${users}/signUp`, {
      email: 'x@new.test',
      name: 'Xenia',
      companyName: 'Xenia',
      invitationToken: scene.invite,
    })
    expect(tenantsOf(scene, 'x@new.test')).toEqual([acmeOf(scene)])
    expect(scene.emulator.snapshot().tenants).toEqual(before)
  })

  it('a user who signs in by an invite link joins its tenant and works in it at once', async () => {
    const scene = await linked()
    const { body } = await scene.post(at.login, { email: sam, password: demoPassword, invitationToken: scene.invite })
    expect(tenantsOf(scene, sam)).toContain(acmeOf(scene))
    expect((await scene.get(at.me, { token: String(body['accessToken']) })).body).toMatchObject({
      tenantId: acmeOf(scene),
    })
  })

  it('a sign-in with an invalid invite link is refused', async () => {
    const scene = await linked()
    const body = { email: sam, password: demoPassword, invitationToken: 'made-up' }
    expect((await scene.post(at.login, body)).status).toBe(400)
  })

  it('an invite link is read, changed and deleted by a user who may manage users', async () => {
    const { get, post, call, token, invite, tokenOf } = await linked()
    const path = `${links}/v1/user`
    expect((await get(path, { token })).body).toMatchObject({ token: invite, shouldSendEmail: true })
    const { body } = await call('PATCH', path, { token, body: { expiresInMinutes: 60, shouldSendEmail: false } })
    expect(body).toMatchObject({ shouldSendEmail: false, expires: '2026-01-01T01:00:00.000Z' })
    expect((await get(path, { token: await tokenOf('reader@acme.test') })).status).toBe(403)
    expect((await call('DELETE', path, { token })).status).toBe(200)
    expect((await get(path, { token })).status).toBe(404)
    expect((await post(`${links}/v1/verify`, { token: invite })).status).toBe(400)
    expect((await get(`${links}/v1/configuration`, { token })).body).toMatchObject({ tenantInvitationsAllowed: true })
  })
})
