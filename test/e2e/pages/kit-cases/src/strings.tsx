import { createPreview } from '@portico/emulator/preview'
import { createClient, PorticoError } from '@portico/headless'
import type { FrozenFeature } from '@portico/headless/preview'
import { type MessageOverrides, PorticoKit, type Tokens } from '@portico/ui-kit'
import { useSyncExternalStore } from 'react'
import { FrozenScreen } from '../../../../../examples/default-kit/src/gallery/frozen-screen.tsx'
import { allStates } from '../../../../../examples/default-kit/src/gallery/sections.ts'

const client = createClient({ baseUrl: 'https://preview.invalid', preview: createPreview({ signedInAs: null }) })
const asked = new URLSearchParams(location.hash.slice(1))
const keys = asked.getAll('key')
const states = allStates.filter((_, at) => (at + Number(asked.get('seed'))) % Number(asked.get('of') ?? 1) === 0)

/** The states of the gallery that the address asks for, with a text in every place of it that takes one: what an event `say` brings. */
export function StringsPage() {
  const text = useSyncExternalStore(listen, () => said)
  const messages: MessageOverrides = Object.fromEntries(keys.map((key) => [key, text]))
  const tokens: Tokens = { '--portico-color-primary': text, '--portico-color-surface': `url(${text})` }
  return (
    <PorticoKit
      client={client}
      isolation="none"
      messages={messages}
      brand={{ name: text, logo: text }}
      appearance={{ tokens, classNames: { Button: text } }}
    >
      <div id="said" data-said={text}>
        {states.map((state) => (
          <FrozenScreen
            key={state.id}
            state={{ ...state, features: state.features.map((one) => saying(one, text, state.screen === undefined)) }}
          />
        ))}
      </div>
    </PorticoKit>
  )
}

let said = 'words'
const listen = (changed: () => void) => {
  const hear = (event: Event) => {
    said = event instanceof CustomEvent ? String(event.detail) : ''
    changed()
  }
  addEventListener('say', hear)
  return () => removeEventListener('say', hear)
}

/** A feature with the text in its failures and, in a login box, in its step. Elsewhere a reason is one of a few words. */
function saying(one: FrozenFeature, text: string, isLogin: boolean): FrozenFeature {
  const { state } = one
  const step =
    isLogin && 'step' in state && typeof state.step === 'object' && state.step !== null
      ? spoken(state.step, text)
      : null
  const calls = Object.entries(one.calls).map(([name, call]) => [
    name,
    call?.error ? { ...call, error: failing(call.error, text) } : call,
  ])
  return { ...one, state: { ...state, ...(step && { step }) }, calls: Object.fromEntries(calls) }
}

/** The step with the text for an address, an e-mail and a reason. */
function spoken<Step extends object>(step: Step, text: string): Step {
  const said = { email: text, reason: text, address: `https://${text}` }
  return { ...step, ...Object.fromEntries(Object.entries(said).filter(([name]) => name in step)) }
}

/** A failure whose words and trace id are the text. */
function failing({ code, status }: PorticoError, text: string): PorticoError {
  return new PorticoError(code, text, { status, traceId: text })
}
