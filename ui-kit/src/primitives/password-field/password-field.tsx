'use client'

import { type ComponentType, type KeyboardEvent, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { passwordMessages } from '../../i18n/messages/password.gen.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { eyeIcon, eyeOffIcon } from '../icon/paths.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import type { CapsLockHintProps } from './caps-lock-hint.tsx'

/** What a {@link PasswordField} takes: as a text field does. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'dir' | 'children'> {}

/** A password, hidden until asked for, with a hint where Caps Lock is on. Replaceable as slot `PasswordField`. */
export const PasswordField = /* @__PURE__ */ slotted<PasswordFieldProps, HTMLInputElement>(
  'PasswordField',
  ({ className, autoComplete = 'current-password', ...field }, ref) => {
    const classOf = useClasses()
    const t = useMessages(passwordMessages)
    const [isShown, setShown] = useState(false)
    const { Hint, anchor, watch } = useCapsLock()
    return (
      <div className={classOf('PasswordField', className)} {...watch}>
        <TextField {...field} ref={ref} type={isShown ? 'text' : 'password'} autoComplete={autoComplete} dir="ltr">
          <Button
            variant="quiet"
            size="sm"
            icon={<Icon path={isShown ? eyeOffIcon : eyeIcon} />}
            aria-label={t('login.showPassword')}
            aria-pressed={isShown}
            onPress={() => setShown(!isShown)}
          />
        </TextField>
        <span role="status" className={classOf('VisuallyHidden')}>
          {anchor && t('login.capsLock')}
        </span>
        {Hint && anchor && <Hint anchor={anchor}>{t('login.capsLock')}</Hint>}
      </div>
    )
  },
)

/** Whether Caps Lock is on while something is typed. What shows it loads the first time it is. */
function useCapsLock() {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [Hint, setHint] = useState<ComponentType<CapsLockHintProps> | null>(null)
  const look = (event: KeyboardEvent) => {
    const field = event.target
    const isOn = field instanceof HTMLInputElement && event.getModifierState('CapsLock')
    setAnchor(isOn ? field : null)
    // Without the hint the words are still announced.
    if (isOn && !Hint)
      import('./caps-lock-hint.tsx').then((loaded) => setHint(() => loaded.CapsLockHint)).catch(() => {})
  }
  return { Hint, anchor, watch: { onKeyDown: look, onKeyUp: look, onBlur: () => setAnchor(null) } }
}
