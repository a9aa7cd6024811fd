import { html } from 'hono/html'
import { hostedPage } from '../pages/page.ts'
import type { Authorization } from './records.ts'

/** The values and the fault of the last attempt. */
interface Tried {
  readonly problem?: string | undefined
}

/** Asks for address and password. */
export function passwordForm(
  authorization: Authorization,
  { email, problem }: Tried & { readonly email?: string } = {},
) {
  const body = html`
    <label for="email">Email</label>
    <input id="email" name="email" type="email" autocomplete="username" required value="${email ?? authorization.loginHint}" />
    <label for="password">Password</label>
    <input id="password" name="password" type="password" autocomplete="current-password" required />`
  return formPage(authorization, { title: 'Sign in', body, button: 'Sign in', problem })
}

/** Asks for the code of an authenticator app. */
export function codeForm(authorization: Authorization, { mfaToken, problem }: Tried & { readonly mfaToken: string }) {
  const body = html`<input type="hidden" name="mfaToken" value="${mfaToken}" />${codeField()}`
  return formPage(authorization, { title: 'Enter the code of your app', body, button: 'Continue', problem })
}

/** Sets an authenticator app up. */
export function enrolmentForm(
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
