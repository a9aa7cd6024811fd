import { Refusal, refusalAnswer } from '@portico/headless/provider'
import { html } from 'hono/html'
import { type ControlGuard, isLocal } from '../../control/routes.ts'
import { isSame } from '../../crypto/password-hash.ts'
import { readCookies } from '../../http/cookies.ts'
import { hostedPage } from '../../pages/page.ts'
import type { Emulator } from '../../types.ts'
import { actions } from './actions.ts'
import { dashboardPage } from './page.ts'

/** The styles that the dashboard adds to those of the pages. */
const dashboardStyle = `
.wide { --control: 2.25rem; font-size: 0.875rem; scroll-behavior: auto }
.wide > main { max-inline-size: 80rem; margin-inline: auto; padding: 2rem }
.wide h1 { margin-block-end: 0.25rem }
.wide h3 { margin: 1.5rem 0 0; font-size: 0.875rem; font-weight: 600 }
.wide nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-block: 0 1rem }
.wide nav a { display: inline-flex; align-items: center; min-block-size: var(--control) }
.wide button { padding-inline: 1rem; font-size: 0.875rem }
.wide input, .wide select { padding-inline: 0.625rem }
.done:empty { display: none }
.done { padding: 0.75rem; border-radius: 8px; background: var(--success-tint); color: var(--success-text); max-inline-size: none }
.cards { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; align-items: start }
@media (width >= 46rem) { .cards { grid-template-columns: repeat(2, minmax(0, 1fr)) } }
@media (width >= 76rem) { .cards { grid-template-columns: repeat(4, minmax(0, 1fr)) } }
.across { grid-column: 1 / -1 }
.card { display: grid; gap: 0.75rem; min-inline-size: 0; padding: 1.25rem 1.5rem; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); scroll-margin-block-start: 1rem }
.card p { margin: 0 }
.card form > button:last-child { margin-block-start: 1rem }
.card label:first-child { margin-block-start: 0 }
.card form + form { padding-block-start: 0.25rem }
fieldset { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: 0 1rem; margin: 1rem 0 0; padding: 0; border: 0; min-inline-size: 0 }
legend { margin-block-end: 0.375rem; padding: 0; font-size: 0.8125rem; font-weight: 500 }
.check { display: flex; align-items: center; gap: 0.5rem; min-block-size: 2rem; margin: 0; font-size: 0.875rem; font-weight: 400 }
.check input { inline-size: 1.125rem; min-block-size: 0; block-size: 1.125rem; margin: 0; flex: none; accent-color: var(--primary) }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem }
.row input { flex: 1 1 6rem; inline-size: auto; min-inline-size: 0 }
.facts { margin: 0 }
.facts > div { display: grid; grid-template-columns: minmax(6rem, 1fr) minmax(0, 2fr); gap: 0.5rem; padding-block: 0.5rem; border-block-end: 1px solid var(--line) }
.facts dt { color: var(--muted) }
.facts dd { margin: 0; font-variant-numeric: tabular-nums }
.lines, .messages, .accounts { margin: 0; padding: 0; list-style: none }
.messages > li, .accounts > li { padding-block: 0.75rem; border-block-start: 1px solid var(--line) }
.messages > li { display: grid; gap: 0.25rem }
.subject { font-weight: 500 }
.text { max-inline-size: none; white-space: pre-line; overflow-wrap: anywhere }
.text code { font-size: 1rem; font-weight: 500 }
.accounts > li { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem }
.accounts .who { flex: 1 1 14rem; display: grid; min-inline-size: 0 }
.accounts .name { font-weight: 500 }
.accounts .address { color: var(--muted); font-size: 0.8125rem; overflow-wrap: anywhere }
.badges { display: flex; flex-wrap: wrap; gap: 0.5rem }
.badge { padding: 0.0625rem 0.5rem; border-radius: 6px; background: var(--sunken); font-size: 0.75rem; font-weight: 500 }
.badge[data-tone="danger"] { background: var(--danger-tint); color: var(--danger-text) }
.accounts form > button:last-child { margin: 0; min-inline-size: 5rem }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: 0 1rem }
.fields label, .card .fields label:first-child { margin-block-start: 0.75rem }
.danger { border-color: var(--line-strong); color: var(--danger-text) }
.wide .copy { min-block-size: 1.5rem; margin-inline-start: 0.5rem; padding-inline: 0.5rem; border-radius: 6px; font-size: 0.75rem; vertical-align: middle }
@media (pointer: coarse) {
  .wide { --control: 2.75rem }
  .wide .copy, .check { min-block-size: 2.75rem }
}
@media (width < 36rem) {
  .wide > main { padding: 1.5rem 1rem }
  .card { padding: 1rem }
}
`

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
