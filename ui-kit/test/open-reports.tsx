import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { App, AppOptions } from '../../headless/test/open-app.ts'
import { Announcer } from '../src/isolation/announcer.tsx'
import { ReportsSection } from '../src/screens/portal/reports/reports-section.tsx'
import { openActions } from './open-actions.ts'
import { openScreen } from './open-screen.tsx'

export const people = 'People and their roles'
export const tokens = 'API tokens'
export const changes = 'Changes of the account'

/** Opens the section with the reports of the demo. */
export async function openReports(options: AppOptions = {}, arrange?: (app: App) => void) {
  const section = (
    <Announcer>
      <ReportsSection />
    </Announcer>
  )
  const app = await openScreen(section, { signedInAs: 'admin@acme.test', ...options }, arrange)
  await screen.findByRole('heading', { level: 1, name: 'Reports' })
  const { emulator } = app.provider
  const kept = (name: string) => emulator.snapshot().reports.find((one) => one.name === name)?.schedule
  return { ...app, emulator, kept }
}

export const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
export const press = async (place: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(place).findByRole('button', { name }))

export async function act(name: string, action: string) {
  await openActions(`Actions for ${name}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

export async function openPage(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByRole('heading', { level: 1, name })
}

export const frame = async (name: string) => {
  const found = await screen.findByTitle(`Preview of ${name}`)
  return found instanceof HTMLIFrameElement ? found : expect.unreachable()
}
