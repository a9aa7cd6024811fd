import { PorticoProvider } from '@portico/headless'
import { provisioningFeature, syncLogFeature } from '@portico/headless/portal/provisioning'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../../../headless/test/open-app.ts'
import { directoryFaults } from '../../../../../../providers/emulator/test/directory-faults.ts'
import { openDirectory } from '../../../../../../providers/emulator/test/open-directory.ts'
import { type LocaleName, LocaleProvider, localeNames } from '../../../../i18n/index.ts'
import { PortalBundle } from '../../../../isolation/portal/portal-bundle.tsx'
import { PeopleStep } from '../set-up/people-step.tsx'

afterEach(cleanup)

/** Causes every fault as a directory would, and returns the rows of the log. */
async function refusedEvents() {
  const events = []
  for (const [code, , , make] of directoryFaults) {
    const directory = openDirectory()
    const id = await directory.addPerson('maya@acme.test')
    await directory.addGroup('Sales')
    const { method = 'POST', path = '/Users', body, headers } = make({ ...directory, id })
    await directory.scim(method, path, body, headers)
    const event = directory.log().at(-1)
    expect(event?.reason).toBe(code)
    if (event) events.push(event)
  }
  return events
}

/** Renders the arrivals of a connection with these rows, and returns the text of each. */
async function arrivals(locale: LocaleName, events: Awaited<ReturnType<typeof refusedEvents>>) {
  const app = await openApp({ signedInAs: 'admin@acme.test', logLevel: 'silent' })
  const { emulator } = app.provider
  const connectionId = emulator.snapshot().scimConnections[1]?.id ?? ''
  emulator.arrange((state) => {
    state.scimEvents = events.map((event, at) => ({ ...event, id: `e${at}`, connectionId }))
  })
  const log = app.client.get(syncLogFeature, { connectionId, isLive: true })
  await log.actions.setPageSize({ pageSize: 100 })
  const list = app.client.get(provisioningFeature)
  await list.actions.load()
  const connection = list.getSnapshot().rows.find(({ id }) => id === connectionId)
  if (!connection) throw new Error('The connection is missing')
  render(
    <PorticoProvider client={app.client}>
      <LocaleProvider locale={locale}>
        <PortalBundle>
          <PeopleStep connection={connection} directory="Okta" onBack={() => {}} onNext={() => {}} />
        </PortalBundle>
      </LocaleProvider>
    </PorticoProvider>,
  )
  await until(() => screen.queryAllByRole('listitem').length === events.length)
  const isEnglish = () => screen.queryByRole('heading', { name: 'People and groups arrive here' }) !== null
  await until(() => isEnglish() === (locale === 'en'))
  return screen.getAllByRole('listitem').map((item) => {
    const words = item.querySelector('b')
    return { refusal: words?.textContent ?? '', fix: words?.nextElementSibling?.textContent ?? '' }
  })
}

describe('the faults of a directory', () => {
  it('the faults of a directory are each named with their fix, in every language', async () => {
    const events = await refusedEvents()
    const codes = events.map(({ reason }) => reason ?? '').toReversed()
    expect(new Set(codes).size).toBeGreaterThanOrEqual(29)
    const said: Record<string, Awaited<ReturnType<typeof arrivals>>> = {}
    for (const locale of localeNames) {
      said[locale] = await arrivals(locale, events)
      cleanup()
    }
    const table = codes.map((code, at) => ({ code, texts: Object.values(said).map((rows) => rows[at]) }))
    for (const { code, texts } of table) {
      for (const text of texts) {
        expect(text?.refusal.length, code).toBeGreaterThan(10)
        expect(text?.fix.length, code).toBeGreaterThan(10)
        expect(text?.refusal, code).not.toContain(code)
      }
      expect(new Set(texts.map((text) => text?.refusal)).size, code).toBe(texts.length)
      expect(new Set(texts.map((text) => text?.fix)).size, code).toBe(texts.length)
    }
    // Each code has words of its own.
    const [english = []] = Object.values(said)
    expect(new Set(english.map(({ refusal }) => refusal)).size).toBe(new Set(codes).size)
  })
})
