'use client'

import { type ReactElement, type ReactNode, type Ref, useState } from 'react'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { shownOnceMessages } from '../../../i18n/messages/portal/shown-once.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { eyeIcon, eyeOffIcon } from '../../../primitives/icon/paths.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'

export interface SecretInputProps extends FieldControl<string> {
  /** Receives the input, to focus it. */
  readonly inputRef?: Ref<HTMLInputElement>
  /** Buttons before the one that shows the text. */
  readonly children?: ReactNode
}

/** A field for a new secret, hidden at first. No password of the browser belongs to it. */
export function SecretInput({ inputRef, children, ...control }: SecretInputProps): ReactElement {
  const t = useMessages(shownOnceMessages)
  const [isShown, setShown] = useState(false)
  return (
    <TextField {...control} ref={inputRef} type={isShown ? 'text' : 'password'} autoComplete="off" dir="ltr">
      {children}
      <Button
        variant="quiet"
        size="sm"
        icon={<Icon path={isShown ? eyeOffIcon : eyeIcon} />}
        aria-label={t(isShown ? 'shownOnce.hide' : 'shownOnce.show', { label: control.label })}
        onPress={() => setShown(!isShown)}
      />
    </TextField>
  )
}
