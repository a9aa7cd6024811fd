import { html } from 'hono/html'
import type { Application } from '../http/dispatch.ts'
import type { World } from '../state/world.ts'

/** The page a person is sent to for single sign-on. It says whose it is; signing in by SAML or OIDC is not built yet. */
export function serveIdentityProvider(app: Application, world: World): void {
  app.get('/idp/:id', (context) => {
    const connection = world.state.ssoConnections.find(({ id }) => id === context.req.param('id'))
    const tenant = world.state.tenants.find(({ id }) => id === connection?.tenantId)
    if (!tenant) return context.notFound()
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
              <p>You have left the application for single sign-on. This emulator cannot sign you in here yet: go back.</p>
            </main>
          </body>
        </html>`,
    )
  })
}
