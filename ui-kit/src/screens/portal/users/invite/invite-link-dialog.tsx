'use client'

import { type InviteLink, useInviteLink } from '@portico/headless/portal/users'
import { type ReactElement, useState } from 'react'
import { CallFailure, useCallFailure } from '../../../../frame/failures/call-failure.tsx'
import { useConfirm } from '../../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { PageSkeleton } from '../../../../frame/portal/section-page/page-skeleton.tsx'
import { CopyField } from '../../../../frame/portal/shown-once/copy-field.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { useDateFormat } from '../../../../i18n/use-date-format.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { Dialog } from '../../../../primitives/dialog/dialog.tsx'
import { TextLink } from '../../../../primitives/link/link.tsx'
import { Paragraph } from '../../../../primitives/text/text.tsx'
import { TextButton } from '../../../../primitives/text-button/text-button.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { InviteLinkForm } from './invite-link-form.tsx'
import { inviteMessages } from './invite-messages.ts'

export interface InviteLinkDialogProps {
  readonly onClose: () => void
}

/** The invite link of the tenant: created, copied, mailed, changed and deleted. */
export function InviteLinkDialog({ onClose }: InviteLinkDialogProps): ReactElement {
  const { value, load, remove, calls } = useInviteLink()
  const [isChanging, setChanging] = useState(false)
  const t = useMessages(inviteMessages)
  const { confirm, dialog } = useConfirm(inviteMessages)
  const failure = useCallFailure(calls.load.error, inviteMessages)
  const isFailed = value === null && calls.load.error !== null
  const link = value?.link ?? null
  const ask = () =>
    confirm({
      title: t('invite.deleteTitle'),
      text: t('invite.deleteText'),
      confirm: t('invite.deleteLink'),
      run: remove,
    })
  if (value?.isAllowed && (!link || isChanging)) {
    return (
      <InviteLinkForm
        value={value}
        onClose={(isSaved) => {
          setChanging(false)
          // A new link is shown.
          if (!link && !isSaved) onClose()
        }}
      />
    )
  }
  return (
    <Dialog
      isOpen
      title={t('invite.linkTitle')}
      lead={t('invite.linkLead')}
      onOpenChange={onClose}
      footer={
        <>
          <Button size="md" onPress={onClose}>
            {t('invite.close')}
          </Button>
          {isFailed && (
            <Button size="md" variant="primary" onPress={() => void load()}>
              {t('invite.tryAgain')}
            </Button>
          )}
        </>
      }
    >
      {!value && !isFailed && <PageSkeleton width="form" />}
      {value && !value.isAllowed && <Paragraph>{t('invite.linksOff')}</Paragraph>}
      {link && <LinkField link={link} onChange={() => setChanging(true)} onDelete={ask} />}
      <CallFailure failure={failure} />
      {dialog}
    </Dialog>
  )
}

interface LinkFieldProps {
  readonly link: InviteLink
  readonly onChange: () => void
  readonly onDelete: () => void
}

function LinkField({ link, onChange, onDelete }: LinkFieldProps) {
  const classOf = useClasses()
  const dateFormat = useDateFormat()
  const t = useMessages(inviteMessages)
  const date = dateFormat({ dateStyle: 'long' }).format(link.expiresAt)
  const url = link.url.reveal()
  const mail = new URLSearchParams({ subject: t('invite.mailSubject'), body: t('invite.mailBody', { link: url }) })
  return (
    <div className={classOf('InviteForm')}>
      <CopyField label={t('invite.linkTitle')} value={url} />
      <Paragraph tone="muted" size="sm">
        {t('invite.linkEnds', { date })}
      </Paragraph>
      <div className={classOf('InviteLinkActions')}>
        {/* Mail programs do not read a plus as a space. */}
        <TextLink href={`mailto:?${mail.toString().replaceAll('+', '%20')}`} isStandalone>
          {t('invite.mailLink')}
        </TextLink>
        <TextButton isStandalone onPress={onChange}>
          {t('invite.changeLink')}
        </TextButton>
        <TextButton isStandalone onPress={onDelete}>
          {t('invite.deleteLink')}
        </TextButton>
      </div>
    </div>
  )
}
