import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { loginSessionsFeature } from '../../src/features/login-sessions/feature.ts'
import { ownFactorsFeature } from '../../src/features/own-factors/feature.ts'
import { passkeysFeature } from '../../src/features/passkeys/feature.ts'
import { phoneNumbersFeature } from '../../src/features/phone-numbers/feature.ts'
import { tenantsFeature } from '../../src/features/tenants/feature.ts'
import { listConformance } from './conformance.ts'
import { openEmulatorList } from './emulator-list.ts'

describe('the list of passkeys', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(passkeysFeature, options),
      resource: 'passkeys',
      operation: 'listWebAuthnDevices',
      sortBy: 'createdAt',
      search: { text: 'cross', finds: (row) => 'deviceType' in row && row.deviceType === 'CrossPlatform' },
      arrange({ webAuthn }, userId) {
        for (const [at, deviceType] of (['Platform', 'CrossPlatform', 'Platform'] as const).entries()) {
          const id = `device-${at}`
          const createdAt = `2026-01-0${at + 1}T00:00:00.000Z`
          webAuthn.credentials.push({
            id,
            credentialId: id,
            publicKey: '',
            counter: 0,
            userId,
            use: 'passkey',
            deviceType,
            name: '',
            createdAt,
          })
        }
      },
      drop: (state, id) => {
        state.webAuthn.credentials = state.webAuthn.credentials.filter((credential) => credential.id !== id)
      },
      removal: {
        operation: 'deleteWebAuthnDevice',
        run: (client, id) => client.get(passkeysFeature).actions.remove({ id }),
      },
    }),
  )
})

describe('the list of phone numbers', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(phoneNumbersFeature, options),
      resource: 'phone-numbers',
      operation: 'listMyPhoneNumbers',
      sortBy: 'phoneNumber',
      search: { text: '+49', finds: (row) => 'phoneNumber' in row && String(row.phoneNumber).startsWith('+49') },
      arrange({ phoneNumbers: numbers }, userId) {
        for (const phoneNumber of ['+14155550101', '+4915112345678', '+14155550100']) {
          const at = '2026-01-01T00:00:00.000Z'
          numbers.push({ id: phoneNumber, userId, phoneNumber, verified: true, createdAt: at, updatedAt: at })
        }
      },
      drop: (state, id) => {
        state.phoneNumbers = state.phoneNumbers.filter((number) => number.id !== id)
      },
    }),
  )
})

describe('the list of login sessions', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(loginSessionsFeature, options),
      resource: 'login-sessions',
      operation: 'listMySessions',
      sortBy: 'createdAt',
      search: { text: 'Safari', finds: (row) => 'userAgent' in row && row.userAgent === 'Safari' },
      arrange({ sessions }, userId) {
        const own = sessions.find((session) => session.userId === userId)
        if (!own) return
        for (const [at, userAgent] of ['Chrome', 'Safari', 'Firefox'].entries())
          sessions.push({ ...own, id: `session-${at}`, userAgent, createdAt: own.createdAt + (at + 1) * 60_000 })
      },
      drop: (state, id) => {
        state.sessions = state.sessions.filter((session) => session.id !== id)
      },
      removal: {
        operation: 'deleteMySession',
        run: (client, id) => client.get(loginSessionsFeature).actions.remove({ id }),
        of: (row) => 'isCurrent' in row && !row.isCurrent,
      },
    }),
  )
})

describe('the list of own factors', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(ownFactorsFeature, options),
      resource: 'factors',
      operation: 'listMfaDevices',
      sortBy: 'name',
      search: { text: '+49', finds: (row) => 'name' in row && String(row.name).startsWith('+49') },
      arrange({ users }, userId) {
        const phones = ['+14155550101', '+4915112345678', '+14155550100']
        for (const user of users)
          if (user.id === userId) user.phones = phones.map((phoneNumber) => ({ id: phoneNumber, phoneNumber }))
      },
      drop: ({ users }, id) => {
        for (const user of users) user.phones = user.phones?.filter((phone) => phone.id !== id) ?? []
      },
    }),
  )
})

describe('the list of tenants', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(tenantsFeature, options),
      resource: 'tenants',
      operation: 'listMyTenants',
      sortBy: 'name',
      search: { text: 'labs', finds: (row) => 'name' in row && row.name === 'Acme Labs' },
      // The administrator belongs to three tenants. The first row is not the current one, which cannot be left.
      arrange: ({ tenants: all }) => void all.reverse(),
      drop: ({ users }, id) => {
        for (const user of users) user.memberships = user.memberships.filter(({ tenantId }) => tenantId !== id)
      },
    }),
  )
})

describe('the rules of every list', () => {
  it('run over each feature that is a list, here or in its own test', () => {
    const features = fileURLToPath(new URL('../../src/features/', import.meta.url))
    const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.ts'))
      .map((path) => ({ path, text: readFileSync(features + path, 'utf8') }))
    const here = ['lists.test.ts', 'portal-lists.test.ts']
      .map((file) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8'))
      .join('\n')
    const lists = files.filter(({ path, text }) => !path.endsWith('.test.ts') && makesList.test(text))
    const withRules = files.filter(({ text }) => text.includes('listConformance(')).map(({ path }) => dirname(path))
    expect(lists.length).toBeGreaterThan(4)
    expect(
      lists.filter(
        ({ path }) =>
          !ownRules.includes(path) && !here.includes(`src/features/${path}'`) && !withRules.includes(dirname(path)),
      ),
    ).toEqual([])
  })
})

/**
 * The provider neither searches, sorts nor counts these lists, and a user has two addresses at most. Their own tests have the
 * rules that remain.
 */
const ownRules = ['portal/notifications/feature.ts', 'portal/own-email/feature.ts']

/** A list is made by this function; its types make none. */
const makesList = /import \{ listing\b.*core\/lists\/listing\.ts'/
