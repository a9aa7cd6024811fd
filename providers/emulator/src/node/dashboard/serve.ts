import { html } from 'hono/html'
import type { ControlGuard } from '../../control/routes.ts'
import { isLocal } from '../../control/routes.ts'
import { isSame } from '../../crypto/password-hash.ts'
import { readCookies } from '../../http/cookies.ts'
import { Refusal, refusalAnswer } from '../../http/errors.ts'
import { hostedPage } from '../../pages/page.ts'
import type { Emulator } from '../../types.ts'
import { actions } from './actions.ts'
import { dashboardPage } from './page.ts'
import { dashboardStyle } from './style.ts'

/** Where the dashboard is, on the origin of the emulator. */
export const dashboardPath = '/__emulator/'

/**
 * The dashboard of an emulator: what the control routes do, as forms for people. Answers `null` to requests for anything
 * else. It is guarded like those routes; in place of their header a browser keeps the token in a cookie.
 */
export function createDashboard(emulator: Emulator, { token, isExposed }: ControlGuard) {
  return async (request: Request): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/__emulator') return leadTo(dashboardPath)
    if (pathname !== dashboardPath && !pathname.startsWith(ownPaths)) return null
    if (!isLocal(request.headers, request.url, isExposed) && !isOwnPage(request, isExposed)) {
      const text = 'The dashboard answers this machine only: the Host or Origin of the call is foreign'
      return refusalAnswer(new Refusal(403, 'ER-CONTROL-FOREIGN', text))
    }
    const name = pathname.slice(ownPaths.length)
    if (request.method === 'GET' && name === 'style.css') return file(dashboardStyle, 'text/css')
    if (request.method === 'GET' && name === 'copy.js') return file(copyScript, 'text/javascript')
    if (request.method === 'POST' && name === 'token') return keepToken(await formOf(request), token)
    if (token !== null && !isSame(readCookies(request.headers.get('cookie') ?? '')[tokenCookie] ?? '', token)) {
      return tokenPage()
    }
    if (pathname === dashboardPath) return dashboardPage(emulator, { done: searchParams.get('done') })
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (request.method !== 'POST' || !action) return null
    const form = await formOf(request)
    try {
      action.run(emulator, form)
      return leadTo(`${dashboardPath}?done=${name}#${action.section}`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return dashboardPage(emulator, { problem: { section: action.section, text: error.message, form } })
    }
  }
}

const ownPaths = '/__emulator/dashboard/'
const tokenCookie = 'portico-emulator-token'

/** Where other machines reach the listener, its own pages come from its own name; the token guards them. */
function isOwnPage({ headers, url }: Request, isExposed: boolean): boolean {
  const origin = headers.get('origin')
  if (headers.get('sec-fetch-site') === 'cross-site') return false
  return isExposed && (origin === null || origin === new URL(url).origin)
}

async function formOf(request: Request): Promise<URLSearchParams> {
  const text = await request.text()
  if (text.length <= longestForm) return new URLSearchParams(text)
  throw new Refusal(413, 'ER-REQUEST-TOO-LARGE', 'The form is too large')
}

const longestForm = 65_536

function keepToken(form: URLSearchParams, token: string | null): Promise<Response> | Response {
  const given = form.get('token') ?? ''
  if (token === null || !isSame(given, token)) return tokenPage('That is not the token of this emulator.')
  const response = leadTo(dashboardPath)
  response.headers.set(
    'set-cookie',
    `${tokenCookie}=${encodeURIComponent(token)}; Path=/__emulator; HttpOnly; SameSite=Strict`,
  )
  return response
}

function tokenPage(problem?: string): Promise<Response> {
  return hostedPage({
    title: 'Enter the token',
    status: 401,
    body: html`
      <p class="lead">Other machines reach this emulator, so its dashboard asks for the token that the command printed.</p>
      ${problem === undefined ? '' : html`<p role="alert" id="problem">${problem}</p>`}
      <form method="post" action="${ownPaths}token">
        <label for="token">Token</label>
        <input id="token" name="token" type="password" autocomplete="off" required
          ${problem === undefined ? '' : html`aria-invalid="true" aria-describedby="problem"`} />
        <button class="primary">Open the dashboard</button>
      </form>`,
  })
}

function file(text: string, type: string): Response {
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' } })
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}

/** The module of the dashboard: buttons that copy codes and addresses. Without it they can be selected by hand. */
const copyScript = `(${addCopyButtons})()`

/** Runs in the page, on its own: it knows nothing of this module. */
function addCopyButtons(): void {
  for (const value of document.querySelectorAll('[data-copy]')) {
    const text = value.textContent
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.setAttribute('aria-label', `Copy ${text}`)
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(text)
      button.textContent = 'Copied'
      setTimeout(() => (button.textContent = 'Copy'), 2000)
    })
    value.after(button)
  }
}
