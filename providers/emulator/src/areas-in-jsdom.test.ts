// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { at, openScene, personIn, type Scene } from '../test/open-caller.ts'
import type { OperationId } from './calls/call.ts'
import { eventKinds } from './events/catalogue.ts'
import { secretOf } from './oauth/client.ts'
import { operations } from './openapi/operations.gen.ts'
import { areas } from './state/areas.ts'
import { demoPassword } from './testing/index.ts'

// In jsdom bytes and files are of other classes than those of Node.

const rejections: unknown[] = []
const note = (reason: unknown) => void rejections.push(reason)
beforeAll(() => process.on('unhandledRejection', note))
afterAll(() => process.off('unhandledRejection', note))
afterEach(() => expect(rejections.splice(0)).toEqual([]))

/** The values of the path, and the body of a change. */
interface Sent {
  readonly path?: Readonly<Record<string, string>>
  readonly body?: unknown
}

type Change = readonly [operation: OperationId, sent: Sent | ((scene: Scene) => Sent)]

const admin = 'admin@acme.test'
const person = { email: 'new@acme.test', name: 'Nia', provider: 'local', roleIds: [] }
const reader = ({ emulator }: Scene) => personIn(emulator, 'reader@acme.test').id

/** A change of each area that has one. */
const changes: readonly Change[] = [
  ['resendActivationEmail', { body: { email: 'locked@acme.test' } }],
  ['createTenantAccessToken', { body: { description: 'Sync', expiresInMinutes: null, roleIds: [] } }],
  ['loginWithPassword', { body: { email: admin, password: demoPassword } }],
  ['createSetupIntent', { body: {} }],
  ['deleteEmailConfiguration', ({ emulator }) => ({ path: { eventKey: mailKey(emulator) } })],
  ['createGroup', { body: { name: 'Warehouse', color: '#123456', description: '', metadata: '{}' } }],
  ['addUser', { body: person }],
  ['updateAccountMetadata', { body: { actions: [] } }],
  ['startAuthenticatorEnrollment', {}],
  ['markAllNotificationsRead', {}],
  ['startEmailChange', { body: { email: 'ada@acme.test' } }],
  ['startWebAuthnDevice', {}],
  ['changePassword', { body: { password: demoPassword, newPassword: 'Another-demo-2' } }],
  ['createPhoneNumber', { body: { phoneNumber: '+12025550177' } }],
  ['updateMe', { body: { name: 'Ada' } }],
  ['createScimConnection', { body: { connectionName: 'Okta', source: 'okta' } }],
  ['createIpRestriction', { body: { ip: '192.0.2.1', description: '', isActive: true, strategy: 'BLOCK' } }],
  ['createRole', { body: { key: 'desk', name: 'Desk', description: '', level: 5, isDefault: false, permissions: [] } }],
  ['updateLockoutPolicy', { body: { enabled: true, maxAttempts: 7 } }],
  ['deleteAllMySessions', {}],
  ['createSsoConfiguration', { body: { type: 'saml', ssoEndpoint: 'https://idp.test', enabled: false } }],
  [
    'createSubTenant',
    ({ emulator }) => ({
      body: { tenantId: 'depot', name: 'Depot', parentTenantId: personIn(emulator, admin).activeTenantId },
    }),
  ],
  [
    'impersonateUser',
    (scene) => ({ body: { impersonatedUserId: reader(scene), actorToken: scene.emulator.actorToken(admin) } }),
  ],
  [
    'assignApplications',
    (scene) => ({
      body: {
        userId: reader(scene),
        tenantId: personIn(scene.emulator, admin).activeTenantId,
        appIds: [scene.emulator.snapshot().applications.find(({ name }) => name === 'Dock')?.id],
      },
    }),
  ],
  [
    'preLoginPasswordless',
    ({ emulator }) => {
      emulator.useWaysIn({ code: true })
      return { path: { type: 'code' }, body: { email: 'reader@acme.test' } }
    },
  ],
  [
    'sendReport',
    ({ emulator }) => ({ body: { templateId: emulator.snapshot().reports[0]?.id, to: ['ada@acme.test'] } }),
  ],
  ['signUp', { body: { email: 'ann@new.test', name: 'Ann Archer', companyName: 'Archery' } }],
  [
    'authenticateVendor',
    ({ emulator }) => {
      const { vendor } = emulator.snapshot()
      return { body: { clientId: vendor.clientId, secret: secretOf(vendor) } }
    },
  ],
  ['updateAccountSettings', { body: { name: 'Acme Works' } }],
  ['disableUser', (scene) => ({ path: { userId: reader(scene) } })],
  [
    'createWebhook',
    {
      body: {
        displayName: 'Hook',
        description: '',
        url: 'https://hooks.acme.test',
        secret: 'a-long-secret',
        eventKeys: ['group.created'],
        isActive: true,
      },
    },
  ],
]

function mailKey({ snapshot }: Scene['emulator']): string {
  return snapshot().messageConfigurations.find(({ channel }) => channel === 'email')?.eventKey ?? ''
}

/** A scene with one webhook, which gets every event and signs it. */
async function open() {
  const scene = openScene()
  const { activeTenantId: tenantId } = personIn(scene.emulator, admin)
  scene.emulator.arrange((state) => {
    const [webhook] = state.webhooks.filter((one) => one.tenantId === tenantId)
    const eventKeys = eventKinds.map(({ key }) => key)
    const secret = 'a-long-secret'
    state.webhooks = webhook
      ? [{ ...webhook, eventKeys, secret, isActive: true, url: 'https://hooks.acme.test', invocations: 0 }]
      : []
    state.webhookDeliveries = []
  })
  return { ...scene, token: await scene.tokenOf(admin) }
}

