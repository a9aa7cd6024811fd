import { describe, expect, it } from 'vitest'
import { at, openQuickScene, personIn, type Scene } from '../../test/open-caller.ts'
import { roleOf } from '../../test/open-roles.ts'
import { webhookBody } from '../../test/open-webhooks.ts'
import { describedActions, describedAs } from '../core/audit-descriptions.ts'
import { operations } from '../openapi/operations.gen.ts'
import { handlers } from '../state/state.ts'
import { demoPassword } from '../testing/index.ts'

const admin = 'admin@acme.test'
const groups = '/identity/resources/groups/v1'
const reader = ({ emulator }: Scene) => personIn(emulator, 'reader@acme.test').id
const sites = ({ emulator }: Scene) => emulator.snapshot().groups.find(({ name }) => name === 'Sites')?.id ?? ''
const texts = { color: '#123456', description: '', metadata: '{}' }

type Row = readonly [description: string, change: (scene: Scene, token: string) => Promise<unknown>]

const changes: readonly Row[] = [
  ['Signed in with a password', ({ post }) => post(at.login, { email: admin, password: demoPassword })],
  [
    'Invited nia@acme.test',
    ({ post }, token) =>
      post('/identity/resources/users/v2', { email: 'nia@acme.test', provider: 'local', roleIds: [] }, { token }),
  ],
  [
    'Read Only → Editor for Rita Reader',
    (scene, token) => {
      const body = { id: reader(scene), roleIds: [roleOf(scene, 'Editor').id] }
      return scene.call('PUT', '/team/resources/members/v1', { token, body })
    },
  ],
  [
    'Changed the group Sites',
    (scene, token) => scene.call('PATCH', `${groups}/${sites(scene)}`, { token, body: { description: 'All' } }),
  ],
  [
    'Added 1 person to Sites',
    (scene, token) => scene.post(`${groups}/${sites(scene)}/users`, { userIds: [reader(scene)] }, { token }),
  ],
  ['Created the group Depot', ({ post }, token) => post(groups, { name: 'Depot', ...texts }, { token })],
  ['Deleted the group Sites', (scene, token) => scene.call('DELETE', `${groups}/${sites(scene)}`, { token })],
  [
    'A second step is required of everyone',
    ({ post }, token) => post(`${at.configurations}/mfa-policy`, { enforceMFAType: 'Force' }, { token }),
  ],
  [
    'Nightly sync',
    ({ post }, token) =>
      post(
        '/identity/resources/tenants/api-tokens/v2',
        { description: 'Nightly sync', expiresInMinutes: null, roleIds: [] },
        { token },
      ),
  ],
]

describe('the description of a change', () => {
  it.each(changes)('is in the words of the demo: %s', async (description, change) => {
    const scene = await openQuickScene()
    await change(scene, await scene.tokenOf(admin))
    expect(scene.emulator.snapshot().audits.at(-1)?.description).toBe(description)
  })

  it('names the person whose account was locked', async () => {
    const { post, emulator } = await openQuickScene()
    for (let tries = 0; tries < 5; tries++) await post(at.login, { email: 'reader@acme.test', password: 'wrong' })
    expect(emulator.snapshot().audits.at(-1)).toMatchObject({
      action: 'loginWithPassword',
      description: 'Too many wrong passwords for Rita Reader',
    })
  })

  it('says what was changed without a name for it', async () => {
    const scene = await openQuickScene()
    const token = await scene.tokenOf(admin)
    await scene.call('PUT', '/tenants/resources/account-settings/v1', { token, body: { name: 'Acme Works' } })
    expect(scene.emulator.snapshot().audits.at(-1)?.description).toBe('Changed the settings of the account')
  })

  it('names the webhook, also if one of its deliveries is sent again', async () => {
    const scene = await openQuickScene()
    const token = await scene.tokenOf(admin)
    await scene.post('/webhook/custom', webhookBody, { token })
    const last = () => scene.emulator.snapshot().audits.at(-1)?.description
    expect(last()).toBe('Created the webhook Warehouse')
    scene.emulator.arrange((state) => {
      const [webhook] = state.webhooks.filter(({ displayName }) => displayName === 'Warehouse')
      const [delivery] = state.webhookDeliveries
      if (webhook && delivery)
        Object.assign(delivery, { webhookId: webhook.id, tenantId: webhook.tenantId, id: 'again' })
    })
    await scene.post('/webhook/logs/again/retries', {}, { token })
    expect(last()).toBe('Sent again to the webhook Warehouse')
  })
})

describe('every operation that changes something', () => {
  const writes = operations
    .filter(({ id, method }) => method !== 'get' && Object.hasOwn(handlers, id))
    .map(({ id }) => id)

  it('has a description, or writes no row', () => {
    expect(writes.filter((id) => !describedActions.includes(id) && !withoutRow.has(id))).toEqual([])
  })

  it.each(describedActions)('has a description without a name, and without a dash: %s', (action) => {
    for (const severity of ['Info', 'High'] as const)
      for (const thing of ['', 'Warehouse']) {
        const by = { name: thing || 'Ada Admin', thing, email: thing && 'nia@acme.test', count: 1, rule: '' }
        const text = describedAs(action, { ...by, severity, roles: [[], ['Editor']] }) ?? ''
        expect(text).toMatch(/^\S.*\S$/)
        expect(text).not.toMatch(/—|undefined| {2}|\ba user$/i)
      }
  })
})

/** The operations that prepare, check or read, and write no row of the log. */
const withoutRow: ReadonlySet<string> = new Set([
  'preLoginSaml',
  'preLoginSso',
  'preLoginWebAuthn',
  'generateStepUpSession',
  'startLoginAuthenticatorEnrollment',
  'startLoginSmsEnrollment',
  'startLoginSms',
  'startLoginWebAuthnEnrollment',
  'startLoginWebAuthn',
  'startLoginEmailCode',
  'authenticateVendor',
  'resendActivationEmail',
  'requestPasswordReset',
  'validatePasswordResetToken',
  'requestPasswordResetByEmail',
  'requestPasswordResetBySms',
  'verifyPasswordResetSms',
  'enrollMfa',
  'startAuthenticatorEnrollment',
  'startSmsEnrollment',
  'startSmsDisable',
  'startWebAuthnEnrollment',
  'startWebAuthnDisable',
  'requestPhoneNumberReset',
  'startPhoneNumberChange',
  'getTokenForTenant',
  'startEmailChange',
  'startPhoneNumberVerification',
  'startWebAuthnDevice',
  'countTenantUsers',
  'verifyInviteToken',
  'verifyCurrentIp',
  'verifyCurrentIpInAllowList',
  'answerSsoTest',
  'listGroupsByIds',
  'testWebhook',
  'updateNotificationStatus',
  'updateNotificationPin',
  'markAllNotificationsRead',
])
