import { describe, expect, it } from 'vitest'
import { until } from '../../test/open-app.ts'
import { openServer } from '../../test/open-server.ts'
import { signIn } from '../../test/served-sign-in.ts'
import { whenHolderChanges } from './holder-changes.ts'

/** Opens a page that renders its server components again, as the guard answers them by then. */
async function openGuarded() {
  const app = openServer()
  const browser = app.openBrowser({ keepSessionAlive: false })
  await signIn(browser)
  await app.clock.advance(0)
  const answers: Promise<number>[] = []
  const visit = async () => (await browser.visit('/reports')).response?.status ?? 200
  const stop = whenHolderChanges(browser.client, () => void answers.push(visit()))
  return { app, browser, answers, stop }
}

describe('the server components of a guarded page', () => {
  it('are rendered again after a log-out once the server has ended the session, so that the page is left', async () => {
    const { app, browser, answers } = await openGuarded()
    await browser.client.session.logOut()
    await app.clock.advance(1000)
    await until(() => answers.length === 1)
    expect(await Promise.all(answers)).toEqual([307])
  })

  it('are rendered again after a log-out that the provider does not confirm', async () => {
    const { app, browser, answers } = await openGuarded()
    app.provider.emulator.faults.add({ operation: 'logout', kind: 'drop' })
    await browser.client.session.logOut()
    await app.clock.advance(6000)
    await until(() => answers.length === 1)
    expect(await Promise.all(answers)).toEqual([307])
  })

  it('are not rendered again for a person who is signed in again by then', async () => {
    const { app, browser, answers } = await openGuarded()
    await browser.client.session.logOut()
    await signIn(browser, 'reader@acme.test')
    await app.clock.advance(10_000)
    expect((await Promise.all(answers)).at(-1)).toBe(200)
  })
})
