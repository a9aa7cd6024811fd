import type { PorticoError } from '@portico/headless'
import { useState } from 'react'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'

/** The password, hidden until asked for. */
export function PasswordField({ error }: { readonly error: PorticoError | null }) {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  return (
    <Field
      label="Password"
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      error={error}
      help={hasCapsLock ? 'Caps Lock is on.' : undefined}
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      onBlur={() => setCapsLock(false)}
    >
      <button
        type="button"
        className="icon-button"
        aria-label="Show password"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eyeOff' : 'eye'} />
      </button>
    </Field>
  )
}
