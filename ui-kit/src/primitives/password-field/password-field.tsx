'use client'

import { type ComponentType, type KeyboardEvent, useId, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { passwordMessages } from '../../i18n/messages/password.gen.ts'
import { useAnnounced } from '../../isolation/announcer.tsx'
import { slotted, useClasses } from '../../slots/index.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { eyeIcon, eyeOffIcon } from '../icon/paths.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import type { CapsLockHintProps } from './caps-lock-hint.tsx'

/** The props of {@link PasswordField}: those of a text field. Default for `autoComplete`: `current-password`. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'dir' | 'children'> {}

/** A password field with a button to show the input and a Caps Lock hint. Replaceable as slot `PasswordField`. */
export const PasswordField = slotted<PasswordFieldProps, HTMLInputElement>(
  'PasswordField',
  ({ className, autoComplete = 'current-password', 'aria-describedby': other, ...field }, ref) => {
    const classOf = useClasses()
    const t = useMessages(passwordMessages)
    const [isShown, setShown] = useState(false)
    const { Hint, anchor, isHintless, watch } = useCapsLock()
    const id = useId()
    const words = anchor && t('login.capsLock')
    useAnnounced(words)
    return (
      <div className={classOf('PasswordField', className)} {...watch}>
        <TextField
          {...field}
          ref={ref}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          dir="ltr"
          aria-describedby={[other, anchor && id].filter(Boolean).join(' ') || undefined}
        >
          <Button
            variant="quiet"
            size="sm"
            icon={<Icon path={isShown ? eyeOffIcon : eyeIcon} />}
            aria-label={t('login.showPassword')}
            aria-pressed={isShown}
            onPress={() => setShown(!isShown)}
          />
        </TextField>
        {words && (
          <span id={id} className={classOf(isHintless ? 'Help' : 'VisuallyHidden')}>
            {words}
          </span>
        )}
        {Hint && anchor && <Hint anchor={anchor}>{words}</Hint>}
      </div>
    )
  },
)

/** Detects Caps Lock during input, and loads the hint when it is first on. */
function useCapsLock() {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [Hint, setHint] = useState<ComponentType<CapsLockHintProps> | null>(null)
  const [isHintless, setHintless] = useState(false)
  const look = (event: KeyboardEvent) => {
    const field = event.target
    const isOn = field instanceof HTMLInputElement && event.getModifierState('CapsLock')
    setAnchor(isOn ? (field.parentElement ?? field) : null)
    if (!isOn || Hint) return
    import('./caps-lock-hint.tsx').then(
      ({ CapsLockHint }) => setHint(() => CapsLockHint),
      () => setHintless(true),
    )
  }
  return { Hint, anchor, isHintless, watch: { onKeyDown: look, onKeyUp: look, onBlur: () => setAnchor(null) } }
}
