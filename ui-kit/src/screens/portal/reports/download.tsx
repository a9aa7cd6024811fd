'use client'

import type { CallState } from '@portico/headless'
import { useClient } from '@portico/headless'
import { dayIn } from '@portico/headless/internal'
import type { PortalReport, ReportsActions } from '@portico/headless/portal/reports'
import { type ReactElement, useState } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { shownName } from '../../../i18n/shown-name.ts'
import { useTimeZone } from '../../../i18n/use-date-format.ts'
import { useAnnounced } from '../../../isolation/announcer.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { downloadIcon } from '../../../primitives/icon/paths.ts'
import { MenuButton } from '../../../primitives/portal/menu/menu-button.tsx'
import { saveFile } from '../../../primitives/secret-text/save-text.ts'
import { useClasses } from '../../../slots/index.ts'
import { reportsMessages } from './reports-messages.ts'

/** A download of a report. */
export interface Download {
  /** Reads the report and gives it to the browser, which saves it. */
  readonly begin: (output: FileOutput) => Promise<void>
  /** The form that was asked for last; `null` before. */
  readonly last: FileOutput | null
  /** The name of the saved file; `null` before. */
  readonly saved: string | null
  readonly call: CallState
}

type FileOutput = 'pdf' | 'image'

/** Downloads a report by the verb of its list. */
export function useDownload(
  { id, name, schedule }: PortalReport,
  { preview, calls }: Pick<ReportsActions, 'preview'> & { readonly calls: { readonly preview: CallState } },
): Download {
  const zone = useTimeZone()
  const { clock } = useClient().ports
  const [last, setLast] = useState<FileOutput | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  return {
    last,
    saved,
    call: calls.preview,
    async begin(output) {
      setLast(output)
      setSaved(null)
      const outcome = await preview({ templateId: id, output, filters: schedule?.filters ?? {} })
      if (!outcome.ok || outcome.value.output === 'html') return
      const { file } = outcome.value
      const fileName = fileNameOf(name, dayIn(zone, clock.now()), file.type)
      saveFile(fileName, file)
      setSaved(fileName)
    },
  }
}

export interface DownloadProps {
  readonly download: Download
}

/** The menu of the forms that a report is downloaded in. */
export function DownloadButton({ download: { begin, call } }: DownloadProps): ReactElement {
  const t = useMessages(reportsMessages)
  return (
    <MenuButton
      label={t('reports.download')}
      size="md"
      variant="secondary"
      icon={<Icon path={downloadIcon} size="sm" />}
      isDisabled={call.status === 'pending'}
      actions={[
        { id: 'pdf', label: t('reports.asPdf'), run: () => void begin('pdf') },
        { id: 'image', label: t('reports.asImage'), run: () => void begin('image') },
      ]}
    >
      {t('reports.download')}
    </MenuButton>
  )
}

/** The failure of a download with another try, and its progress for screen readers. */
export function DownloadState({ download: { begin, last, saved, call } }: DownloadProps): ReactElement | null {
  const classOf = useClasses()
  const t = useMessages(reportsMessages)
  const failure = useCallFailure(last === null ? null : call.error, reportsMessages)
  const isRunning = last !== null && call.status === 'pending'
  useAnnounced(isRunning ? t('reports.downloading') : saved !== null && t('reports.downloaded', { file: saved }))
  if (!failure || last === null) return null
  return (
    <div className={classOf('ReportDownload')}>
      <CallFailure failure={{ ...failure, title: t('reports.downloadFailed') }} />
      <Button size="sm" onPress={() => void begin(last)}>
        {t('login.tryAgain')}
      </Button>
    </div>
  )
}

/** The name of a file without the characters that a file system or a reader of names takes amiss. */
function fileNameOf(name: string, day: string, type: string): string {
  const ending = /^[^/]*\/([a-z0-9]+)/.exec(type)?.[1] ?? 'bin'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced.
  return `${shownName(name).replace(/[\u0000-\u001f\\/:*?"<>|]+/g, '-')} ${day}.${ending === 'jpeg' ? 'jpg' : ending}`
}
