import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, PorticoKit } from '@portico/ui-kit'
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FrozenScreen } from './frozen-screen.tsx'
import { createPreviewClient } from './preview-client.ts'
import { allStates, type GallerySection, sections } from './sections.ts'
import { signIn } from './when-shown.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A language whose text for each message is the key of the message. */
const saysKeys: Locale = {
  code: 'en',
  dir: 'ltr',
  messages: Object.fromEntries(messageKeys().map((key) => [key, key])),
}

describe('the states of the gallery', () => {
  it('the ids of gallery states are unique and valid in an address', () => {
    const ids = allStates.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
  })

  it('the titles of gallery states are unique within a step', () => {
    for (const { states } of sections) {
      expect(new Set(states.map(({ title }) => title)).size).toBe(states.length)
    }
  })

  it.each(sections)(
    'each gallery state renders a screen of its own without a request or a load failure: $hook, $name',
    async (section) => {
      const { loadFailures, requests } = await shown(section)
      expect(loadFailures).toEqual([])
      expect(requests).toEqual([])
    },
  )

  it('show every error there are words for', { timeout: 300_000 }, async () => {
    const said = new Set<string>()
    for (const section of sections) for (const text of (await shown(section)).texts) said.add(text)
    const errors = messageKeys().filter((key) => key.startsWith('errors.') && !notSaidInBoxes.includes(key))
    expect(errors.length).toBeGreaterThan(20)
    expect(errors.filter((key) => !said.has(key))).toEqual([])
  })
})

/**
 * The error messages that no state of the gallery shows. An application without a base URL has no box, and every
 * failure has a code. The provider refuses a change of a role or a picture only while it is saved: the tests of those
 * sections show it, and those of the camera. The account form sends no save without a change. It has no field for a
 * website that the provider does not keep. A result shows an error without its title, and a row shows the title alone.
 * The invoice form checks its name before it sends. A field shows an error without its title; the guard of addresses
 * asks instead of failing. The tests of single sign-on and of webhooks show the refusals of the provider there. A list
 * shows an error without its title; the dialogs of sub-accounts show both. The security form sends no value weaker than
 * the vendor's. It shows unsaved parts after a save. The test of own rights shows the refusal for the last administrator. What is
 * open closes as the session changes: the tests of another tenant show the notice.
 */
const notSaidInBoxes = [
  'errors.session-changed',
  'errors.session-changed.title',
  'errors.base-url-missing',
  'errors.base-url-missing.title',
  'errors.unknown',
  'errors.role-built-in',
  'errors.role-built-in.title',
  'errors.ER-ROLE-BUILT-IN',
  'errors.ER-ROLE-BUILT-IN.title',
  'errors.picture-unreadable',
  'errors.picture-unreadable.title',
  'errors.ER-PICTURE-TYPE',
  'errors.picture-too-large',
  'errors.too-large',
  'errors.too-large.title',
  ...['refused', 'missing', 'busy', 'unsupported'].flatMap((reason) => [
    `errors.camera-${reason}`,
    `errors.camera-${reason}.title`,
  ]),
  'errors.no-changes',
  'errors.no-changes.title',
  'errors.website-not-kept',
  'errors.website-not-kept.title',
  'errors.ER-USER-EXISTS.title',
  'errors.user-not-found',
  'errors.user-not-found.title',
  'errors.sub-account-partly-saved.title',
  'errors.ER-SUB-ACCOUNT-NOT-MANAGED.title',
  'errors.billing-name-required',
  'errors.billing-name-required.title',
  'errors.weaker-than-vendor',
  'errors.weaker-than-vendor.title',
  'errors.security-partly-saved',
  'errors.security-partly-saved.title',
  'errors.role-partly-saved',
  'errors.role-partly-saved.title',
  ...['ER-IP-RESTRICTED', 'ER-DOMAIN-RESTRICTED', 'ip-not-allowed', 'ip-blocked', 'ip-admits-own', 'ip-blocks-own'].map(
    (code) => `errors.${code}.title`,
  ),
  ...['sso-connection-unfinished', 'ER-SSO-INCOMPLETE', 'webhook-gone', 'slack-event-gone'].map(
    (code) => `errors.${code}.title`,
  ),
  ...['DOMAIN-INVALID', 'DOMAIN-EXISTS', 'DOMAIN-TAKEN', 'GROUP-INVALID', 'GROUP-EXISTS', 'INCOMPLETE'].map(
    (code) => `errors.ER-SSO-${code}`,
  ),
  ...[
    'METADATA-INVALID',
    'METADATA-OF-APPLICATION',
    'METADATA-UNREACHABLE',
    'CERTIFICATE-INVALID',
    'ENDPOINT-INVALID',
  ].map((code) => `errors.ER-SSO-${code}`),
  'errors.sso-endpoint-invalid',
  'errors.ER-LAST-ADMINISTRATOR',
  'errors.ER-LAST-ADMINISTRATOR.title',
  'errors.ER-ROLE-KEY-TAKEN',
  'errors.ER-ROLE-NAME-TAKEN',
  'errors.ER-GROUP-NAME-TAKEN',
  'errors.ER-ROLE-LEVEL',
  'errors.ER-PERMISSION-NOT-ASSIGNABLE',
  // The change of the own address is a dialog, which a press opens. The hosted portal fails in a message after a press.
  ...['tab-refused', 'unsafe-address', 'unknown-email', 'step-up-required', 'step-up-canceled'].flatMap(titled),
  ...['CHANGE-OFF', 'MANAGED', 'CODE-EXPIRED', 'TOO-MANY-ATTEMPTS', 'TOO-SOON', 'TOO-MANY-CODES'].flatMap((reason) =>
    titled(`ER-EMAIL-${reason}`),
  ),
  ...['email-code-required', 'email-unchanged', 'ER-EMAIL-SAME', 'ER-EMAIL-TAKEN', 'ER-EMAIL-CODE-INVALID'].map(
    (code) => `errors.${code}`,
  ),
]

