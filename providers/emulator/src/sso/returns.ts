import { html } from 'hono/html'
import type { Application } from '../calls/dispatch.ts'
import type { World } from '../calls/world.ts'
import { readForm } from '../http/body.ts'
import { hostedPage } from '../pages/page.ts'
import { attemptOf } from './attempts.ts'
import { addressInstead } from './begun-there.ts'
import { endPage, serveTestEnds } from './connection-test/page.ts'
import { endSamlTest, failWithoutRelayState } from './connection-test/saml-return.ts'
import { socialReturn } from './social-return.ts'

/**
 * Where identity providers send people back to that the application has no page for: assertions come by POST, and social
 * providers know the emulator only. Both are handed on to the application.
 */
export function serveReturns(app: Application, world: World): void {
  app.post('/auth/saml/callback', async (context) => {
    const form = await readForm(context.req.raw, mostBytes)
    const [response, relayState] = [form.get('SAMLResponse') ?? '', form.get('RelayState') ?? '']
    const url = new URL(context.req.url)
    const attempt =
      attemptOf({ state: world.state, now: world.now() }, relayState) ??
      failWithoutRelayState(world, readBase64(response))
    if (!attempt) {
      const address = await addressInstead(world, url, response)
      return address === null ? beginHere() : context.redirect(address, 303)
    }
    if (attempt.testId !== undefined) {
      await endSamlTest(world, url, attempt, response)
      return context.redirect(endPage(url, { id: attempt.testId }), 303)
    }
    const back = new URL(attempt.returnTo)
    const refusal = refusalIn(response)
    if (refusal === null) {
      back.searchParams.set('SAMLResponse', response)
      back.searchParams.set('RelayState', relayState)
    } else back.searchParams.set('samlerrors', `${refusal}|${attempt.providerId}`)
    return context.redirect(back.href, 303)
  })
  serveTestEnds(app, world)
  app.get('/auth/social/callback', async (context) =>
    context.redirect(await socialReturn(world, new URL(context.req.url)), 303),
  )
}

const mostBytes = 2 ** 17

/** The page for a response that no sign-in waits for. */
function beginHere(): Promise<Response> {
  const body = html`<p>This sign-in is over, or it began elsewhere. Open the application, and sign in with your work email there.</p>`
  return hostedPage({ title: 'Begin in the application', status: 400, body })
}

/** The status of a refusal, or `null`. It is only passed on, not trusted. */
function refusalIn(response: string): string | null {
  const xml = readBase64(response)
  if (/<(?:\w+:)?StatusCode\s[^>]*urn:oasis:names:tc:SAML:2\.0:status:Success"/.test(xml)) return null
  return /<(?:\w+:)?StatusMessage[^>]*>([^<]{1,200})</.exec(xml)?.[1] ?? 'The sign-in was refused'
}

function readBase64(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}
