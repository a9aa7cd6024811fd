import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openApp } from '../../../../test/open-app.ts'
import type { Feature } from '../../../client/index.ts'
import type { Outcome } from '../../../core/outcome.ts'

interface Actions {
  load(): Promise<Outcome>
  loadAs(source: 'login-box'): Promise<Outcome>
}

const feature = (name: string, source?: 'admin-portal'): Feature<object, Actions> => ({
  name,
  scope: 'client',
  ...(source && { source }),
  state: () => ({}),
  actions: ({ client, task }) => ({
    load: task('single', async ({ signal }) => void (await client.api.get('/vendors/public', { signal }))),
    loadAs: task('single', async (_, named: 'login-box') => {
      await client.api.get('/vendors/public', { source: named })
    }),
  }),
})

it('the source admin-portal is sent by each portal feature and by no other call of the client', async () => {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  const ofPortal = app.client.get(feature('one', 'admin-portal'))
  const other = app.client.get(feature('two'))
  await Promise.all([ofPortal.actions.load(), other.actions.load()])
  await ofPortal.actions.loadAs('login-box')
  await app.client.session.getAccessToken({ forceRefresh: true })
  const sources = app.sent('/vendors/public').map(({ headers }) => headers.get('frontegg-source'))
  expect(sources.sort()).toEqual(['admin-portal', 'login-box', 'login-box'])
  expect(app.sent('/refresh').map(({ headers }) => headers.get('frontegg-source'))).not.toContain('admin-portal')
})

it('leaves the rest of the client as it is', async () => {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  let seen: unknown
  const spying: Feature<object, object> = {
    name: 'spying',
    scope: 'client',
    source: 'admin-portal',
    state: ({ client }) => {
      seen = [client.session, client.ports, client.options, client.name]
      return {}
    },
    actions: () => ({}),
  }
  app.client.get(spying)
  const { session, ports, options, name } = app.client
  expect(seen).toEqual([session, ports, options, name])
})

/** The folders of the features whose calls have the portal as their source. */
const folders = /^(portal|checkout|login-sessions|own-factors|passkeys|phone-numbers|change-password)\//
/** Features that make no calls. */
const silent = ['admin-portal', 'device']

async function portalFeatures(): Promise<ReadonlyMap<string, string | undefined>> {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => folders.test(file) && /\/(?!use-)[^/]*(?<!\.test)\.ts$/.test(file))
  const modules: readonly object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ root + file)))
  const features = modules.flatMap((module) => Object.values(module)).filter(isFeature)
  return new Map(features.map(({ name, source }) => [name, source]))
}

function isFeature(value: unknown): value is Feature<object, object> {
  return typeof value === 'object' && value !== null && ['name', 'scope', 'actions'].every((member) => member in value)
}

it('the source admin-portal is sent by every feature of the portal, the checkout and the own account', async () => {
  const features = await portalFeatures()
  const own = ['login-sessions', 'own-factors', 'passkeys', 'phone-numbers', 'change-password']
  expect([...features.keys()]).toEqual(
    expect.arrayContaining(['profile', 'users-table', 'checkout', ...own, ...silent]),
  )
  const unnamed = [...features].filter(([, source]) => source !== 'admin-portal').map(([name]) => name)
  expect(unnamed.sort()).toEqual(silent)
})
