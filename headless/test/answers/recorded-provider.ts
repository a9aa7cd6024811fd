import { createTestProvider, type TestProvider } from '@portico/emulator/testing'
import { makePasswordsQuick } from '../../../test/quick-passwords.ts'
import { type Client, createClient } from '../../src/client/index.ts'
import { fakeClock, fakePorts } from '../fake-ports.ts'

/** A client whose provider repeats its recorded answers, one of them changed. */
export interface RecordedProvider {
  readonly client: Client
  readonly emulator: TestProvider['emulator']
  /** Starts a new recording. Each later call that was recorded gets its recorded answer. */
  readonly record: () => void
  /** The recorded answers of a success, as JSON, by their calls. */
  readonly answers: () => ReadonlyMap<string, unknown>
  /** Answers one recorded call with another body; `null` ends that. */
  readonly change: (change: { readonly call: string; readonly body: unknown } | null) => void
  /** The errors and warnings that were logged, the newest last. The call empties the list. */
  readonly takeLog: () => readonly string[]
}

/** Opens a {@link RecordedProvider} for a signed-in user of the emulator's demo. */
export function openRecordedProvider(signedInAs: string): RecordedProvider {
  const clock = fakeClock()
  const provider = createTestProvider({ realTime: clock.now, wait: clock.sleep, users: 4, audits: 4, usageDays: 3 })
  makePasswordsQuick(provider.emulator)
  const browser = provider.openBrowser()
  browser.signIn(signedInAs)
  let recorded = new Map<string, { readonly status: number; readonly text: string }>()
  let changed: { readonly call: string; readonly text: string } | null = null
  let log: string[] = []
  const ports = fakePorts({ clock, fetch: answered })
  const client = createClient({
    baseUrl: provider.baseUrl,
    entitlements: true,
    ports: { ...ports, log: (level, ...facts) => void log.push([level, ...facts].join(' ')) },
  })
  return {
    client,
    emulator: provider.emulator,
    record() {
      recorded = new Map()
    },
    answers: () =>
      new Map(
        [...recorded].flatMap(([call, { status, text }]) =>
          status < 300 && isJson(text) ? [[call, JSON.parse(text || '{}')]] : [],
        ),
      ),
    change(change) {
      changed = change && { call: change.call, text: JSON.stringify(change.body) ?? '' }
    },
    takeLog() {
      const taken = log
      log = []
      return taken
    },
  }

  async function answered(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const call = [init?.method, String(input).replace(provider.baseUrl, ''), init?.body].filter(Boolean).join(' ')
    if (changed?.call === call) return json(changed.text, 200)
    const known = recorded.get(call)
    if (known) return json(known.text, known.status)
    const response = await clock.work(() => browser.fetch(input, init))
    // Tokens have an end, and are not repeated.
    if (!/\/token(?:\/refresh)?$/.test(String(input)))
      recorded.set(call, { status: response.status, text: await response.clone().text() })
    return response
  }
}

function json(text: string, status: number): Response {
  return new Response(status === 204 ? null : text, { status, headers: { 'content-type': 'application/json' } })
}

/** `false` for a file, which is read as it is. */
function isJson(text: string): boolean {
  return text === '' || /^[[{]/.test(text)
}
