import { expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { deviceFeature } from './feature.ts'

it('the device is read once it is on the screen, without a signed-in user', async () => {
  const { client } = await openApp()
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'
  const slice = client.get(deviceFeature, { userAgent })
  expect(slice.getSnapshot().value).toBeNull()
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().value !== null)
  expect(slice.getSnapshot().value).toEqual({ browser: 'Firefox', system: 'Windows', kind: 'desktop' })
})
