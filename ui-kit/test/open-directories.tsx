import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { App, AppOptions } from '../../headless/test/open-app.ts'
import { ProvisioningSection } from '../src/screens/portal/provisioning/provisioning-section.tsx'
import { openScreen } from './open-screen.tsx'

const address = 'https://app.test/portal'

/** The section of directories, and what the emulator has of it. */
export interface Directories extends App {
  /** A connection as the emulator has it. */
  readonly stored: (name: string) => StoredConnection | undefined
  /** Calls the SCIM endpoint of a connection as its directory does. */
  readonly scim: (name: string, token: string, method: string, path: string, body?: unknown) => Promise<Response>
}

type StoredConnection = ReturnType<App['provider']['emulator']['snapshot']>['scimConnections'][number]

/** Opens the section with the connections of the demo. */
export async function openDirectories(arrange?: (app: App) => void, options: AppOptions = {}): Promise<Directories> {
  const app = await openScreen(<ProvisioningSection />, { signedInAs: 'admin@acme.test', address, ...options }, arrange)
  await screen.findByRole('heading', { level: 1, name: 'Provisioning' })
  const { emulator, baseUrl } = app.provider
  const stored = (name: string) =>
    emulator.snapshot().scimConnections.find(({ connectionName }) => connectionName === name)
  return {
    ...app,
    stored,
    scim: (name, token, method, path, body) =>
      emulator.fetch(
        new Request(`${baseUrl}/frontegg/directory/resources/scim/v2/${stored(name)?.id}${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
  }
}

/** Presses the button of a name. */
export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }))
}

/** Waits for the heading of a step. */
export function heading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 2, name })
}

/** Opens a connection by its name in the list. */
export async function openConnection(name: string): Promise<void> {
  await press(name)
}

/** Sets a new connection up as far as the steps in the directory, and returns its token. */
export async function createConnection(directory: RegExp, name?: string): Promise<string> {
  await press('Add connection')
  await heading('Where does your company keep its people?')
  await userEvent.click(await screen.findByRole('radio', { name: directory }))
  if (name !== undefined) {
    const field = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(field)
    if (name !== '') await userEvent.type(field, name)
  }
  await press('Add and show token')
  await heading(/^Turn on provisioning in/)
  return shownToken()
}

/** Reveals the token and returns it. */
export async function shownToken(): Promise<string> {
  await press(/^Show (?!steps)/)
  let text = ''
  await waitFor(() => {
    const values = [...document.querySelectorAll('code')].map(({ textContent }) => textContent)
    text = values.find((value) => /^[\w-]{43}$/.test(value)) ?? ''
    expect(text).not.toBe('')
  })
  return text
}
