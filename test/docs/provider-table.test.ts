import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openId } from '@portico/openid'
import { expect, it } from 'vitest'
import { operations } from '../../providers/emulator/src/openapi/operations.gen.ts'
import { handlers } from '../../providers/emulator/src/state/state.ts'
import { root } from '../../scripts/reference/pages.mjs'

/** The rows of the table: the areas of the contract, and what they are about. */
const areas = {
  auth: 'Sign-in, second factors, step-up',
  oauth: 'OAuth, and sign-in on a page of the provider',
  users: 'People, profiles, passwords, invitations',
  sessions: 'Sessions',
  tenants: 'Tenants and sub-accounts',
  team: 'Members of a tenant',
  roles: 'Roles and permissions',
  groups: 'Groups',
  security: 'Security policies and restrictions',
  sso: 'Single sign-on and social sign-in',
  provisioning: 'Provisioning by SCIM',
  tokens: 'API tokens',
  audits: 'Audit log',
  reports: 'Reports',
  usage: 'Usage',
  integrations: 'Webhooks, Slack, mails and text messages',
  notifications: 'Notifications',
  applications: 'Applications',
  billing: 'Plans and payment',
  entitlements: 'Entitlements',
  metadata: 'Flags and settings of the portal',
  other: 'The rest',
} satisfies Readonly<Record<(typeof operations)[number]['area'], string>>

const nameOf = ({ method, path }: (typeof operations)[number]) => `${method.toUpperCase()} ${path}`

async function listOfOpenId(): Promise<readonly string[]> {
  const provider = openId({ issuer: 'https://id.example.com', clientId: 'lantern' })
  const answer = await provider(new Request('https://app.example.com/api/frontegg/portico/operations/v1'))
  const { operations: listed }: { readonly operations: readonly string[] } = await answer.json()
  return listed
}

it('the guide has the table of providers that follows from their handlers', async () => {
  const lists = [operations.filter(({ id }) => id in handlers).map(nameOf), await listOfOpenId()]
  const rows = Object.entries(areas).map(([area, title]) => {
    const all = operations.filter((one) => one.area === area).map(nameOf)
    const counts = lists.map((list) => all.filter((name) => list.includes(name)).length)
    const cells = counts.map((count) =>
      count === 0 ? '—' : count === all.length ? 'all' : `${count} of ${all.length}`,
    )
    return `| ${[title, ...cells].join(' | ')} |`
  })
  const table = ['| | `@portico/emulator` | `@portico/openid` |', '|---|---|---|', ...rows].join('\n')
  expect(readFileSync(join(root, 'docs/providers.md'), 'utf8')).toContain(table)
})
