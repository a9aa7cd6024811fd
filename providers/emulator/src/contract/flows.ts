import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { demoAuthenticatorSecret } from '../core/demo.ts'
import { totp } from '../mfa/totp.ts'
import {
  forgeriesOf,
  linkTo,
  originLike,
  otherValue,
  refused,
  rowsIn,
  type Scene,
  type ScenePerson,
  textIn,
  type Visitor,
} from './scene.ts'

/** A flow that a provider must pass if it answers its operations. */
export interface Flow {
  readonly title: string
  /** The operations that it calls, such as `POST /identity/resources/auth/v1/user`. */
  readonly operations: readonly string[]
  /** The optional members of the scene that it needs. */
  readonly needs?: readonly ('outbox' | 'advance')[]
  readonly run: (stage: Stage) => Promise<void>
}

/** A scene with two tenants and three people, and browsers at it. */
export interface Stage {
  readonly scene: Scene
  readonly open: () => Visitor
}

const password = 'Correct-horse-7'

/** The people of each flow. Ada administers Acme and is a member of Globex, Ben is a member of Acme, Cleo has a second factor. */
export const people = {
  ada: {
    email: 'ada@acme.example',
    name: 'Ada Archer',
    password,
    tenants: { Acme: 'administrator', Globex: 'member' },
  },
  ben: { email: 'ben@acme.example', name: 'Ben Baker', password, tenants: { Acme: 'member' } },
  cleo: {
    email: 'cleo@globex.example',
    name: 'Cleo Clark',
    password,
    tenants: { Globex: 'member' },
    authenticatorSecret: demoAuthenticatorSecret,
  },
} satisfies Readonly<Record<string, ScenePerson>>

const { ada, ben, cleo } = people

/** The operations that more than one flow calls. */
const at = {
  signIn: 'POST /identity/resources/auth/v1/user',
  renew: 'POST /identity/resources/auth/v1/user/token/refresh',
  logOut: 'POST /identity/resources/auth/v1/logout',
  me: 'GET /identity/resources/users/v2/me',
  tenants: 'GET /identity/resources/users/v3/me/tenants',
  switchTenant: 'PUT /identity/resources/users/v1/tenant',
  users: 'GET /identity/resources/users/v3',
  remove: 'DELETE /team/resources/members/v1/{userId}',
  sessions: 'GET /identity/resources/users/sessions/v1/me',
  verify: 'POST /identity/resources/auth/v1/user/mfa/verify',
  forgot: 'POST /identity/resources/users/v1/passwords/reset',
  reset: 'POST /identity/resources/users/v1/passwords/reset/verify',
  changePassword: 'POST /identity/resources/users/v1/passwords/change',
} as const

