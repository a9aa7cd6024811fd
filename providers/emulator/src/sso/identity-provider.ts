import { html } from 'hono/html'
import type { Application } from '../calls/dispatch.ts'
import type { World } from '../calls/world.ts'
import { isAllowed } from '../http/origins.ts'
import { hostedPage } from '../pages/page.ts'
import { serveFaultChoice } from './stand-in/fault-choice.ts'
import { serveOidcStandIn } from './stand-in/oidc.ts'
import { standInOf } from './stand-in/provider.ts'
import { serveSamlStandIn } from './stand-in/saml.ts'
import { serveSocialStandIn } from './stand-in/social.ts'

/** The identity providers that the emulator stands in for, and a page for where it cannot. */
export function serveIdentityProvider(app: Application, world: World): void {
  serveOidcStandIn(app, world)
  serveSamlStandIn(app, world)
  serveSocialStandIn(app, world)
  serveFaultChoice(app, world)
  app.get('/idp/:id', (context) => {
    const { tenant } = standInOf(world.state, context.req.param('id'))
    const application = applicationOf(world, context.req.raw)
    return hostedPage({
      title: `Identity provider of ${tenant.name}`,
      owner: tenant.name,
      body: html`
        <p>An emulator within a page or a test signs nobody in here. One that is served does.</p>
        ${application === null ? html`<p>Go back to where you came from.</p>` : html`<p><a href="${application}">Back to the application</a></p>`}`,
    })
  })
}

/** Where the person came from, if it is an origin that may call the emulator. */
function applicationOf({ options }: World, { headers, url }: Request): string | null {
  const referer = headers.get('referer') ?? ''
  if (!/^https?:/.test(referer) || !URL.canParse(referer)) return null
  const { origin } = new URL(referer)
  return isAllowed(options, origin, url) ? `${origin}/` : null
}
