'use client'

import type { UsageActions } from '@portico/headless/portal/usage'
import { type ReactElement, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useAnnounced } from '../../../isolation/announcer.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { downloadIcon } from '../../../primitives/icon/paths.ts'
import { saveFile } from '../../../primitives/secret-text/save-text.ts'
import { usageMessages } from './usage-messages.ts'

export interface ExportUsageProps {
  readonly usage: Pick<UsageActions, 'exportCsv'>
}

/** The button that saves the numbers of the page as a file. */
export function ExportUsage({ usage }: ExportUsageProps): ReactElement {
  const t = useMessages(usageMessages)
  const [saved, setSaved] = useState<string | null>(null)
  useAnnounced(saved !== null && t('usage.exported', { file: saved }))

  async function save() {
    const headings = (['part', 'name', 'from', 'to', 'value', 'before', 'limit'] as const).map((name) =>
      t(`usage.${name}`),
    )
    const nameOf = (name: string) =>
      ['usage', 'usage.way', 'usage.feature'].map((group) => t.find(`${group}.${name}`)).find(Boolean) ?? name
    const outcome = await usage.exportCsv({ fileName, words: { headings, nameOf } })
    if (!outcome.ok) return
    saveFile(outcome.value.name, outcome.value.content)
    setSaved(outcome.value.name)
  }

  return (
    <Button size="md" icon={<Icon path={downloadIcon} size="sm" />} onPress={() => void save()}>
      {t('usage.export')}
    </Button>
  )
}

const fileName = 'usage.csv'