/** Waits until each event has arrived, signed. */
async function delivered({ emulator }: Scene) {
  const sent = () => emulator.snapshot().webhooks.reduce((sum, { invocations }) => sum + invocations, 0)
  await expect.poll(() => emulator.snapshot().webhookDeliveries.length).toBe(sent())
  for (const { statusCode } of emulator.snapshot().webhookDeliveries) expect(statusCode).toBe(200)
  for (const { headers } of emulator.received()) expect(headers['x-webhook-secret']).toMatch(/^ey/)
}

it.each(changes)('in jsdom %s works, and no promise is rejected unhandled', async (id, given) => {
  const scene = await open()
  const { path = {}, body } = typeof given === 'function' ? given(scene) : given
  const operation = operations.find((one) => one.id === id)
  const address = (operation?.path ?? '').replace(/\{(\w+)\}/g, (_, name) => path[name] ?? '')
  const answer = await scene.call(operation?.method.toUpperCase() ?? '', address, { token: scene.token, body })
  expect([answer.status, answer.body]).toEqual([expect.toSatisfy((status) => status < 300), answer.body])
  await delivered(scene)
})

it('in jsdom a picture is uploaded', async () => {
  const scene = await open()
  const part = 'content-disposition: form-data; name="image"; filename="ada.gif"\r\ncontent-type: image/gif'
  const body = `--part\r\n${part}\r\n\r\nGIF89a\r\n--part--\r\n`
  const headers = { authorization: `Bearer ${scene.token}`, 'content-type': 'multipart/form-data; boundary=part' }
  const address = `${scene.baseUrl}/frontegg/team/resources/profile/me/image/v1`
  const answer = await scene.fetch(address, { method: 'PUT', headers, body })
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
  await delivered(scene)
})

it('in jsdom the audit log is exported', async () => {
  const { fetch, baseUrl, token } = await open()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify({ properties: [] }) }
  const answer = await fetch(`${baseUrl}/frontegg/audits/export/csv/v2`, request)
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
})

it('in jsdom a browser that is signed in opens the hosted sign-in in silence', async () => {
  const scene = await open()
  scene.browser.signIn(admin)
  expect((await scene.post('/oauth/authorize/silent')).status).toBe(200)
  await delivered(scene)
})

it('in jsdom webhooks get the events of all changes', async () => {
  const scene = await open()
  await scene.call('PUT', at.me, { token: scene.token, body: { name: 'Ada' } })
  await delivered(scene)
  expect(scene.emulator.received()).not.toEqual([])
})

it('in jsdom a locked person unlocks by the link of the mail', async () => {
  const scene = await open()
  const credentials = { email: 'reader@acme.test', password: 'not it' }
  for (let attempt = 0; attempt < 5; attempt++) await scene.post(at.login, credentials)
  const [mail] = scene.emulator.outbox()
  const [, token] = /\/account\/unlock\?token=([\w-]+)/.exec(mail?.text ?? '') ?? []
  const answer = await scene.post('/identity/resources/users/v3/me/unlock', { token })
  expect([answer.status, answer.body]).toEqual([expect.toSatisfy((status) => status < 300), answer.body])
  expect((await scene.post(at.login, { ...credentials, password: demoPassword })).status).toBe(200)
  await delivered(scene)
})

it('in jsdom Slack is connected by its consent, and gets a subscription', async () => {
  const scene = await open()
  const { emulator, baseUrl, token } = scene
  const root = `${at.configurations.replace('identity', 'integrations')}/slack`
  const asked = {
    client_id: emulator.snapshot().vendor.clientId,
    redirect_uri: 'http://localhost:5173/',
    scope: 'channels:read,chat:write',
    state: 'slack.1',
  }
  const body = new URLSearchParams({ ...asked, decision: 'allow' })
  const consent = await emulator.fetch(new Request(`${baseUrl}/slack/oauth/v2/authorize`, { method: 'POST', body }))
  const code = new URL(consent.headers.get('location') ?? '').searchParams.get('code')
  expect((await scene.post(`${root}/applications/registrations`, { code }, { token })).status).toBeLessThan(300)
  const channels = await scene.get(`${root}/channels`, { token })
  const [channel] = Object.values(channels.body).flat()
  const subscription = {
    isActive: true,
    slackEvents: [{ eventKey: 'group.created', channelIds: [Reflect.get(Object(channel), 'id')] }],
  }
  const answer = await scene.post(`${root}/subscriptions`, subscription, { token })
  expect([answer.status, answer.body]).toEqual([expect.toSatisfy((status) => status < 300), answer.body])
  await delivered(scene)
})

it('in jsdom the areas without a test here have no change, or one that other areas begin', () => {
  const elsewhere = ['uploadProfileImage', 'exportAudits', 'authorizeSilently', 'unlockMe', 'createSlackSubscription']
  const tested = new Set<string>([...changes.map(([id]) => id), ...elsewhere])
  const left = areas.flatMap((area) => {
    const ids = Object.keys(area.handlers ?? {})
    const changing = operations.filter(({ id, method }) => method !== 'get' && ids.includes(id))
    return changing.length === 0 || changing.some(({ id }) => tested.has(id)) ? [] : [changing.map(({ id }) => id)[0]]
  })
  expect(left).toEqual([])
})
