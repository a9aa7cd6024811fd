import type { Application } from '../calls/dispatch.ts'
import type { World } from '../calls/world.ts'
import { readForm } from '../http/body.ts'
import { malformed } from '../http/errors.ts'
import { attemptOf } from './attempts.ts'
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
    const attempt =
      attemptOf({ state: world.state, now: world.now() }, relayState) ??
      failWithoutRelayState(world, readBase64(response))
    if (!attempt) throw malformed('Nobody is waiting for this assertion')
    if (attempt.testId !== undefined) {
      await endSamlTest(world, new URL(context.req.url), attempt, response)
      return context.redirect(endPage(new URL(context.req.url), { id: attempt.testId }), 303)
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
