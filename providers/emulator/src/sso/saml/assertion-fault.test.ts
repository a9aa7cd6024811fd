import { describe, expect, it } from 'vitest'
import { readXml } from '../configuration/xml.ts'
import { assertionFault } from './assertion-fault.ts'

const entityId = 'https://portico.example/metadata'
const end = new Date(Date.now() + 60_000).toISOString()

/** The fault of an assertion whose restrictions have these audiences. */
function faultWith(...restrictions: readonly (readonly string[])[]) {
  const written = restrictions.map(
    (audiences) =>
      `<AudienceRestriction>${audiences.map((one) => `<Audience>${one}</Audience>`).join('')}</AudienceRestriction>`,
  )
  const assertion = readXml(
    `<Assertion><Issuer>idp</Issuer><Conditions NotOnOrAfter="${end}">${written.join('')}</Conditions></Assertion>`,
  )
  const provider = { entityId: 'idp', entryPoint: '', certificate: '' }
  const serviceProvider = { entityId, acsUrl: 'https://portico.example/acs' }
  return assertionFault(assertion, provider, {
    serviceProvider,
    response: '',
    requestId: '_1',
    askedAt: 0,
    now: Date.now(),
  })
}

describe('the audience of an assertion', () => {
  it.each([
    ['beside another one', [[entityId, 'another']]],
    ['in white space and line breaks', [[`\n    ${entityId}\n  `]]],
    ['in each of several restrictions', [[entityId], ['another', entityId]]],
  ])('is accepted %s', (_, restrictions) => {
    expect(faultWith(...restrictions)).toBeNull()
  })

  it.each([
    ['a slash at its end', [[`${entityId}/`]], `${entityId}/`],
    ['a second restriction without it', [[entityId], ['another']], 'another'],
    ['an empty second restriction', [[entityId], []], ''],
  ])('is refused with %s', (_, restrictions, received) => {
    expect(faultWith(...restrictions)).toEqual({ code: 'audience-mismatch', expected: entityId, received })
  })

  it('is missing without a restriction', () => {
    expect(faultWith()?.code).toBe('audience-missing')
  })
})
