import { describe, expect, it } from 'vitest'
import { openScene, textOf } from '../../test/open-caller.ts'
import { readState } from '../state/read-state.ts'

const path = '/draft/resources/spare-part/v1'
const email = 'reader@acme.test'

async function open() {
  const scene = openScene()
  const token = await scene.tokenOf(email)
  const otcToken = textOf(await scene.post(path, {}, { token }), 'otcToken')
  const code = /\d{6}/.exec(scene.emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''
  const verify = (given: string) => scene.post(`${path}/verify`, { otcToken, code: given }, { token })
  return { ...scene, code, verify, wrong: code === '000000' ? '000001' : '000000' }
}

describe('the code of a spare part', () => {
  it('the code of a spare part is accepted once', async () => {
    const { verify, code } = await open()
    expect((await verify(code)).status).toBe(200)
    expect((await verify(code)).status).toBe(401)
  })

  it('the code of a spare part is refused if it is wrong, and after five wrong attempts', async () => {
    const { verify, code, wrong } = await open()
    for (let tries = 0; tries < 5; tries++) expect((await verify(wrong)).status).toBe(401)
    expect((await verify(code)).status).toBe(401)
  })

  it('the code of a spare part is refused after ten minutes', async () => {
    const { verify, code, emulator } = await open()
    emulator.advance(600_000)
    expect((await verify(code)).status).toBe(401)
  })

  it('leaves a row in the audit log when it was right', async () => {
    const { verify, code, wrong, emulator } = await open()
    const before = emulator.snapshot().audits.length
    await verify(wrong)
    await verify(code)
    expect(emulator.snapshot().audits).toHaveLength(before + 1)
  })

  it('the code of a spare part is in a saved state, and not in plain text', async () => {
    const { code, emulator } = await open()
    const [sent] = readState(emulator.snapshot()).sparePartCodes
    expect(sent).toMatchObject({ failures: 0 })
    expect(sent?.codeHash).not.toContain(code)
  })
})
