import { describe, expect, it } from 'vitest'
import { type App, until } from '../../../test/open-app.ts'
import { comeBack, hostedOf, leftFor, openHosted, origin, signInThere } from '../../../test/open-hosted.ts'
import { errorOf } from '../../../test/open-login.ts'
import { claimsOf, stepUpOf } from '../../../test/open-step-up.ts'
import type { Client } from '../../client/index.ts'
import { sessionFeature } from '../../session/feature.ts'
import { stepUpFeature } from './feature.ts'

const path = (app: App) => {
  const { pathname, search } = app.ports.page.url() ?? new URL('about:blank')
  return pathname + search
}

describe('a hosted step-up', () => {
  const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'
  const [here, pathHere] = [`${origin}/payouts?id=7`, '/payouts?id=7']

  async function openHostedStepUp(address = here): Promise<App> {
    const app = await openHosted({ address, signedInAs: 'mfa@acme.test' })
    app.client.get(stepUpFeature).subscribe(() => {})
    return app
  }
  const asked = (app: App) => Object.fromEntries(leftFor(app).searchParams)

  it.each([
    [60, { acr_values: multiFactor, max_age: '60' }],
    [0, { acr_values: multiFactor, max_age: '0' }],
    [undefined, { acr_values: multiFactor }],
  ])('a hosted step-up with maxAge %s requests the assurance, and an age if one is given', async (maxAge, params) => {
    const app = await openHostedStepUp()
    stepUpOf(app).stepUp({ maxAge })
    await until(() => app.ports.page.opened.length === 1)
    expect(leftFor(app).pathname).toBe('/frontegg/oauth/authorize')
    const { acr_values, max_age } = asked(app)
    expect({ acr_values, ...(max_age !== undefined && { max_age }) }).toEqual(params)
    expect(app.called()).not.toContain('generateStepUpSession')
  })

  it('names the tenant the person works in, where it goes by an alias', async () => {
    const app = await openHostedStepUp()
    const snapshot = app.client.get(sessionFeature).getSnapshot()
    expect(asked(app)['organization']).toBeUndefined()
    const tenant = { ...snapshot.tenant, alias: 'acme' }
    const { get } = app.client
    const client: Client = Object.assign(Object.create(app.client), {
      get: (feature: Parameters<typeof get>[0]) =>
        feature.name === sessionFeature.name ? { getSnapshot: () => ({ ...snapshot, tenant }) } : get(feature),
    })
    await app.client.options.hostedLogin?.stepUp(client, {})
    expect(asked(app)['organization']).toBe('acme')
  })

  it('comes back stepped up, with path and query as they were', async () => {
    const app = await openHostedStepUp()
    stepUpOf(app).stepUp({ maxAge: 300 })
    await until(() => app.ports.page.opened.length === 1)
    const back = await comeBack(app, await signInThere(app, 'mfa@acme.test'))
    await until(() => hostedOf(back).step.name === 'success')
    await back.clock.advance(200)
    expect(path(back)).toBe(pathHere)
    expect(claimsOf(back)['acr']).toBe(multiFactor)
  })

  it('the step-up page begins a hosted step-up, with the age of its address', async () => {
    const app = await openHostedStepUp(`${origin}/account/step-up?maxAge=30`)
    expect((await stepUpOf(app).begin()).ok).toBe(true)
    expect(asked(app)).toMatchObject({ acr_values: multiFactor, max_age: '30' })
  })

  it('forgets a step-up that was put off', async () => {
    const app = await openHostedStepUp()
    app.ports.storage.local.set('SHOULD_STEP_UP', 'true')
    await stepUpOf(app).begin({})
    expect(app.ports.storage.local.get('SHOULD_STEP_UP')).toBeNull()
  })

  it('a call begins no hosted step-up: leaving would lose typed input, so the demand is passed through', async () => {
    const app = await openHostedStepUp()
    stepUpOf(app).attend()
    expect(errorOf(await stepUpOf(app).ask({ maxAge: 60 }))).toMatchObject({ code: 'step-up-required' })
    expect(app.ports.page.opened).toEqual([])
  })
})
