import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { admin, callerOver, type Entry, type EntryCaller } from './entry.ts'
import { at } from './open-caller.ts'

/** Holds the session of an entry to its rules. Every entry of the emulator passes the same ones. */
export function sessionSuite(name: string, openEntry: () => Promise<Entry>): void {
  describe(`the session over ${name}`, () => {
    let entry: Entry
    let over: EntryCaller

    beforeEach(async () => {
      entry = await openEntry()
      over = callerOver(entry)
    })
    afterEach(() => entry.close())

    it('opens by a password and is found again by the cookie', async () => {
      expect(await call('POST', at.login, { body: admin })).toMatchObject({ status: 200 })
      expect(await call('POST', at.refresh, { body: {} })).toMatchObject({ status: 200, body: { expiresIn: 300 } })
    })

    it('gives a token the profile answers to', async () => {
      const { body } = await signIn()
      expect(await call('GET', at.me, { token: body.accessToken })).toMatchObject({
        status: 200,
        body: { email: admin.email, name: 'Ada Admin' },
      })
    })

    it('shows scripts neither the cookie nor a refresh token', async () => {
      const response = await entry.fetch(over.requestOf('POST', at.login, { body: admin }))
      if (name !== 'a Node server') expect(response.headers.get('set-cookie')).toBeNull()
      expect(await response.json()).not.toHaveProperty('refreshToken')
    })

    it('sets a cookie that no script reads, for the whole host and this site', async () => {
      const [header = '', ...more] = (await rawSignIn()).headers
      const [pair = '', ...attributes] = header.split('; ')
      expect(more).toEqual([])
      expect(pair).toMatch(/^fe_refresh_b6adfe4cd6954c04b95f3ec9fd0c6cca=[\w.-]+$/)
      expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'])
    })

    it('rotates the cookie by every refresh', async () => {
      const first = await rawSignIn()
      const second = await refreshWith(first.cookie)
      expect(second.status).toBe(200)
      expect(second.cookie).not.toBe(first.cookie)
      expect((await refreshWith(second.cookie)).status).toBe(200)
    })

    it('ends for good when a spent cookie comes again: its newest cookie and its token are refused too', async () => {
      const first = await rawSignIn()
      const second = await refreshWith(first.cookie)
      const reused = await refreshWith(first.cookie)
      expect(reused).toMatchObject({ status: 401, body: { errorCode: 'ER-SESSION-ENDED' } })
      expect(reused.headers[0]).toContain('Max-Age=0')
      expect((await refreshWith(second.cookie)).status).toBe(401)
      expect(await call('GET', at.me, { token: second.body.accessToken })).toMatchObject({ status: 401 })
    })

    it('leaves other sessions of the person alone when one ends by reuse', async () => {
      const [first, other] = [await rawSignIn(), await rawSignIn()]
      await refreshWith(first.cookie)
      await refreshWith(first.cookie)
      expect((await refreshWith(other.cookie)).status).toBe(200)
    })

    it.each(['', 'nonsense', 'a.1.b', '../x'])('refuses the cookie "%s" and takes it away', async (value) => {
      const answer = await refreshWith(`fe_refresh_b6adfe4cd6954c04b95f3ec9fd0c6cca=${value}`)
      expect(answer.status).toBe(401)
      expect(answer.headers[0]).toContain('Max-Age=0')
    })

    it('refuses a cookie whose generation was changed', async () => {
      const { cookie } = await rawSignIn()
      expect((await refreshWith(cookie.replace('.0.', '.1.'))).status).toBe(401)
    })

    it('a session is over after log-out, for cookie and token', async () => {
      const { body } = await signIn()
      expect(await call('POST', at.logOut)).toMatchObject({ status: 200 })
      expect(await call('POST', at.refresh, { body: {} })).toMatchObject({ status: 401 })
      expect(await call('GET', at.me, { token: body.accessToken })).toMatchObject({ status: 401 })
    })

    it('a log-out without a session is answered as done', async () => {
      expect(await call('POST', at.logOut)).toMatchObject({ status: 200 })
    })

    it('lasts thirty days from the last refresh, no longer', async () => {
      await signIn()
      entry.emulator.advance(month - 60_000)
      expect(await call('POST', at.refresh, { body: {} })).toMatchObject({ status: 200 })
      entry.emulator.advance(month - 60_000)
      const last = await call('POST', at.refresh, { body: {} })
      expect(last).toMatchObject({ status: 200 })
      entry.emulator.advance(month)
      expect(await call('POST', at.refresh, { body: {} })).toMatchObject({ status: 401 })
    })

    it('gives tokens that end after five minutes', async () => {
      const { body } = await signIn()
      // Half a minute less: real time goes on too.
      entry.emulator.advance(270_000)
      expect(await call('GET', at.me, { token: body.accessToken })).toMatchObject({ status: 200 })
      entry.emulator.advance(30_000)
      expect(await call('GET', at.me, { token: body.accessToken })).toMatchObject({ status: 401 })
    })

    it('a session survives a state that is saved and restored', async () => {
      const { cookie } = await rawSignIn()
      entry.emulator.reset(JSON.parse(JSON.stringify(entry.emulator.snapshot())))
      expect((await refreshWith(cookie)).status).toBe(200)
    })

    it('a session is gone after a reset, even for a cookie whose generation recurs', async () => {
      const first = await rawSignIn()
      const second = await refreshWith(first.cookie)
      entry.emulator.reset()
      entry.emulator.signIn(admin.email)
      expect((await refreshWith(second.cookie)).status).toBe(401)
    })

    it('a session is gone after a reset, although the next session has its id', async () => {
      const { cookie } = await rawSignIn()
      const [first] = entry.emulator.snapshot().sessions
      entry.emulator.reset()
      entry.emulator.signIn('reader@acme.test')
      expect(entry.emulator.snapshot().sessions).toMatchObject([{ id: first?.id }])
      expect((await refreshWith(cookie)).status).toBe(401)
      expect(entry.emulator.snapshot().sessions).toMatchObject([{ ended: null }])
    })

    it('opens another tenant for the tab that asks, and moves no other', async () => {
      await signIn()
      const [acme, labs] = entry.emulator.snapshot().tenants
      const tenantIn = async (tenantId?: string) => {
        const { body } = await call('POST', at.refresh, { body: { ...(tenantId && { tenantId }) } })
        return (await call('GET', at.me, { token: body.accessToken })).body
      }
      expect(await tenantIn(labs?.id)).toMatchObject({ tenantId: labs?.id })
      expect(await tenantIn()).toMatchObject({ tenantId: acme?.id })
      expect(await tenantIn('none')).toMatchObject({ tenantId: acme?.id })
    })

    it('goes on in another tenant of a person who has left the one it was in', async () => {
      await signIn()
      const [acme, labs] = entry.emulator.snapshot().tenants
      leave((tenantId) => tenantId === acme?.id)
      const { status, body } = await call('POST', at.refresh, { body: {} })
      expect(status).toBe(200)
      expect(await call('GET', at.me, { token: body.accessToken })).toMatchObject({ body: { tenantId: labs?.id } })
    })

    it('ends for a person who has left every tenant, and no other begins', async () => {
      await signIn()
      leave(() => true)
      expect(await call('POST', at.refresh, { body: {} })).toMatchObject({ status: 401 })
      expect(await call('POST', at.login, { body: admin })).toMatchObject({
        status: 403,
        body: { errorCode: 'ER-NO-TENANT' },
      })
    })

    it('a session is over after a log-out that names it by its token alone', async () => {
      const { body, cookie } = await rawSignIn()
      const headers = { authorization: `Bearer ${body.accessToken}`, 'content-type': 'application/json' }
      const request = new Request(`${entry.baseUrl}/frontegg${at.logOut}`, { method: 'POST', headers })
      expect((await entry.raw(request)).status).toBe(200)
      expect((await refreshWith(cookie)).status).toBe(401)
    })

    it('follows a switch of tenant with the next refresh', async () => {
      const { body } = await signIn()
      const labs = entry.emulator.snapshot().tenants.find((tenant) => tenant.name === 'Acme Labs')?.id
      expect(await call('PUT', at.tenant, { token: body.accessToken, body: { tenantId: labs } })).toMatchObject({
        status: 200,
      })
      const refreshed = await call('POST', at.refresh, { body: {} })
      expect(await call('GET', at.me, { token: refreshed.body.accessToken })).toMatchObject({
        body: { tenantId: labs },
      })
    })

    it('refuses a switch to a tenant the person is not in', async () => {
      const { body } = await signIn('reader@acme.test')
      const globex = entry.emulator.snapshot().tenants.find((tenant) => tenant.name === 'Globex')?.id
      expect(await call('PUT', at.tenant, { token: body.accessToken, body: { tenantId: globex } })).toMatchObject({
        status: 404,
      })
    })

    it('the current session is listed with the others of the user, and marked', async () => {
      await signIn()
      await signIn('reader@acme.test')
      const { body } = await signIn()
      const { body: list } = await call('GET', at.sessions, { token: body.accessToken })
      expect(list).toMatchObject([{ current: false }, { current: true }])
      const current = await call('GET', `${at.sessions}/current`, { token: body.accessToken })
      expect(current.body).toMatchObject({ current: true, impersonated: false })
    })

    it('ends when it is deleted from another', async () => {
      const { body: other } = await signIn()
      const { body } = await signIn()
      const { body: current } = await call('GET', `${at.sessions}/current`, { token: body.accessToken })
      const path = `${at.sessions}/${current.id}`
      expect(await call('DELETE', path, { token: other.accessToken })).toMatchObject({ status: 200 })
      expect(await call('DELETE', path, { token: other.accessToken })).toMatchObject({ status: 404 })
      expect(await call('POST', at.refresh, { body: {} })).toMatchObject({ status: 401 })
    })

    it('outlives the others when all are deleted', async () => {
      const { body: other } = await signIn()
      const { body } = await signIn()
      await call('DELETE', `${at.sessions}/all`, { token: body.accessToken })
      expect(await call('GET', at.me, { token: other.accessToken })).toMatchObject({ status: 401 })
      expect(await call('POST', at.refresh, { body: {} })).toMatchObject({ status: 200 })
    })

    it('a session cannot be deleted by another user', async () => {
      const { body: mine } = await signIn()
      const { body: current } = await call('GET', `${at.sessions}/current`, { token: mine.accessToken })
      const { body } = await signIn('reader@acme.test')
      expect(await call('DELETE', `${at.sessions}/${current.id}`, { token: body.accessToken })).toMatchObject({
        status: 404,
      })
    })

    const signIn: EntryCaller['signIn'] = (...parts) => over.signIn(...parts)
    const rawSignIn: EntryCaller['rawSignIn'] = () => over.rawSignIn()
    const refreshWith: EntryCaller['refreshWith'] = (cookie) => over.refreshWith(cookie)
    const call: EntryCaller['call'] = (...parts) => over.call(...parts)

    function leave(isLeft: (tenantId: string) => boolean): void {
      entry.emulator.arrange(({ users }) => {
        for (const user of users) user.memberships = user.memberships.filter(({ tenantId }) => !isLeft(tenantId))
      })
    }
  })
}

const month = 30 * 24 * 3600 * 1000