/** The flows, in the order in which a provider is written. */
export const flows: readonly Flow[] = [
  {
    title: 'the right password signs a person in, and the answer names nobody else',
    operations: [at.signIn, at.me],
    async run({ open }) {
      const visitor = open()
      await visitor.signIn(ada)
      const { body } = await visitor.call(at.me, { expected: 200 })
      deepEqual([body['email'], body['name']], [ada.email, ada.name])
    },
  },
  {
    title: 'a wrong password and an unknown address get the same refusal',
    operations: [at.signIn],
    async run({ open }) {
      const wrong = await open().call(at.signIn, { body: { email: ada.email, password: 'Wrong-horse-7' } })
      const unknown = await open().call(at.signIn, { body: { email: 'nobody@acme.example', password } })
      ok([400, 401].includes(wrong.status), `A wrong password is answered by ${wrong.status}`)
      deepEqual(wrong, unknown)
    },
  },
  {
    title: 'a body without an address, or of another type, is refused with 400',
    operations: [at.signIn],
    async run({ open }) {
      for (const body of [
        {},
        { email: ada.email },
        { email: { a: 1 }, password },
        { email: [ada.email], password: [] },
      ])
        await open().call(at.signIn, { body, expected: 400 })
    },
  },
  {
    title: 'a page of another origin changes nothing',
    operations: [at.signIn, at.logOut, at.renew],
    async run({ scene, open }) {
      const visitor = open()
      await visitor.signIn(ada)
      for (const origin of ['https://evil.example', 'null', originLike(scene.baseUrl)]) {
        const headers = { origin }
        await visitor.call(at.signIn, { body: { email: ben.email, password }, headers, expected: 403 })
        await visitor.call(at.logOut, { headers, expected: 403 })
      }
      await visitor.call(at.renew, { expected: 200 })
    },
  },
  {
    title: 'the cookie of a session renews its token, and no other does',
    operations: [at.signIn, at.renew, at.me],
    async run({ open }) {
      const visitor = open()
      await open().call(at.renew, { expected: 401 })
      await visitor.signIn(ada)
      const { body } = await visitor.call(at.renew, { expected: 200 })
      notEqual(body['accessToken'] ?? body['access_token'], undefined)
      await open().call(at.me, { expected: 401 })
      for (const one of ['a.b.c', ...forgeriesOf(visitor.token())])
        await open().call(at.me, { headers: { authorization: `Bearer ${one}` }, expected: 401 })
      const cookie = visitor.cookieFor(at.renew).replace(/=[^;]+/g, (value) => `=${otherValue(value.slice(1))}`)
      await open().call(at.renew, { headers: { cookie }, expected: 401 })
    },
  },
  {
    title: 'a log-out ends the session',
    operations: [at.signIn, at.renew, at.logOut],
    async run({ open }) {
      const visitor = open()
      await visitor.signIn(ada)
      const headers = { cookie: visitor.cookieFor(at.renew) }
      await visitor.call(at.logOut)
      await visitor.call(at.renew, { expected: 401 })
      await open().call(at.renew, { headers, expected: 401 })
    },
  },
  {
    title: 'the tenants of a person are those of the scene, and the active one is theirs to choose',
    operations: [at.signIn, at.tenants, at.switchTenant, at.renew],
    async run({ open }) {
      const visitor = open()
      await visitor.signIn(ada)
      const { body } = await visitor.call(at.tenants, { expected: 200 })
      const tenants = rowsIn(body['tenants'])
      deepEqual(tenants.map(({ name }) => name).sort(), ['Acme', 'Globex'])
      equal(Object(body['activeTenant']).name, 'Acme')
      const other = tenants.find(({ name }) => name === 'Globex')
      await visitor.call(at.switchTenant, { body: { tenantId: String(other?.['tenantId']) }, expected: 200 })
      await visitor.call(at.renew, { expected: 200 })
      const after = await visitor.call(at.tenants, { expected: 200 })
      equal(Object(after.body['activeTenant']).name, 'Globex')
    },
  },
  {
    title: 'nobody switches to a tenant of others',
    operations: [at.signIn, at.tenants, at.switchTenant, at.renew],
    async run({ open }) {
      const [visitor, other] = [open(), open()]
      await other.signIn(ada)
      const { body } = await other.call(at.tenants, { expected: 200 })
      const globex = rowsIn(body['tenants']).find(({ name }) => name === 'Globex')
      await visitor.signIn(ben)
      refused(await visitor.call(at.switchTenant, { body: { tenantId: String(globex?.['tenantId']) } }), 'The switch')
      await visitor.call(at.renew, { expected: 200 })
      const after = await visitor.call(at.tenants, { expected: 200 })
      equal(Object(after.body['activeTenant']).name, 'Acme')
    },
  },
  {
    title: 'the list of people has those of the tenant alone, by page, search and order',
    operations: [at.signIn, at.users],
    async run({ open }) {
      const visitor = open()
      await visitor.signIn(ada)
      const list = async (query: Readonly<Record<string, string>>) => {
        const { body } = await visitor.call(at.users, { query, expected: 200 })
        return { emails: rowsIn(body['items']).map(({ email }) => email), count: Object(body['_metadata']) }
      }
      const all = await list({ _limit: '10', _offset: '0', _sortBy: 'name', _order: 'ASC' })
      deepEqual(all.emails, [ada.email, ben.email])
      deepEqual([all.count.totalItems, all.count.totalPages], [2, 1])
      deepEqual((await list({ _limit: '1', _offset: '1', _sortBy: 'name', _order: 'ASC' })).emails, [ben.email])
      deepEqual((await list({ _limit: '10', _offset: '0', _sortBy: 'name', _order: 'DESC' })).emails[0], ben.email)
      deepEqual((await list({ _limit: '10', _offset: '0', _filter: 'BEN' })).emails, [ben.email])
      deepEqual((await list({ _limit: '10', _offset: '0', _filter: 'cleo' })).emails, [])
    },
  },
  {
    title: 'a removed person is off the list, and their token is worth nothing',
    operations: [at.signIn, at.users, at.remove, at.me],
    async run({ open }) {
      const [visitor, removed] = [open(), open()]
      await visitor.signIn(ada)
      await removed.signIn(ben)
      const query = { _limit: '10', _offset: '0' }
      const { body } = await visitor.call(at.users, { query, expected: 200 })
      const row = rowsIn(body['items']).find(({ email }) => email === ben.email)
      await visitor.call(at.remove, { path: { userId: String(row?.['id']) }, expected: 200 })
      const after = await visitor.call(at.users, { query, expected: 200 })
      deepEqual(
        rowsIn(after.body['items']).map(({ email }) => email),
        [ada.email],
      )
      await removed.call(at.me, { expected: 401 })
    },
  },
  {
    title: 'the own sessions are listed, and one of another browser is among them',
    operations: [at.signIn, at.sessions],
    async run({ open }) {
      const [first, second] = [open(), open()]
      await first.signIn(ada)
      await second.signIn(ada)
      const { body } = await first.call(at.sessions, { expected: 200 })
      equal(rowsIn(body['list']).length, 2)
      equal(rowsIn(body['list']).filter(({ current }) => current === true).length, 1)
    },
  },
  {
    title: 'a second factor is asked for, a wrong code is refused, and a right one works once',
    operations: [at.signIn, at.verify],
    async run({ scene, open }) {
      const challenge = async (visitor: Visitor) => {
        const answer = await visitor.call(at.signIn, { body: { email: cleo.email, password }, expected: 200 })
        equal(answer.body['mfaRequired'], true)
        equal(answer.body['accessToken'] ?? answer.body['access_token'], undefined)
        return textIn(answer, 'mfaToken')
      }
      const [visitor, other] = [open(), open()]
      const mfaToken = await challenge(visitor)
      const value = totp(cleo.authenticatorSecret, (scene.now ?? Date.now)())
      const wrong = await visitor.call(at.verify, {
        body: { mfaToken, value: value === '000000' ? '111111' : '000000' },
      })
      ok([400, 401].includes(wrong.status), `A wrong code is answered by ${wrong.status}`)
      textIn(await visitor.call(at.verify, { body: { mfaToken, value }, expected: 200 }), 'accessToken')
      const again = await other.call(at.verify, { body: { mfaToken: await challenge(other), value } })
      ok([400, 401].includes(again.status), `A code that was used is answered by ${again.status}`)
    },
  },
  {
    title: 'a link of a mail sets a new password once, and ends the sessions of before',
    operations: [at.signIn, at.forgot, at.reset, at.renew],
    needs: ['outbox'],
    async run({ scene, open }) {
      const [visitor, former] = [open(), open()]
      await former.signIn(ben)
      await visitor.call(at.forgot, { body: { email: ben.email }, expected: 200 })
      const link = await linkTo(scene, ben.email)
      const body = { userId: link.get('userId'), token: link.get('token'), password: 'Better-horse-8' }
      refused(await visitor.call(at.reset, { body: { ...body, token: 'x' } }), 'A wrong link')
      await visitor.call(at.reset, { body, expected: 200 })
      refused(await visitor.call(at.reset, { body: { ...body, password: 'Other-horse-9' } }), 'A spent link')
      await former.call(at.renew, { expected: 401 })
      const old = await visitor.call(at.signIn, { body: { email: ben.email, password } })
      ok([400, 401].includes(old.status), `The former password is answered by ${old.status}`)
      await visitor.signIn({ email: ben.email, password: 'Better-horse-8' })
    },
  },
  {
    title: 'a forgotten password discloses no account',
    operations: [at.forgot],
    needs: ['outbox'],
    async run({ scene, open }) {
      const known = await open().call(at.forgot, { body: { email: ben.email } })
      deepEqual(await open().call(at.forgot, { body: { email: 'nobody@acme.example' } }), known)
      deepEqual(
        (await scene.outbox?.())?.map(({ to }) => to),
        [ben.email],
      )
    },
  },
  {
    title: 'a password is changed with the former one alone',
    operations: [at.signIn, at.changePassword],
    async run({ open }) {
      const visitor = open()
      await visitor.signIn(ben)
      const newPassword = 'Better-horse-8'
      refused(
        await visitor.call(at.changePassword, { body: { password: 'Wrong-horse-7', newPassword } }),
        'A wrong password',
      )
      await visitor.call(at.changePassword, { body: { password, newPassword }, expected: 200 })
      await open().signIn({ email: ben.email, password: newPassword })
    },
  },
]
