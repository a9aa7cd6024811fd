import { html } from 'hono/html'
import type { Application } from '../calls/dispatch.ts'
import type { World } from '../calls/world.ts'
import type { Session } from '../core/sessions.ts'
import { readForm } from '../http/body.ts'
import type { CookieExchange } from '../http/cookie-jar.ts'
import { refuseForeign } from '../http/origins.ts'
import { hostedPage } from '../pages/page.ts'
import { hostedStyle } from '../pages/style.ts'
import { refreshCookie } from '../session/grant.ts'
import { sessionOf } from '../session/refresh-token.ts'
import { codeAddress, isEnough, openAuthorization, refusalAddress, wantsMultiFactor } from './authorization.ts'
import { mayBeForDocument, noDocument } from './destination.ts'
import { codeForm, enrolmentForm, passwordForm } from './forms.ts'
import type { Authorization } from './records.ts'
import { serveSignOut } from './sign-out-page.ts'

/**
 * The pages of hosted sign-in. They sign people in by the operations that a login box uses, so that policies, lockout and
 * second factors are the same.
 */
export function serveHostedPages(app: Application, world: World): void {
  app.get('/hosted/style.css', () => new Response(hostedStyle, { headers: { 'content-type': 'text/css' } }))

  app.get('/hosted/signed-out', () =>
    hostedPage({ title: 'You are signed out', body: html`<p>You can close this page.</p>` }),
  )

  app.get('/hosted/sign-in/:id', (context) => {
    const found = openAuthorization(issuing(), context.req.param('id'))
    return found ? passwordForm(found) : over()
  })

  app.get('/hosted/cancel/:id', (context) => {
    if (!mayBeForDocument(context.req.raw)) throw noDocument()
    const found = openAuthorization(issuing(), context.req.param('id'))
    if (!found) return over()
    found.expiresAt = 0
    world.changed()
    return leadTo(refusalAddress(found, 'access_denied', 'The person went back without signing in'))
  })

  app.post('/hosted/sign-in/:id', async (context) => {
    const request = context.req.raw
    refuseForeign(world.options, request)
    const found = openAuthorization(issuing(), context.req.param('id'))
    if (!found) return over()
    const form = await readForm(request)
    const field = (name: string) => form.get(name) ?? ''
    const jar = new Map<string, string>()
    const provider = inProcess(app, world, request, context.env, jar)
    const mfaToken = field('mfaToken')
    const isEnrolling = field('enrolling') === 'true'
    const answer = !mfaToken
      ? await provider('', { email: field('email'), password: field('password') })
      : isEnrolling
        ? await provider('/mfa/authenticator/enroll/verify', { mfaToken, token: field('code') })
        : await provider('/mfa/verify', { mfaToken, value: field('code') })
    if (!answer.isOk) {
      if (!mfaToken || /EXPIRED$|TOO-MANY|LOCKED/.test(answer.code)) {
        return passwordForm(found, { email: field('email'), problem: answer.problem })
      }
      const qrCode = field('qrCode')
      return isEnrolling
        ? enrolmentForm(found, { mfaToken, qrCode, problem: answer.problem })
        : codeForm(found, { mfaToken, problem: answer.problem })
    }
    if (answer.body['mfaRequired'] === true) {
      const token = String(answer.body['mfaToken'])
      if (answer.body['mfaEnrolled'] === true) return codeForm(found, { mfaToken: token })
      const begun = await provider('/mfa/authenticator/enroll', { mfaToken: token })
      return enrolmentForm(found, { mfaToken: token, qrCode: String(begun.body['qrCode']) })
    }
    const session = sessionOf(world.state.sessions, jar.get(refreshCookie(world)) ?? '')?.session
    world.changed()
    return session ? finished(found, session) : over()
  })

  serveSignOut(app, world)

  function finished(authorization: Authorization, session: Session): Response {
    // A user without a second factor cannot reach a higher assurance.
    if (wantsMultiFactor(authorization.acrValues) && !isEnough(issuing(), authorization, session)) {
      return leadTo(refusalAddress(authorization, 'unmet_authentication_requirements', 'MFA is not enrolled'))
    }
    return leadTo(codeAddress(issuing(), authorization, session))
  }

  function issuing() {
    return { state: world.state, now: world.now() }
  }
}

/** The answer of an operation. */
interface Answer {
  readonly isOk: boolean
  readonly body: Readonly<Record<string, unknown>>
  readonly code: string
  readonly problem: string
}

/** Calls the sign-in operations of the same provider, with the cookies of the browser at the page. */
function inProcess(
  app: Application,
  { options: { prefix } }: World,
  { url, headers }: Request,
  env: CookieExchange,
  jar: Map<string, string>,
) {
  const { origin } = new URL(url)
  const cookies: CookieExchange = {
    cookie: env.cookie,
    setCookie(header) {
      const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=')
      jar.set(name, value)
      env.setCookie(header)
    },
  }
  return async (path: string, body: object): Promise<Answer> => {
    const request = new Request(`${origin}/${prefix}/identity/resources/auth/v1/user${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': headers.get('user-agent') ?? '' },
      body: JSON.stringify(body),
    })
    const response = await app.fetch(request, cookies)
    const answered: Record<string, unknown> = await response.json()
    const problems = answered['errors']
    return {
      isOk: response.ok,
      body: answered,
      code: String(answered['errorCode']),
      problem: Array.isArray(problems) ? problems.join(', ') : 'Something went wrong',
    }
  }
}

function over() {
  const body = html`<p>This sign-in is over. Go back to the application and start again.</p>`
  return hostedPage({ title: 'Sign in again', body, status: 410 })
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
