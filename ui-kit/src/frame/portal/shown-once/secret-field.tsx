'use client'

import type { Secret } from '@portico/headless/core'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { shownOnceMessages } from '../../../i18n/messages/portal/shown-once.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { eyeIcon, eyeOffIcon } from '../../../primitives/icon/paths.ts'
import { useClasses } from '../../../slots/index.ts'
import { CopyField } from './copy-field.tsx'

/** The props of a {@link SecretField}. */
export interface SecretFieldProps {
  readonly label: string
  readonly secret: Secret
  /** `true` shows the secret at first. Default `false`. */
  readonly isRevealed?: boolean | undefined
  /** Buttons before the one that shows it. */
  readonly actions?: ReactNode
  /** A sentence below the secret. */
  readonly help?: ReactNode
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** A secret to reveal and to copy. It is in no attribute, and in the page only while it is revealed. */
export function SecretField({ label, secret, isRevealed = false, actions, ...place }: SecretFieldProps): ReactElement {
  const t = useMessages(shownOnceMessages)
  const [isShown, setShown] = useState(isRevealed)
  return (
    <CopyField
      {...place}
      label={label}
      value={secret.reveal()}
      actions={
        <>
          {actions}
          <Button
            size="sm"
            variant="quiet"
            icon={<Icon path={isShown ? eyeOffIcon : eyeIcon} size="sm" />}
            aria-label={t(isShown ? 'shownOnce.hide' : 'shownOnce.show', { label })}
            onPress={() => setShown(!isShown)}
          />
        </>
      }
    >
      {isShown ? secret.reveal() : <HiddenValue />}
    </CopyField>
  )
}

/** Dots of a fixed number, which do not depend on the length of the secret. */
function HiddenValue() {
  const classOf = useClasses()
  const t = useMessages(shownOnceMessages)
  return (
    <>
      <span aria-hidden="true">{'•'.repeat(8)}</span>
      <span className={classOf('VisuallyHidden')}>{t('shownOnce.hidden')}</span>
    </>
  )
}
