import { malformed, missing } from '@portico/headless/provider'
import type { Application } from '../../calls/dispatch.ts'
import type { World } from '../../calls/world.ts'
import { refuseForeign } from '../../http/origins.ts'
import { peoplePage } from '../../pages/people.ts'
import { isAddress } from '../addresses.ts'
import { attemptOf, federationOf, takeAttempt } from '../attempts.ts'
import { socialLabels, socialNames } from '../social-names.ts'
import { grantedTo, refusedTo } from '../social-return.ts'
import { mostPeople, nameOf, noAddress } from './provider.ts'

/** The page of a social provider that was not set up: it asks who is there and believes it. */
export function serveSocialStandIn(app: Application, world: World): void {
  app.get('/hosted/social/:provider', (context) => {
    const asked = new URL(context.req.url).searchParams
    return page(context.req.param('provider'), asked.get('state') ?? '')
  })

  app.post('/hosted/social/:provider', async (context) => {
    refuseForeign(world.options, context.req.raw)
    const form = new URLSearchParams(await context.req.text())
    const [email, state] = [(form.get('email') ?? '').trim(), form.get('state') ?? '']
    const isCancelled = form.get('decision') === 'cancel'
    if (!isCancelled && !isAddress(email)) return page(context.req.param('provider'), state, email, noAddress)
    const provider = providerOf(context.req.param('provider'))
    const attempt = takeAttempt({ state: world.state, now: world.now() }, state)
    if (attempt.providerId !== provider.id) throw malformed('This sign-in was begun with another provider')
    const identity = { email, name: nameOf(world.state, email), isVerified: true }
    const location = isCancelled
      ? refusedTo(attempt, 'access_denied')
      : grantedTo({ state: world.state, now: world.now() }, attempt, provider, identity)
    world.changed()
    return new Response(null, { status: 303, headers: { location } })
  })

  function page(id: string, state: string, email = '', problem?: string): Promise<Response> {
    const provider = providerOf(id)
    const attempt = attemptOf({ state: world.state, now: world.now() }, state)
    if (!attempt) throw malformed('This sign-in is over or was never begun. Go back to the application')
    const { origin, host } = new URL(attempt.returnTo)
    return peoplePage({
      owner: provider.displayName ?? labelOf(id),
      application: host,
      action: `/hosted/social/${encodeURIComponent(id)}`,
      hidden: { state },
      people: world.state.users.filter(({ isLocked }) => !isLocked).slice(0, mostPeople),
      email,
      example: 'name@example.test',
      leadsTo: origin,
      ...(problem !== undefined && { problem }),
    })
  }

  function providerOf(id: string) {
    const provider = federationOf(world.state).social.find((one) => one.active && one.id === id && !one.oidc)
    if (!provider) throw missing('The provider')
    return provider
  }
}

function labelOf(id: string): string {
  const known = socialNames.find((name) => name === id)
  return known ? socialLabels[known] : id
}
