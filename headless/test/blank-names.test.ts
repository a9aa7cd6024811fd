import { expect, it } from 'vitest'
import { accountSettingsFeature } from '../src/features/portal/account-settings/index.ts'
import { apiTokensFeature } from '../src/features/portal/api-tokens/index.ts'
import { groupsFeature } from '../src/features/portal/groups/index.ts'
import { profileFeature } from '../src/features/portal/profile/index.ts'
import { provisioningFeature } from '../src/features/portal/provisioning/index.ts'
import { rolesFeature } from '../src/features/portal/roles/index.ts'
import { subAccountsFeature } from '../src/features/portal/sub-accounts/index.ts'
import { webhooksFeature } from '../src/features/portal/webhooks/index.ts'
import { type App, openApp } from './open-app.ts'

const role = { key: 'own', description: '', level: 5000, isDefault: false, permissions: [] }
const blank = ['\u200b', '\u2800', '\u3164', '\u00ad\u2060', '\u202e', '   '] as const

const saves: Readonly<Record<string, (app: App, name: string) => Promise<{ readonly ok: boolean }>>> = {
  'an API token': ({ client }, description) =>
    client.get(apiTokensFeature).actions.create({ description, expiresInDays: null, roleIds: [] }),
  'a group': ({ client }, name) => client.get(groupsFeature).actions.create({ name }),
  'a profile': ({ client }, name) => client.get(profileFeature).actions.save({ name }),
  'a company': ({ client }, companyName) => client.get(accountSettingsFeature).actions.save({ companyName }),
  'a directory': ({ client }, name) => client.get(provisioningFeature).actions.create({ name, source: 'okta' }),
  'a role': ({ client }, name) => client.get(rolesFeature).actions.create({ ...role, name }),
  'a sub-account': ({ client }, name) => client.get(subAccountsFeature).actions.create({ name }),
  'a webhook': ({ client }, name) =>
    client.get(webhooksFeature).actions.create({ name, url: 'https://a.test', eventKeys: ['*'], description: '' }),
}

it.each(Object.keys(saves))('the name of %s is refused if nothing of it can be seen', async (kind) => {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  for (const name of blank) expect((await saves[kind]?.(app, name))?.ok, JSON.stringify(name)).toBe(false)
})
