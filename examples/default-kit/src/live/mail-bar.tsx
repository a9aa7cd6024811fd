import type { EmulatorPreview } from '@portico/emulator/preview'
import type { Client } from '@portico/headless'
import { useSyncExternalStore } from 'react'

/** What a {@link MailBar} takes. */
export interface MailBarProps {
  readonly emulator: EmulatorPreview['emulator']
  readonly client: Client
  /** The last address outside of the application; `null` if there is none. */
  readonly leftFor: string | null
}

/** The last mail or text message that the provider would have sent, with a button for its link. */
export function MailBar({ emulator, client, leftFor }: MailBarProps) {
  const mail = useSyncExternalStore(emulator.onChange, () => lastOf(emulator))
  const link = mail && /https?:\/\/\S+/.exec(mail.text)?.[0]
  const open = (address: string) => {
    const { pathname, search } = new URL(address)
    client.navigate(pathname + search)
  }
  return (
    <aside className="mail-bar" aria-label="Messages of the provider" lang="en" dir="ltr">
      <div role="status">
        {mail && (
          <p>
            <b>{mail.channel === 'email' ? 'Mail' : 'Text message'}</b> to {mail.to}:{' '}
            {mail.text.replace(link ?? '', '')}
          </p>
        )}
        {leftFor && (
          <p>
            The page would now open <code>{new URL(leftFor).host}</code>.
          </p>
        )}
      </div>
      {link && (
        <button type="button" className="button" onClick={() => open(link)}>
          Open the link
        </button>
      )}
    </aside>
  )
}

/** The store compares by identity, and the outbox is a copy each time. */
const seen = new WeakMap<EmulatorPreview['emulator'], ReturnType<EmulatorPreview['emulator']['outbox']>[number]>()

function lastOf(emulator: EmulatorPreview['emulator']) {
  const last = emulator.outbox().at(-1)
  const known = seen.get(emulator)
  if (!last || last.id === known?.id) return known ?? null
  seen.set(emulator, last)
  return last
}
