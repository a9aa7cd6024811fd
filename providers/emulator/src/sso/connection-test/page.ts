import { html } from 'hono/html'
import type { Application } from '../../calls/dispatch.ts'
import type { World } from '../../calls/world.ts'
import { hostedPage } from '../../pages/page.ts'
import { ssoRecords } from '../records.ts'
import type { SsoTest } from './records.ts'

/** The address of the page that ends the window of a test. */
export function endPage({ origin }: URL, { id }: Pick<SsoTest, 'id'>): string {
  return `${origin}/auth/sso-tests/${id}`
}

/** The page that ends the window of a test. It names no result, because its address is no secret. */
export function serveTestEnds(app: Application, world: World): void {
  app.get('/auth/sso-tests/:id', (context) => {
    const id = context.req.param('id')
    const test = ssoRecords.of(world.state).ssoTests.find((one) => one.id === id)
    const hasEnded = test?.status !== 'waiting'
    return hostedPage({
      title: hasEnded ? 'The test has ended' : 'The test goes on',
      body: html`<p>${hasEnded ? 'Close this window. The result is in the one where you started the test.' : 'Go back to the identity provider.'}</p>`,
    })
  })
}
