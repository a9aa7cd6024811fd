import { createPreview } from '@portico/emulator/preview'
import { createClient, PorticoError } from '@portico/headless'
import { LoginBox, type MessageOverrides, PorticoKit, type Tokens } from '@portico/ui-kit'
import { Fragment, useSyncExternalStore } from 'react'
import { allStates } from '../../../../../examples/default-kit/src/gallery/sections.ts'

const client = createClient({ baseUrl: 'https://preview.invalid', preview: createPreview({ signedInAs: null }) })
const keys = new URLSearchParams(location.hash.slice(1)).getAll('key')

/** Every state of the gallery, with a text in every place of it that takes one: what an event `say` brings. */
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
        {allStates.map(({ id, fixed, screen }) => (
          <Fragment key={id}>
            {fixed && (
              <LoginBox fixed={{ ...fixed, step: spoken(fixed.step, text), error: failing(fixed.error, text) }} />
            )}
            {screen}
          </Fragment>
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

/** The step with the text for an address, an e-mail and a reason. */
function spoken<Step extends object>(step: Step, text: string): Step {
  const said = { email: text, reason: text, address: `https://${text}` }
  return { ...step, ...Object.fromEntries(Object.entries(said).filter(([name]) => name in step)) }
}

/** A failure whose words and trace id are the text. */
function failing(error: PorticoError | undefined, text: string): PorticoError | undefined {
  return error && new PorticoError(error.code, text, { status: error.status, traceId: text })
}
