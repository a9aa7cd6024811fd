import { describe, expect, it } from 'vitest'
import { at, textOf } from '../../../test/open-caller.ts'
import { openAs, root } from '../../../test/open-sso.ts'

const taken = { status: 409, body: { errorCode: 'ER-SSO-DOMAIN-TAKEN' } }

async function openOne() {
  const scene = await openAs()
  const id = await scene.create()
  const path = `${root}/${id}/domains`
  return {
    ...scene,
    id,
    path,
    add: (domain: unknown) => scene.send('POST', path, { domain }),
    validate: (domain: string) => scene.send('PUT', `${path}/${domain}/validate`),
    routes: async (email: string) => (await scene.post(at.preLogin, { email })).body['address'] !== null,
  }
}

describe('a domain', () => {
  it('a domain is added in lower case, with the record that proves it', async () => {
    const { add, stored } = await openOne()
    expect(await add(' Acme.Test ')).toMatchObject({
      status: 201,
      body: { id: 'acme.test', domain: 'acme.test', validated: false },
    })
    expect(stored()).toMatchObject([{ domains: [], pendingDomains: ['acme.test'] }])
  })

  it('a domain has another record in each connection, and the same one each time', async () => {
    const { add, create, send, path } = await openOne()
    const first = textOf(await add('acme.test'), 'txtRecord')
    const other = await create()
    expect(textOf(await send('POST', `${root}/${other}/domains`, { domain: 'acme.test' }), 'txtRecord')).not.toBe(first)
    await send('DELETE', `${path}/acme.test`)
    expect(textOf(await add('acme.test'), 'txtRecord')).toBe(first)
    expect(first).toMatch(/^portico-verify=[\da-z]{16,}$/i)
  })

  it.each([
    'acme',
    'sam@acme.test',
    'https://acme.test',
    'acme..test',
    '-acme.test',
    'acme.123',
    `${'a'.repeat(64)}.test`,
  ])('an invalid domain is refused: %s', async (domain) => {
    const { add } = await openOne()
    expect(await add(domain)).toMatchObject({ status: 400, body: { errorCode: 'ER-SSO-DOMAIN-INVALID' } })
  })

  it('a domain is refused a second time in the same connection', async () => {
    const { add } = await openOne()
    await add('acme.test')
    expect(await add('ACME.test')).toMatchObject({ status: 409, body: { errorCode: 'ER-SSO-DOMAIN-EXISTS' } })
  })

  it('a domain is refused if another account has verified it', async () => {
    const { add } = await openOne()
    expect(await add('globex.test')).toMatchObject(taken)
  })

  it('a domain is refused at its check if another account was faster', async () => {
    const { add, validate, emulator, tenantId } = await openOne()
    emulator.setTxtRecords('acme.test', [textOf(await add('acme.test'), 'txtRecord')])
    emulator.arrange(({ ssoConnections }) => {
      for (const one of ssoConnections) if (one.tenantId !== tenantId) one.domains.push('acme.test')
    })
    expect(await validate('acme.test')).toMatchObject(taken)
  })
})

describe('the check of a domain', () => {
  it('names the record that is missing', async () => {
    const { add, validate, stored } = await openOne()
    await add('acme.test')
    expect(await validate('acme.test')).toMatchObject({ status: 400, body: { errorCode: 'ER-SSO-DNS-MISSING' } })
    expect(stored()[0]?.domains).toEqual([])
  })

  it('names the record that was found in its place', async () => {
    const { add, validate, emulator } = await openOne()
    await add('acme.test')
    emulator.setTxtRecords('acme.test', ['v=spf1 -all', 'portico-verify=older'])
    expect(await validate('acme.test')).toMatchObject({
      status: 400,
      body: { errorCode: 'ER-SSO-DNS-MISMATCH', context: { found: ['portico-verify=older'] } },
    })
  })

  it.each(['v1', 'v2'])('validates it by the version %s, beside other records', async (version) => {
    const { add, send, path, emulator, stored } = await openOne()
    const record = textOf(await add('acme.test'), 'txtRecord')
    emulator.setTxtRecords('acme.test', ['v=spf1 -all', record])
    expect((await send('PUT', `${path.replace('v1', version)}/acme.test/validate`)).status).toBe(200)
    expect(stored()).toMatchObject([{ domains: ['acme.test'], pendingDomains: [] }])
  })

  it('takes the validation if the record is gone', async () => {
    const { id, own, validate, emulator, stored } = await openOne()
    await own(id, 'acme.test')
    emulator.setTxtRecords('acme.test', [])
    expect((await validate('acme.test')).status).toBe(400)
    expect(stored()).toMatchObject([{ domains: [], pendingDomains: ['acme.test'] }])
  })

  it('finds no domain that the connection does not have', async () => {
    const { validate, send, path } = await openOne()
    expect((await validate('none.test')).status).toBe(404)
    expect((await send('DELETE', `${path}/none.test`)).status).toBe(404)
  })
})

describe('the sign-in of a domain', () => {
  it('goes to the provider from its validation on, while the connection is on', async () => {
    const { id, own, add, send, routes } = await openOne()
    await add('acme-labs.test')
    await own(id, 'acme.test')
    expect(await routes('ada@acme.test')).toBe(false)
    await send('PATCH', `${root}/${id}`, { enabled: true })
    expect([await routes('ada@acme.test'), await routes('ada@acme-labs.test')]).toEqual([true, false])
    await send('PATCH', `${root}/${id}`, { enabled: false })
    expect(await routes('ada@acme.test')).toBe(false)
  })

  it('goes there no longer after the domain or the connection was removed', async () => {
    const { id, own, send, path, routes } = await openOne()
    await own(id, 'acme.test')
    await own(id, 'acme-labs.test')
    await send('PATCH', `${root}/${id}`, { enabled: true })
    await send('DELETE', `${path}/acme.test`)
    expect([await routes('ada@acme.test'), await routes('ada@acme-labs.test')]).toEqual([false, true])
    expect((await send('DELETE', `${root}/${id}`)).status).toBe(200)
    expect(await routes('ada@acme-labs.test')).toBe(false)
  })
})
