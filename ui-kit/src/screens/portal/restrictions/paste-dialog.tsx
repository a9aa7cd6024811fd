'use client'

import type { PorticoError } from '@portico/headless'
import { type IpFault, type IpRestrictionsActions, parseIps } from '@portico/headless/portal/restrictions'
import { type ReactElement, useState } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { UnsavedGuard } from '../../../frame/portal/record-form/unsaved-guard.tsx'
import { useUnsavedChanges, useUnsavedGuard } from '../../../frame/portal/record-form/use-unsaved-changes.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { TextArea } from '../../../primitives/portal/text-area/text-area.tsx'
import { useClasses } from '../../../slots/index.ts'
import { restrictionsMessages } from './restrictions-messages.ts'

export interface PasteDialogProps extends Pick<IpRestrictionsActions, 'addMany'> {
  readonly onClose: () => void
}

/** The dialog for many addresses. Each line that is none is named and stays; the others are added. */
export function PasteDialog(props: PasteDialogProps): ReactElement {
  return (
    <UnsavedGuard>
      <PasteForm {...props} />
    </UnsavedGuard>
  )
}

function PasteForm({ addMany, onClose }: PasteDialogProps) {
  const t = useMessages(restrictionsMessages)
  const classOf = useClasses()
  const guard = useUnsavedGuard()
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<{ readonly text: string } | null>(null)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<PorticoError | null>(null)
  const failure = useCallFailure(error, restrictionsMessages)
  const { entries, faults } = parseIps(text)
  const count = entries.length

  /** Resolves to `true` once nothing is left to add. */
  async function add(): Promise<boolean> {
    if (isPending) return false
    setError(null)
    if (count === 0) return refuse(t(faults.length === 0 ? 'ipRestrictions.pasteNone' : 'ipRestrictions.pasteWrong'))
    setPending(true)
    const outcome = await addMany({ entries })
    setPending(false)
    if (!outcome.ok) {
      setError(outcome.reason === 'failed' ? outcome.error : null)
      return false
    }
    const wrong = faults.filter(({ reason }) => reason === 'no-address')
    setText(wrong.map((fault) => fault.text).join('\n'))
    return wrong.length === 0 || refuse(t('ipRestrictions.pasteLeft', { count: outcome.value.added.length }))
  }

  function refuse(reason: string): false {
    setRefusal({ text: reason })
    return false
  }

  async function submit() {
    if (await add()) onClose()
  }

  useUnsavedChanges({
    labels: text.trim() === '' ? [] : [t('ipRestrictions.pasteField')],
    save: add,
    discard: () => setText(''),
  })
  const close = () => guard.leave(onClose)
  return (
    <Dialog
      isOpen
      isFull
      title={t('ipRestrictions.paste')}
      lead={t('ipRestrictions.pasteLead')}
      onOpenChange={close}
      footer={
        <>
          <Button size="md" onPress={close}>
            {t('restrictions.cancel')}
          </Button>
          <Button
            size="md"
            variant="primary"
            isPending={isPending}
            busy={t('restrictions.adding')}
            onPress={() => void submit()}
          >
            {count === 0 ? t('restrictions.add') : t('ipRestrictions.addMany', { count })}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('ipRestrictions.pasteField')}
        className={classOf('IpPaste')}
        dir="ltr"
        rows={8}
        value={text}
        onChange={(next) => {
          setText(next)
          setRefusal(null)
        }}
        error={refusal?.text ?? null}
        attempt={refusal}
      />
      <Faults faults={faults} />
      <CallFailure failure={failure} />
    </Dialog>
  )
}

/** The lines that give no address, each with its number and text. */
function Faults({ faults }: { readonly faults: readonly IpFault[] }) {
  const t = useMessages(restrictionsMessages)
  const classOf = useClasses()
  if (faults.length === 0) return null
  const more = faults.length - mostNamed
  return (
    <ul className={classOf('IpFaults')} aria-label={t('ipRestrictions.faults')}>
      {faults.slice(0, mostNamed).map(({ line, text, reason }) => (
        <li key={`${line} ${text}`}>
          {t(reason === 'twice' ? 'ipRestrictions.faultTwice' : 'ipRestrictions.faultWrong', { line, text })}
        </li>
      ))}
      {more > 0 && <li>{t('ipRestrictions.faultsMore', { count: more })}</li>}
    </ul>
  )
}

const mostNamed = 50
