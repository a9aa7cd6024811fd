import { describe, expect, it } from 'vitest'
import { type App, openApp } from '../../../../test/open-app.ts'
import { errorOf } from '../../../../test/open-login.ts'
import { codeSentTo, otherThanSentTo } from '../../../../test/sent-code.ts'
import { sparePartFeature } from './feature.ts'

const email = 'reader@acme.test'
const flowOf = ({ client }: App) => client.get(sparePartFeature).getSnapshot()

/** Opens an application whose person was sent a code. */
async function openConfirm() {
  const app = await openApp({ signedInAs: email })
  await flowOf(app).begin()
  return app
}

describe('the spare part', () => {
  it('begins with a step that has sent nothing', async () => {
    const app = await openApp({ signedInAs: email })
    expect(flowOf(app).step).toEqual({ name: 'begin' })
    expect(app.provider.emulator.outbox()).toEqual([])
  })

  it('asks for the code that was sent', async () => {
    const app = await openConfirm()
    expect(flowOf(app).step).toEqual({ name: 'confirm', email })
    expect(codeSentTo(app, email)).toMatch(/^\d{6}$/)
  })

  it('succeeds with the right code, as it was typed', async () => {
    const app = await openConfirm()
    const code = codeSentTo(app, email)
    expect(await flowOf(app).submitCode({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({ ok: true })
    expect(flowOf(app).step).toEqual({ name: 'success' })
  })

  it('keeps the step if the code is wrong', async () => {
    const app = await openConfirm()
    const outcome = await flowOf(app).submitCode({ code: otherThanSentTo(app, email) })
    expect(errorOf(outcome)).toMatchObject({ status: 401 })
    expect(flowOf(app).step.name).toBe('confirm')
  })

  it('sends nothing without a code', async () => {
    const app = await openConfirm()
    expect(errorOf(await flowOf(app).submitCode({ code: ' ' }))).toMatchObject({ code: 'spare-part-code-required' })
    expect(app.called()).not.toContain('verifyDraftSparePart')
  })

  it('takes the code that was sent last', async () => {
    const app = await openConfirm()
    const former = codeSentTo(app, email)
    await flowOf(app).begin()
    expect(await flowOf(app).submitCode({ code: former })).toMatchObject({ ok: false })
    expect(await flowOf(app).submitCode({ code: codeSentTo(app, email) })).toMatchObject({ ok: true })
  })

  it('returns to the first step', async () => {
    const app = await openConfirm()
    flowOf(app).restart()
    expect(flowOf(app).step).toEqual({ name: 'begin' })
  })

  it('the spare part is forgotten when the user signs out', async () => {
    const app = await openConfirm()
    await app.client.session.logOut()
    expect(flowOf(app).step).toEqual({ name: 'begin' })
  })
})
