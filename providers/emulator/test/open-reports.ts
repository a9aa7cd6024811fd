import { expect } from 'vitest'
import { openScene } from './open-caller.ts'

export const root = '/reports/resources/reports/v2'
export const engine = '/reports/engine/resources/triggers/v1'

/** A filter object as the provider reads it: JSON in base64 of UTF-8. */
export const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

/** A scene with the demo reports, and calls of a user. */
export async function openReports(email = 'admin@acme.test') {
  const scene = openScene()
  const token = await scene.tokenOf(email)
  const { emulator } = scene
  const stored = (name: string) =>
    emulator.snapshot().reports.find((report) => report.name === name) ?? expect.unreachable(name)
  return {
    ...scene,
    token,
    stored,
    id: (name: string) => stored(name).id,
    list: (query: Readonly<Record<string, string>> = {}) =>
      scene.get(`${root}/tenant-reports?${new URLSearchParams(query)}`, { token }),
    schedule: (id: string, changes: object = {}, schedule: object = {}) =>
      scene.post(
        `${root}/${id}/tenant-reports`,
        { ...saved, schedule: { ...weekly, ...schedule }, ...changes },
        { token },
      ),
    // Signs in again, because time may have passed.
    runs: async (id: string) => scene.get(`${engine}/tenant-reports/${id}/runs`, { token: await scene.tokenOf(email) }),
    send: (templateId: string, to: unknown) => scene.post(`${engine}/tenant-reports`, { templateId, to }, { token }),
    preview: (templateId: string, query: Readonly<Record<string, string>> = {}) =>
      scene.fetch(
        `${scene.baseUrl}/frontegg${engine}/preview-report?${new URLSearchParams({
          templateId,
          dataFilters: base64({}),
          responseType: 'html',
          ...query,
        })}`,
        { headers: { authorization: `Bearer ${token}` } },
      ),
  }
}

export const people = 'People and their roles'
export const changes = 'Changes of the account'
export const tokens = 'API tokens'

const weekly = { interval: 'weekly', cron: '30 7 * * 1', tz: 'Europe/Berlin', active: true }
const saved = { status: 'active', dataFilters: base64({}), type: 'pdf' }
