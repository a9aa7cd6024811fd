import { expect } from 'vitest'
import { reportsFeature } from '../src/features/portal/reports/feature.ts'
import { type App, type AppOptions, openApp, until } from './open-app.ts'

export const people = 'People and their roles'
export const mondays = { interval: 'weekly', cron: '0 8 * * 1', times: { weekdays: [1], hour: 8, minute: 0 } }

/** A report of a provider that sends no more than it must. */
export const bare = {
  id: 'r',
  name: people,
  description: '',
  status: 'x',
  updatedAt: '',
  createdAt: '',
  type: 'html',
  schedule: { interval: 'daily', cron: '0 8 * * *', tz: 'UTC', active: true },
  htmlTemplate: '',
  customerListApiUrl: '',
}

/** Opens the reports of the demo, as a signed-in user. */
export async function openReports(options: AppOptions = {}) {
  const app = await openApp({ signedInAs: 'admin@acme.test', ...options })
  const slice = app.client.get(reportsFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().status === 'ready')
  const { emulator } = app.provider
  const list = slice.getSnapshot
  const row = (name = people) => list().rows.find((one) => one.name === name) ?? expect.unreachable(name)
  const names = () => list().rows.map(({ name }) => name)
  const kept = () => emulator.snapshot().reports.find(({ name }) => name === people) ?? expect.unreachable()
  return { ...app, emulator, list, row, id: row().id, names, kept }
}

export const asked = ({ sent }: Pick<App, 'sent'>, pathEnd: string, name: string) =>
  sent(pathEnd).map(({ url }) => url.searchParams.get(name))

/** Decodes the filter object of a request. */
export const decoded = (base64: string) => JSON.parse(Buffer.from(base64, 'base64').toString('utf8'))
