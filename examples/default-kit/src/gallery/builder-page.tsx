import { demoAuthenticatorSecret, demoPassword, demoRecoveryCode } from '@portico/emulator'
import { useLogin, useSession } from '@portico/headless'
import { LoginPage } from '@portico/ui-kit'
import { useState } from 'react'
import { pageAddress } from '../settings/settings.ts'
import { SettingsBar, type SettingsBarProps } from '../settings/settings-bar.tsx'
import { FrozenScreen } from './frozen-screen.tsx'
import type { GalleryState } from './gallery-state.ts'
import { allStates, sections } from './sections.ts'
import { useReadyMark } from './use-shown.ts'

/** What a {@link BuilderPage} takes. */
export interface BuilderPageProps extends SettingsBarProps {
  /** The state it begins with. Default: the flow itself. */
  readonly first: GalleryState | undefined
  /** Where the box would have led, had the page not been held. */
  readonly leftFor: string | null
  /** Called when the box is taken back to its beginning. */
  readonly onBack: () => void
}

/** A box that works, on a provider in the page, and can be held at any state. */
export function BuilderPage({ first, leftFor, onBack, settings, onChange }: BuilderPageProps) {
  const [state, setState] = useState(first)
  const [color, setColor] = useState('')
  const appearance = color ? { tokens: { '--portico-color-primary': color } } : undefined
  useReadyMark('builder')
  return (
    <div className="builder">
      <title>Builder · Lantern</title>
      <section className="builder-panel" aria-label="Builder" lang="en" dir="ltr">
        <label className="builder-choice">
          Step
          <select
            value={state?.id ?? ''}
            onChange={({ currentTarget }) => setState(allStates.find(({ id }) => id === currentTarget.value))}
          >
            <option value="">As the flow leads</option>
            {sections.map(({ name, hook, states }) => (
              <optgroup key={hook + name} label={name}>
                {states.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label className="builder-choice">
          Brand colour
          <input
            type="color"
            value={color || '#2a4ec8'}
            onChange={({ currentTarget }) => setColor(currentTarget.value)}
          />
        </label>
        <Progress leftFor={leftFor} onBack={onBack} />
        <Accounts />
      </section>
      <div className="builder-page">
        {state ? (
          <FrozenScreen key={state.id} state={state} isPage appearance={appearance} />
        ) : (
          <LoginPage appearance={appearance} />
        )}
      </div>
      <SettingsBar
        settings={settings}
        onChange={onChange}
        links={<a href={pageAddress('gallery/', settings)}>Gallery</a>}
      />
    </div>
  )
}

/** Where the flow has led, and the way back to its beginning. */
function Progress({ leftFor, onBack }: Pick<BuilderPageProps, 'leftFor' | 'onBack'>) {
  const { user, logOut } = useSession()
  const restart = useLogin((login) => login.restart)

  function begin() {
    // Signed out here at once; only the provider takes its time.
    void logOut()
    restart()
    onBack()
  }

  return (
    <div role="status">
      {(user || leftFor !== null) && (
        <div className="builder-progress">
          {user && <p>Signed in as {user.name}.</p>}
          {leftFor !== null && (
            <p>
              The page would now go to <code>{leftFor}</code>
            </p>
          )}
          <button type="button" className="button" onClick={begin}>
            Begin again
          </button>
        </div>
      )}
    </div>
  )
}

/** Who may sign in, and what each of them meets. */
function Accounts() {
  return (
    <details className="builder-accounts" open={matchMedia('(width >= 60rem)').matches}>
      <summary>Accounts</summary>
      <p>
        The password of all is <code>{demoPassword}</code>
      </p>
      <dl>
        <dt>admin@acme.test</dt>
        <dd>signs in</dd>
        <dt>mfa@acme.test</dt>
        <dd>
          is asked for a code of an authenticator with the key <code>{demoAuthenticatorSecret}</code>, or the recovery
          code <code>{demoRecoveryCode}</code>
        </dd>
        <dt>enroll@acme.test</dt>
        <dd>sets up an authenticator first</dd>
        <dt>sso@globex.test</dt>
        <dd>is sent to an identity provider</dd>
        <dt>locked@acme.test</dt>
        <dd>is locked</dd>
      </dl>
    </details>
  )
}
