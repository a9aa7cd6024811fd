import { describe, expect, it } from 'vitest'
import { openScene, type Scene } from '../../test/open-caller.ts'

const ask = ({ post }: Scene) => post('/identity/resources/users/v1/passwords/reset', { email: 'reader@acme.test' })
const feet = ({ emulator }: Scene) => emulator.outbox().map(({ foot }) => foot)

describe('the vendor', () => {
  it('the vendor is named in the answer and at the foot of mails', async () => {
    const scene = openScene()
    expect((await scene.get('/vendors/public')).body).toMatchObject({ name: 'Portico', whiteLabelMode: false })
    await ask(scene)
    expect(feet(scene)).toEqual(['Secured by Portico'])
  })

  it('a white-labelled vendor is in no mail', async () => {
    const scene = openScene()
    scene.emulator.arrange(({ vendor }) => {
      vendor.isWhiteLabelled = true
    })
    expect((await scene.get('/vendors/public')).body).toMatchObject({ whiteLabelMode: true })
    await ask(scene)
    expect(feet(scene)).toEqual([undefined])
  })

  it('text messages have no foot', async () => {
    const scene = openScene()
    const token = await scene.tokenOf('reader@acme.test')
    const numbers = '/identity/resources/users/phone-numbers/v1'
    await scene.post(numbers, { phoneNumber: '+14155550123', verify: true }, { token })
    expect(scene.emulator.outbox()).toMatchObject([{ channel: 'sms' }])
    expect(feet(scene)).toEqual([undefined])
  })
})
