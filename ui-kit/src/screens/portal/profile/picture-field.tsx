'use client'

import { type ReactElement, useRef, useState } from 'react'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Avatar } from '../../../primitives/avatar/avatar.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { FieldNotes } from '../../../primitives/portal/field/field.tsx'
import { uploadIcon } from '../../../primitives/portal/icons.ts'
import { useFieldIds } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { profileMessages } from './profile-messages.ts'

export interface PictureFieldProps extends FieldControl<string | null> {
  /** The name of the person, for the initials. */
  readonly person: string
}

/** The picture of the user, with the ways to another one and to none. */
export function PictureField(props: PictureFieldProps): ReactElement {
  const { label, person, help, error, attempt, value, onChange } = props
  const classOf = useClasses()
  const t = useMessages(profileMessages)
  const { ids, describedBy } = useFieldIds(help, error)
  const [isOpen, setOpen] = useState(false)
  const upload = useRef<HTMLButtonElement>(null)

  function remove() {
    onChange(null)
    // Its button disappears with the picture.
    upload.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no part in the grid of the form.
    <div
      role="group"
      aria-labelledby={ids.field}
      aria-describedby={describedBy}
      className={classOf('PictureField', classOf('Field'))}
    >
      <span id={ids.field} className={classOf('Label')}>
        {label}
      </span>
      <div className={classOf('PicturePlace')} data-field tabIndex={-1}>
        <Avatar name={person} pictureUrl={value} size="lg" />
        <Button
          ref={upload}
          size="md"
          icon={<Icon path={uploadIcon} size="sm" />}
          aria-haspopup="dialog"
          onPress={() => setOpen(true)}
        >
          {t('profile.upload')}
        </Button>
        {value !== null && (
          <Button size="md" variant="quiet" onPress={remove}>
            {t('profile.removePicture')}
          </Button>
        )}
      </div>
      <FieldNotes ids={ids} help={help} error={error} attempt={attempt} />
      <DialogPlace of={PictureDialog} open={isOpen ? { onPick: onChange, onClose: () => setOpen(false) } : null} />
    </div>
  )
}
