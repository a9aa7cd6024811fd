import { describe, expect, it } from 'vitest'
import { openApi } from '../../test/open-api.ts'
import { isAnswered, unknownOffer } from './offer.ts'

const groups = '/identity/resources/groups/v1'
const refused = (headers: Readonly<Record<string, string>> = {}) =>
  Response.json({ errors: ['Not built'], errorCode: 'ER-NOT-BUILT' }, { status: 501, headers })

describe('an operation that the provider does not have', () => {
  it('is called once', async () => {
    const { get, sent } = openApi([refused(), Response.json([])])
    for (const _ of [1, 2]) await expect(get(groups)).rejects.toMatchObject({ status: 501 })
    expect(sent).toHaveLength(1)
    await get('/identity/resources/roles/v1')
    expect(sent).toHaveLength(2)
  })

  it('is called again if it needs no token: the server half of an application may answer it', async () => {
    const { get, sent } = openApi([refused(), Response.json({})])
    await expect(get('/flags')).rejects.toMatchObject({ status: 501 })
    expect(await get('/flags')).toEqual({})
    expect(sent).toHaveLength(2)
  })

  it('is kept once, however often it is called', async () => {
    const { get, offer } = openApi([refused(), refused()])
    for (const _ of [1, 2]) await expect(get('/flags')).rejects.toMatchObject({ status: 501 })
    expect(offer().missing).toEqual(['GET /flags'])
  })

  it('is a note for developers, and no warning', async () => {
    const { get, lines } = openApi([refused()])
    await expect(get('/flags')).rejects.toMatchObject({ status: 501 })
    expect(lines).toEqual([expect.stringMatching(/^debug.*get \/flags failed/)])
  })

  it('is not known from another refusal', async () => {
    const { get, sent } = openApi([Response.json({}, { status: 404 }), Response.json([])])
    await expect(get(groups)).rejects.toMatchObject({ status: 404 })
    expect(await get(groups)).toEqual([])
    expect(sent).toHaveLength(2)
  })
})

describe('an offer', () => {
  it('has all that is neither missing nor left out of the list', () => {
    const listed = { ...unknownOffer, operations: ['GET /flags', `GET ${groups}`] }
    const known = { ...listed, missing: [`GET ${groups}`] }
    expect(isAnswered(unknownOffer, `GET ${groups}`)).toBe(true)
    expect(isAnswered(listed, `POST ${groups}`)).toBe(false)
    expect(['GET /flags', `GET ${groups}`].map((one) => isAnswered(known, one))).toEqual([true, false])
  })
})
