'use client'

import type { CallState } from '@portico/headless'
import type { AuditsActions, AuditsState } from '@portico/headless/portal/audits'
import { type ReactElement, useState } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useAnnounced } from '../../../isolation/announcer.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { closeIcon, downloadIcon } from '../../../primitives/icon/paths.ts'
import { Progress } from '../../../primitives/portal/progress/progress.tsx'
import { saveFile } from '../../../primitives/secret-text/save-text.ts'
import { useClasses } from '../../../slots/index.ts'
import { auditsMessages } from './audits-messages.ts'

/** The props of the parts of an export. */
export interface ExportProps {
  readonly audits: Pick<AuditsState, 'exported'> &
    Pick<AuditsActions, 'exportCsv' | 'cancelExport'> & { readonly calls: { readonly exportCsv: CallState } }
}

/** The button that exports the log, and that cancels the export while one runs. The browser saves the file. */
export function ExportButton({ audits }: ExportProps): ReactElement {
  const t = useMessages(auditsMessages)
  const isRunning = audits.calls.exportCsv.status === 'pending'
  return (
    <Button
      size="md"
      icon={<Icon path={isRunning ? closeIcon : downloadIcon} size="sm" />}
      onPress={() => void (isRunning ? audits.cancelExport() : exportAndSave(audits))}
    >
      {t(isRunning ? 'audits.exportCancel' : 'audits.export')}
    </Button>
  )
}

/** The progress of an export, its failure with another try, and its result for screen readers. */
export function ExportState({ audits }: ExportProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(auditsMessages)
  const { exported, calls } = audits
  const { status, error } = calls.exportCsv
  const failure = useCallFailure(error, auditsMessages)
  const isRunning = status === 'pending'
  const announcement = useAnnouncement(status)
  const file = exported?.name ?? ''
  useAnnounced(announcement && (file || announcement === words.idle) ? t.find(announcement, { file }) : null)
  return (
    <div className={classOf('AuditExport')} data-idle={(!isRunning && !failure) || undefined}>
      {isRunning && (
        <Progress
          label={file === '' ? t('audits.export') : t('audits.exporting', { file })}
          value={exported?.total ? exported.loaded : null}
          max={exported?.total ?? undefined}
        />
      )}
      {failure && (
        <>
          <CallFailure failure={{ ...failure, title: t('audits.exportFailed') }} />
          <Button size="sm" onPress={() => void exportAndSave(audits)}>
            {t('audits.tryAgain')}
          </Button>
        </>
      )}
    </div>
  )
}

/** The last change of an export in words. A failure is an alert of its own. */
function useAnnouncement(status: CallState['status']) {
  const [{ seen, key }, setSeen] = useState<Announced>({ seen: status, key: null })
  if (seen !== status) setSeen({ seen: status, key: status === 'pending' || seen === 'pending' ? words[status] : key })
  return key
}

interface Announced {
  readonly seen: CallState['status']
  readonly key: (typeof words)[CallState['status']]
}

const words = {
  pending: 'audits.exporting',
  succeeded: 'audits.exported',
  idle: 'audits.exportEnded',
  failed: null,
} as const

async function exportAndSave({ exportCsv }: ExportProps['audits']) {
  const outcome = await exportCsv()
  if (outcome.ok) saveFile(outcome.value.name, outcome.value.content)
}
