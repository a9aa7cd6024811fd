import { describe, expect, it } from 'vitest'
import { fakePorts } from '../../../test/fake-ports.ts'
import { until } from '../../../test/open-app.ts'
import { type ClientOptions, createClient } from '../../client/index.ts'
import type { StepUpRule } from '../../step-up/index.ts'
import { stepUpFeature } from '../step-up/index.ts'
import { hosted, hostedOnServer } from './index.ts'

const origin = 'http://localhost:5173'
const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

/** The parameters with which a page is left for a step-up. */
async function askedBy(hostedLogin: NonNullable<ClientOptions['hostedLogin']>, maxAge?: number) {
  const ports = fakePorts({ address: `${origin}/payouts` })
  const client = createClient({ baseUrl: 'http://localhost:4400', ports, hostedLogin })
  client.get(stepUpFeature).getSnapshot().stepUp({ maxAge })
  await until(() => ports.page.opened.length === 1)
  const { searchParams } = new URL(ports.page.opened[0] ?? '')
  return [searchParams.get('acr_values'), searchParams.get('max_age')]
}

describe('the rule of a step-up', () => {
  it.each<[StepUpRule | undefined, number | undefined, string | null, string | null]>([
    [undefined, undefined, multiFactor, null],
    [undefined, 60, multiFactor, '60'],
    [{ acrValues: ['gold'] }, undefined, 'gold', null],
    [{ acrValues: ['platinum', 'gold'] }, 60, 'platinum gold', '60'],
    [{ acrValues: ['gold'], maxAge: 300 }, undefined, 'gold', '300'],
    [{ acrValues: ['gold'], maxAge: 300 }, 60, 'gold', '60'],
    [{ maxAge: 300 }, undefined, null, '0'],
    [{ maxAge: 300 }, 60, null, '0'],
    // The standard has whole numbers alone.
    [{ acrValues: ['gold'] }, 0.5, 'gold', '0'],
    [{ acrValues: ['gold'] }, 1e21, 'gold', null],
    [{ acrValues: ['gold'], maxAge: 300 }, Number.POSITIVE_INFINITY, 'gold', null],
    [undefined, Number.NaN, multiFactor, null],
    [undefined, -1, multiFactor, null],
    [undefined, 0, multiFactor, '0'],
  ])('%j is requested for the age %s by %s and %s', async (stepUp, maxAge, acrValues, age) => {
    const option = stepUp && { stepUp }
    expect(await askedBy(hosted({ clientId: 'lantern', ...option }), maxAge)).toEqual([acrValues, age])
    expect(await askedBy(hostedOnServer({ ...option }), maxAge)).toEqual([acrValues, age])
  })

  it.each<object>([
    {},
    { acrValues: [] },
    { acrValues: 'gold' },
    { acrValues: ['gold silver'] },
    { acrValues: [''] },
    { acrValues: [1] },
    { acrValues: 'gold', maxAge: 300 },
    { maxAge: '300' },
    { maxAge: -1 },
    { maxAge: Number.NaN },
    { maxAge: 0 },
    { maxAge: 0.5 },
    { maxAge: Number.POSITIVE_INFINITY },
    { acrValues: ['gold'], maxAge: 0 },
    { acrValues: ['gold'], maxAge: '300' },
  ])('a rule that no token could meet is refused at once: %j', (stepUp) => {
    const code = expect.objectContaining({ code: 'option-invalid' })
    expect(() => hosted({ clientId: 'lantern', stepUp })).toThrow(code)
    expect(() => hostedOnServer({ stepUp })).toThrow(code)
  })
})
