import { html } from 'hono/html'
import type { Application } from '../http/dispatch.ts'
import { missing } from '../http/errors.ts'
import { isAllowed } from '../http/origins.ts'
import type { World } from '../state/world.ts'

/** The page a person is sent to for single sign-on. It says whose it is; signing in by SAML or OIDC is not built yet. */
export function serveIdentityProvider(app: Application, world: World): void {
  app.get('/idp/:id', (context) => {
    const connection = world.state.ssoConnections.find(({ id }) => id === context.req.param('id'))
    const tenant = world.state.tenants.find(({ id }) => id === connection?.tenantId)
    if (!tenant) throw missing('The identity provider')
    const application = applicationOf(world, context.req.raw)
    context.header('content-security-policy', "default-src 'none'; base-uri 'none'; form-action 'none'")
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta name="viewport" content="width=device-width" />
            <title>Identity provider of ${tenant.name}</title>
          </head>
          <body>
            <main>
              <h1>Identity provider of ${tenant.name}</h1>
              <p>You have left the application for single sign-on. This emulator cannot sign you in here yet.</p>
              ${application === null ? html`<p>Go back to where you came from.</p>` : html`<p><a href="${application}">Back to the application</a></p>`}
            </main>
          </body>
        </html>`,
    )
  })
}

/** Where the person came from, if it is an origin that may call the emulator. */
function applicationOf({ options }: World, { headers, url }: Request): string | null {
  const referer = headers.get('referer') ?? ''
  if (!/^https?:/.test(referer) || !URL.canParse(referer)) return null
  const { origin } = new URL(referer)
  return isAllowed(options, origin, url) ? `${origin}/` : null
}
