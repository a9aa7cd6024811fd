import { html } from 'hono/html'
import type { Application } from '../calls/dispatch.ts'
import type { World } from '../calls/world.ts'
import { recordAudit } from '../core/audits.ts'
import type { SessionRecord } from '../core/sessions.ts'
import { readForm } from '../http/body.ts'
import type { CookieExchange } from '../http/cookie-jar.ts'
import { cookie, readCookies } from '../http/cookies.ts'
import { leadsHome, refuseForeign } from '../http/origins.ts'
import { hostedPage } from '../pages/page.ts'
import { refreshCookie, sessionOf } from '../session/grant.ts'
import { afterLogOut, end } from './end-session.ts'

/** Asks whether to sign out: a page of another site may have led here, and only the person knows whether they meant it. */
export function serveSignOut(app: Application, world: World): void {
  app.get('/hosted/sign-out', async (context) => {
    const session = ofBrowser(world, context.env)
    const url = new URL(context.req.url)
    const next = nextOf(world, url, url.searchParams)
    return session ? confirmation(world, session, url.searchParams, next) : context.redirect(next, 303)
  })

  app.post('/hosted/sign-out', async (context) => {
    const request = context.req.raw
    refuseForeign(world.options, request)
    const form = await readForm(request)
    const url = new URL(request.url)
    const { state } = world
    end(
      {
        state,
        audit: ({ user, tenantId }, severity = 'Info') =>
          recordAudit(state, { user, tenantId, severity, action: 'logoutOAuth', now: world.now(), request }),
        setCookie: (name, value, maxAge) =>
          context.env.setCookie(cookie(name, value, { maxAge, isSecure: url.protocol === 'https:' })),
      },
      ofBrowser(world, context.env),
    )
    world.changed()
    return context.redirect(nextOf(world, url, form), 303)
  })
}

function confirmation(world: World, { userId }: SessionRecord, asked: URLSearchParams, next: string) {
  const { vendor, users } = world.state
  const email = users.find(({ id }) => id === userId)?.email
  const kept = ['post_logout_redirect_uri', 'state'].flatMap((name) => {
    const value = asked.get(name)
    return value === null ? [] : [html`<input type="hidden" name="${name}" value="${value}" />`]
  })
  return hostedPage({
    title: `Sign out of ${vendor.name}?`,
    leadsTo: new URL(next).origin,
    body: html`
      <p>You are signed in${email ? html` as <strong>${email}</strong>` : ''}. Signing out ends the session of this browser.</p>
      <form method="post" action="/hosted/sign-out">
        ${kept}
        <button>Sign out</button>
      </form>
      <p><a href="${new URL(next).origin}/">Stay signed in</a></p>`,
  })
}

function nextOf({ options }: World, url: URL, asked: URLSearchParams): string {
  return afterLogOut({ url, mayLeadTo: (address) => leadsHome(options, address, url.href) }, asked)
}

function ofBrowser(world: World, { cookie: header }: CookieExchange): SessionRecord | null {
  const { state } = world
  const session = sessionOf(state.sessions, readCookies(header)[refreshCookie(world)] ?? '')?.session
  return session && session.ended === null && session.expiresAt > world.now() ? session : null
}
