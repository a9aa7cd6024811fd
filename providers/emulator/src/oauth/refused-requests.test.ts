import { describe, expect, it } from 'vitest'
import { asking, authorize, fill, locationOf, multiFactor, redirectUri } from '../../test/hosted-sign-in.ts'
import { openQuickScene } from '../../test/open-caller.ts'

describe('what an application asked amiss', () => {
  it.each([
    ['a challenge that is no digest', { code_challenge: 'short' }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another kind of answer', { response_type: 'token' }, 'unsupported_response_type'],
    ['a form as the way back', { response_mode: 'form_post' }, 'invalid_request'],
    ['no openid in the scope', { scope: 'email' }, 'invalid_scope'],
    ['none beside another prompt', { prompt: 'none login' }, 'invalid_request'],
    ['more text than is kept', { login_hint: 'x'.repeat(2049) }, 'invalid_request'],
  ])('goes back to it with the reason: %s', async (_, query, error) => {
    const scene = await openQuickScene()
    const { origin, pathname, searchParams } = locationOf(await scene.browser.fetch(asking(scene, query)))
    expect(origin + pathname).toBe(redirectUri)
    expect(Object.fromEntries(searchParams)).toEqual({
      error,
      error_description: expect.any(String),
      state: 'the state',
    })
    expect(scene.emulator.snapshot().authorizations ?? []).toEqual([])
  })
})

describe('a sign-in that is not for a window', () => {
  const toward = (dest: string) => ({ headers: { 'sec-fetch-dest': dest, 'sec-fetch-site': 'same-site' } })

  it.each(['image', 'script', 'iframe', 'empty', 'object'])('begins nothing, and cancels nothing: %s', async (dest) => {
    const scene = await openQuickScene()
    scene.browser.signIn('admin@acme.test')
    expect((await scene.fetch(asking(scene), toward(dest))).status).toBe(403)
    expect(scene.emulator.snapshot().authorizations ?? []).toEqual([])
    const page = locationOf(await authorize(scene, { prompt: 'login' }))
    const cancel = String(page).replace('/sign-in/', '/cancel/')
    expect((await scene.browser.fetch(cancel, toward(dest))).status).toBe(403)
    expect((await scene.browser.fetch(page)).status).toBe(200)
  })

  it('a hidden frame may ask whether a person is signed in', async () => {
    const scene = await openQuickScene()
    scene.browser.signIn('admin@acme.test')
    const answer = await scene.fetch(asking(scene, { prompt: 'none' }), toward('iframe'))
    expect(locationOf(answer).searchParams.has('code')).toBe(true)
    expect((await scene.fetch(asking(scene, { prompt: 'none' }), toward('image'))).status).toBe(403)
  })
})

describe('a prompt of none', () => {
  const none = { prompt: 'none' }

  it('shows no page: without a session the application reads that a sign-in is due', async () => {
    const scene = await openQuickScene()
    const back = locationOf(await authorize(scene, none))
    expect(back.href.startsWith(redirectUri)).toBe(true)
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'login_required', state: 'the state' })
  })

  it('brings a code with a session that is enough, and only then', async () => {
    const scene = await openQuickScene()
    scene.browser.signIn('admin@acme.test')
    expect(locationOf(await authorize(scene, none)).searchParams.has('code')).toBe(true)
    const stepUp = await authorize(scene, { ...none, acr_values: multiFactor })
    expect(locationOf(stepUp).searchParams.get('error')).toBe('login_required')
  })
})

describe('abandoned hosted sign-ins', () => {
  it('abandoned hosted sign-ins are kept up to a limit, the latest of them', async () => {
    const scene = await openQuickScene()
    const first = locationOf(await authorize(scene))
    for (let number = 0; number < 500; number++) await scene.browser.fetch(asking(scene))
    expect(scene.emulator.snapshot().authorizations).toHaveLength(500)
    expect((await scene.browser.fetch(first)).status).toBe(410)
  })
})

describe('a hosted page that is sent no form', () => {
  it.each([
    ['JSON', 'application/json', '{"email":"a"}'],
    ['text', 'text/plain', 'email=a'],
    ['a form in parts without a boundary', 'multipart/form-data', 'x'],
    ['nothing', '', ''],
  ])('refuses %s with 400', async (_, type, body) => {
    const scene = await openQuickScene()
    const page = locationOf(await authorize(scene))
    const answer = await scene.browser.fetch(page, { method: 'POST', headers: { 'content-type': type }, body })
    expect(answer.status).toBe(400)
  })

  it('refuses one that is too long with 413', async () => {
    const scene = await openQuickScene()
    const page = locationOf(await authorize(scene))
    expect((await fill(scene, page, { email: 'x'.repeat(2 ** 20) })).status).toBe(413)
  })
})
