import { describe, expect, it } from 'vitest'
import { authorize, exchange, locationOf, multiFactor } from '../../test/hosted-sign-in.ts'
import { openScene, type Scene } from '../../test/open-caller.ts'
import { sendForm } from '../../test/send-form.ts'
import { relyingParty } from '../node/relying-party.ts'

function open(): Scene {
  const scene = openScene({ relyingParty })
  scene.emulator.arrange(({ federation }) => {
    federation.social.push({ id: 'google', active: true }, { id: 'own', active: true }, { id: 'slack', active: false })
  })
  return scene
}

const asked = (action: unknown) => ({
  login_direct_action: Buffer.from(JSON.stringify(action)).toString('base64'),
})

/** Chooses a person at the provider that a hosted sign-in jumps to, and follows the way back to the hosted pages. */
async function choose(scene: Scene, page: URL, fields: Readonly<Record<string, string>>): Promise<Response> {
  const { to } = await sendForm(scene, page, fields)
  return scene.browser.fetch(to ?? '')
}

describe('login_direct_action', () => {
  it.each([
    ['social-login', 'google'],
    ['custom-social-login', 'own'],
  ])('%s jumps to the social provider and signs in there', async (type, data) => {
    const scene = open()
    const page = locationOf(await authorize(scene, asked({ type, data })))
    expect(page.pathname).toBe(`/hosted/social/${data}`)
    const back = locationOf(await choose(scene, page, { email: 'admin@acme.test' }))
    expect(back.searchParams.get('state')).toBe('the state')
    expect((await exchange(scene, back.searchParams.get('code') ?? '')).status).toBe(200)
  })

  it('the second factor is asked for after the social provider', async () => {
    const scene = open()
    const page = locationOf(await authorize(scene, { ...asked({ type: 'social-login', data: 'google' }) }))
    const answer = await choose(scene, page, { email: 'mfa@acme.test' })
    expect(await answer.text()).toContain('name="mfaToken"')
  })

  it('a step-up that the social provider does not meet returns an error to the application', async () => {
    const scene = open()
    const query = { ...asked({ type: 'social-login', data: 'google' }), acr_values: multiFactor }
    const page = locationOf(await authorize(scene, query))
    const back = locationOf(await choose(scene, page, { email: 'admin@acme.test' }))
    expect(back.searchParams.get('error')).toBe('unmet_authentication_requirements')
  })

  it('the hosted page with a problem follows a cancelled social sign-in', async () => {
    const scene = open()
    const page = locationOf(await authorize(scene, asked({ type: 'social-login', data: 'google' })))
    const answer = await choose(scene, page, { decision: 'cancel' })
    expect(answer.status).toBe(401)
    expect(await answer.text()).toContain('role="alert"')
  })

  it('direct leads to an address of the application', async () => {
    const data = 'http://localhost:5173/sign-in/by-card?from=hosted'
    expect(locationOf(await authorize(open(), asked({ type: 'direct', data }))).href).toBe(data)
  })

  it.each([
    ['an address elsewhere', asked({ type: 'direct', data: 'https://evil.example/' })],
    ['a script', asked({ type: 'direct', data: 'javascript:alert(1)' })],
    ['an unknown provider', asked({ type: 'social-login', data: 'nobody' })],
    ['an inactive provider', asked({ type: 'social-login', data: 'slack' })],
    ['another type', asked({ type: 'signup', data: '' })],
    ['a member that is no text', asked({ type: 'social-login', data: { toString: 'google' } })],
    ['a list', asked(['social-login'])],
    ['null', asked(null)],
    ['broken base64', { login_direct_action: '%%%' }],
    ['base64 without JSON', { login_direct_action: btoa('google') }],
    ['a long text', asked({ type: 'social-login', data: 'google', more: 'x'.repeat(5000) })],
  ])('%s is ignored: the hosted page is shown', async (_, query) => {
    expect(locationOf(await authorize(open(), query)).pathname).toMatch('/hosted/sign-in/')
  })

  it('a user who is signed in returns at once', async () => {
    const scene = open()
    scene.browser.signIn('admin@acme.test')
    const back = locationOf(await authorize(scene, asked({ type: 'social-login', data: 'google' })))
    expect(back.searchParams.has('code')).toBe(true)
  })

  it('a frame cannot finish a social sign-in', async () => {
    const scene = open()
    const page = locationOf(await authorize(scene, asked({ type: 'social-login', data: 'google' })))
    const { to } = await sendForm(scene, page, { email: 'admin@acme.test' })
    const answer = await scene.browser.fetch(to ?? '', { headers: { 'sec-fetch-dest': 'image' } })
    expect(answer.status).toBe(403)
  })
})
