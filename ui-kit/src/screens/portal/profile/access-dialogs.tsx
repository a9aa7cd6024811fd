'use client'

import { useChangePassword, usePhoneNumbers } from '@portico/headless'
import { useOwnEmail } from '@portico/headless/portal/own-email'
import type { ReactElement, ReactNode } from 'react'
import { HeadingLevelContext } from '../../../frame/steps/step-frame.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { ChangePasswordFlow } from '../../change-password/change-password-flow.tsx'
import { PhoneNumbersFlow } from '../../phone/phone-numbers-flow.tsx'
import { OwnEmailFlow } from './own-email-flow.tsx'
import { profileMessages } from './profile-messages.ts'

/** The props of the dialogs. */
export interface AccessDialogProps {
  readonly onClose: () => void
}

/** The dialog to change the e-mail address. */
export function EmailDialog({ onClose }: AccessDialogProps): ReactElement {
  const cancel = useOwnEmail((own) => own.cancel)
  const t = useMessages(profileMessages)
  const close = () => {
    cancel()
    onClose()
  }
  return (
    <FlowDialog title={t('ownEmail.boxTitle')} onClose={close}>
      <OwnEmailFlow onClose={close} />
    </FlowDialog>
  )
}

/** The dialog to change the password. */
export function PasswordDialog({ onClose }: AccessDialogProps): ReactElement {
  const restart = useChangePassword((change) => change.restart)
  const t = useMessages(profileMessages)
  const close = () => {
    restart()
    onClose()
  }
  return (
    <FlowDialog title={t('profile.password')} onClose={close}>
      <ChangePasswordFlow />
    </FlowDialog>
  )
}

/** The dialog with the phone numbers that receive codes. */
export function PhonesDialog({ onClose }: AccessDialogProps): ReactElement {
  const cancel = usePhoneNumbers((phones) => phones.cancel)
  const t = useMessages(profileMessages)
  const close = () => {
    cancel()
    onClose()
  }
  return (
    <FlowDialog title={t('profile.phones')} onClose={close}>
      <PhoneNumbersFlow />
    </FlowDialog>
  )
}

interface FlowDialogProps extends AccessDialogProps {
  readonly title: string
  readonly children: ReactNode
}

/** The steps of a flow in a dialog, with their headings one level below its title. */
function FlowDialog({ title, onClose, children }: FlowDialogProps) {
  return (
    <Dialog title={title} isOpen size="sm" onOpenChange={onClose}>
      <HeadingLevelContext.Provider value={3}>{children}</HeadingLevelContext.Provider>
    </Dialog>
  )
}
