import { malformed, Refusal } from '@portico/headless/provider'
import { html } from 'hono/html'
import type { Application } from '../calls/dispatch.ts'
import type { World } from '../calls/world.ts'
import { drawToken } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import { leadsHome, refuseForeign } from '../http/origins.ts'
import { hostedPage } from '../pages/page.ts'
import { slackRecords } from './records.ts'

/** The path of the consent. */
export const consentPath = '/slack/oauth/v2/authorize'

/** Milliseconds that a code is valid, as at Slack. */
export const codeLife = 600_000

/** The stand-in of the consent of Slack: it asks, and leads back with a code or a refusal. */
export function serveSlackConsent(app: Application, world: World<CoreState>): void {
  app.get(consentPath, (context) => {
    const asked = readRequest(world, context.req.url, new URL(context.req.url).searchParams)
    const { origin, host } = new URL(asked.redirect_uri)
    const kept = Object.entries(asked).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )
    return hostedPage({
      title: `${host} asks for access to your workspace`,
      owner: 'Slack',
      leadsTo: origin,
      body: html`
        <p class="lead">It may <bdi dir="ltr">${asked.scope.replaceAll(',', ', ')}</bdi></p>
        <form method="post" action="${consentPath}">
          ${kept}
          <button class="primary" name="decision" value="allow">Allow</button>
          <button class="quiet" name="decision" value="cancel">Cancel</button>
        </form>
        <p class="help foot">This page stands in for Slack. Nothing leaves this computer.</p>`,
    })
  })

  app.post(consentPath, async (context) => {
    refuseForeign(world.options, context.req.raw)
    const form = new URLSearchParams(await context.req.text())
    const asked = readRequest(world, context.req.url, form)
    const back = new URL(asked.redirect_uri)
    if (form.get('decision') === 'allow') back.searchParams.set('code', drawCode(world))
    else back.searchParams.set('error', 'access_denied')
    back.searchParams.set('state', asked.state)
    world.changed()
    return new Response(null, { status: 303, headers: { location: back.href } })
  })
}

/** Redeems a code of the consent. Refuses one that is unknown, used or expired. */
export function redeemCode(state: CoreState, code: string, now: number): void {
  const owned = slackRecords.of(state)
  const found = owned.slackCodes.find(({ id }) => id === code)
  owned.slackCodes = owned.slackCodes.filter((one) => one !== found && one.expiresAt > now)
  if (!found || found.expiresAt <= now)
    throw new Refusal(400, 'ER-SLACK-CODE', 'The code of Slack is used or expired. Connect the workspace again')
}

function drawCode(world: World<CoreState>): string {
  const id = drawToken(world.state, 32)
  slackRecords.of(world.state).slackCodes.push({ id, expiresAt: world.now() + codeLife })
  return id
}

/** Reads a request; what leads to an application that may not call is refused before a page is shown. */
function readRequest(world: World, address: string, asked: URLSearchParams) {
  const value = (name: string) => asked.get(name) ?? ''
  if (value('client_id') !== world.state.vendor.clientId) throw malformed('client_id must be that of the application')
  if (!leadsHome(world.options, value('redirect_uri'), address))
    throw malformed('redirect_uri must be of an origin that may call')
  if (value('scope') === '') throw malformed('scope must name what is asked for')
  return {
    client_id: value('client_id'),
    redirect_uri: value('redirect_uri'),
    scope: value('scope'),
    state: value('state'),
  }
}