/** The keys of a text with a title. */
function titled(code: string): readonly string[] {
  return [`errors.${code}`, `errors.${code}.title`]
}

/** The rendered texts and the requests of a section. */
interface Shown {
  /** All texts and labels. */
  readonly texts: readonly string[]
  /** The texts that replace a part if it fails to load. */
  readonly loadFailures: readonly string[]
  /** The addresses of the requests that left the page. */
  readonly requests: readonly string[]
}

/** The renderings by section: each section renders once for all tests. */
const looks = new Map<GallerySection, Promise<Shown>>()

function shown(section: GallerySection): Promise<Shown> {
  const look = looks.get(section) ?? show(section)
  looks.set(section, look)
  return look
}

/** Renders all states of a section, and waits until all are complete. */
async function show({ states }: GallerySection): Promise<Shown> {
  const requests: string[] = []
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    requests.push(input instanceof Request ? input.url : String(input))
    return Promise.reject(new TypeError('The gallery has no network.'))
  })
  const client = createPreviewClient({ isForPictures: true, onLeave: () => {} })
  const { container } = render(
    <PorticoKit client={client} locale={saysKeys} isolation="none">
      {states.map((state) => (
        <div key={state.id} data-state={state.id}>
          <FrozenScreen state={state} isPage />
        </div>
      ))}
    </PorticoKit>,
  )
  await waitFor(
    () => {
      const missing = states.filter((state) => {
        const place = container.querySelector(`[data-state="${state.id}"]`)
        return place === null || signIn(place, state) === null
      })
      expect(missing.map(({ id }) => id)).toEqual([])
    },
    { timeout: 20_000 },
  )
  for (const { id, pressed } of states) {
    if (!pressed) continue
    const find = () => container.querySelector(`[data-state="${id}"] ${pressed}`) ?? fail(id, pressed)
    fireEvent.click(await waitFor(find, { timeout: 20_000 }))
  }
  const texts = [...container.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
    element.getAttribute('aria-label'),
  ])
  const buttons = [...container.querySelectorAll('.portico-Alert button')].map(({ textContent }) => textContent)
  fetched.mockRestore()
  // A page that holds all sections gets slower with each.
  cleanup()
  return {
    requests,
    texts: texts.filter((text) => text !== null),
    loadFailures: buttons.filter((words) => words === 'login.tryAgain'),
  }
}

function fail(id: string, pressed: string): never {
  throw new Error(`The state ${id} has no ${pressed} to press.`)
}

/** The keys of every message. */
function messageKeys(): readonly string[] {
  const folder = join(import.meta.dirname, '../../../../ui-kit/messages/en')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
}
