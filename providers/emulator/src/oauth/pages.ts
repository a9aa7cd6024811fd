import { html } from 'hono/html'
import type { Application } from '../calls/dispatch.ts'
import type { World } from '../calls/world.ts'
import type { SessionRecord } from '../core/sessions.ts'
import { readForm } from '../http/body.ts'
import { refuseForeign } from '../http/origins.ts'
import { hostedPage } from '../pages/page.ts'
import { hostedStyle } from '../pages/style.ts'
import { refreshCookie, sessionOf } from '../session/grant.ts'
import { codeAddress, isEnough, openAuthorization, refusalAddress, wantsMultiFactor } from './authorization.ts'
import { mayBeForDocument, noDocument } from './destination.ts'
import { type Answer, inProcess } from './in-process.ts'
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
    const provider = inProcess(app, world, request, context.env)
    const mfaToken = field('mfaToken')
    const isEnrolling = field('enrolling') === 'true'
    const answer = !mfaToken
      ? await provider.post('', { email: field('email'), password: field('password') })
      : isEnrolling
        ? await provider.post('/mfa/authenticator/enroll/verify', { mfaToken, token: field('code') })
        : await provider.post('/mfa/verify', { mfaToken, value: field('code') })
    if (!answer.isOk) {
      if (!mfaToken || /EXPIRED$|TOO-MANY|LOCKED/.test(answer.code)) {
        return passwordForm(found, { email: field('email'), problem: answer.problem })
      }
      const qrCode = field('qrCode')
      return isEnrolling
        ? enrolmentForm(found, { mfaToken, qrCode, problem: answer.problem })
        : codeForm(found, { mfaToken, problem: answer.problem })
    }
    return next(found, provider, answer)
  })

  app.get('/hosted/sign-in/:id/social', async (context) => {
    const request = context.req.raw
    if (!mayBeForDocument(request)) throw noDocument()
    const found = openAuthorization(issuing(), context.req.param('id'))
    if (!found) return over()
    const { searchParams } = new URL(request.url)
    const [code, id] = [searchParams.get('code'), searchParams.get('provider')]
    if (!code || !id) return passwordForm(found, { problem: 'The sign-in with the other provider failed' })
    const provider = inProcess(app, world, request, context.env)
    const query = new URLSearchParams({ code })
    const answer = await provider.post(`/sso/${encodeURIComponent(id)}/postlogin?${query}`, {})
    return answer.isOk ? next(found, provider, answer) : passwordForm(found, { problem: answer.problem })
  })

  serveSignOut(app, world)

  /** The page after a first factor that the provider has accepted: a second factor, or the application. */
  async function next(found: Authorization, provider: ReturnType<typeof inProcess>, { body }: Answer) {
    if (body['mfaRequired'] === true) {
      const mfaToken = String(body['mfaToken'])
      if (body['mfaEnrolled'] === true) return codeForm(found, { mfaToken })
      const begun = await provider.post('/mfa/authenticator/enroll', { mfaToken })
      return enrolmentForm(found, { mfaToken, qrCode: String(begun.body['qrCode']) })
    }
    const session = sessionOf(world.state.sessions, provider.cookie(refreshCookie(world)) ?? '')?.session
    world.changed()
    return session ? finished(found, session) : over()
  }

  function finished(authorization: Authorization, session: SessionRecord): Response {
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

function over() {
  const body = html`<p>This sign-in is over. Go back to the application and start again.</p>`
  return hostedPage({ title: 'Sign in again', body, status: 410 })
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}

/** The values and the fault of the last attempt. */
interface Tried {
  readonly problem?: string | undefined
}

/** Asks for address and password. */
function passwordForm(authorization: Authorization, { email, problem }: Tried & { readonly email?: string } = {}) {
  const body = html`
    <label for="email">Email</label>
    <input id="email" name="email" type="email" autocomplete="username" required value="${email ?? authorization.loginHint}" />
    <label for="password">Password</label>
    <input id="password" name="password" type="password" autocomplete="current-password" required />`
  return formPage(authorization, { title: 'Sign in', body, button: 'Sign in', problem })
}

/** Asks for the code of an authenticator app. */
function codeForm(authorization: Authorization, { mfaToken, problem }: Tried & { readonly mfaToken: string }) {
  const body = html`<input type="hidden" name="mfaToken" value="${mfaToken}" />${codeField()}`
  return formPage(authorization, { title: 'Enter the code of your app', body, button: 'Continue', problem })
}

/** Sets an authenticator app up. */
function enrolmentForm(
  authorization: Authorization,
  { mfaToken, qrCode, problem }: Tried & { readonly mfaToken: string; readonly qrCode: string },
) {
  const secret = URL.canParse(qrCode) ? (new URL(qrCode).searchParams.get('secret') ?? '') : ''
  const body = html`
    <p>Add this key to your authenticator app: <code>${secret}</code></p>
    <input type="hidden" name="mfaToken" value="${mfaToken}" />
    <input type="hidden" name="enrolling" value="true" />
    <input type="hidden" name="qrCode" value="${qrCode}" />${codeField()}`
  return formPage(authorization, { title: 'Set up an authenticator app', body, button: 'Continue', problem })
}

function codeField() {
  return html`
    <label for="code">Code</label>
    <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required />`
}

interface FormPage extends Tried {
  readonly title: string
  readonly body: ReturnType<typeof html>
  readonly button: string
}

function formPage({ id, redirectUri }: Authorization, { title, body, button, problem }: FormPage) {
  return hostedPage({
    title: problem ? `Error: ${title}` : title,
    leadsTo: new URL(redirectUri).origin,
    status: problem ? 401 : 200,
    body: html`
      ${problem ? html`<p role="alert">${problem}</p>` : ''}
      <form method="post" action="/hosted/sign-in/${id}">
        ${body}
        <button class="primary">${button}</button>
      </form>
      <p><a href="/hosted/cancel/${id}">Back to the application</a></p>`,
  })
}
