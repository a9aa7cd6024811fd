'use client'

import { useMessages } from '../../../i18n/index.ts'
import { recordFormMessages } from '../../../i18n/messages/portal/record-form.gen.ts'
import { TextArea } from '../../../primitives/portal/text-area/text-area.tsx'
import { useClasses } from '../../../slots/index.ts'
import type { FieldSettings } from './types.ts'

/**
 * The control, the check and the text of a field for JSON, such as metadata: `{ name: 'metadata', label, ...useJsonField() }`.
 * An empty text is valid.
 */
export function useJsonField(): Pick<FieldSettings<string, string>, 'check' | 'render' | 'show'> {
  const classOf = useClasses()
  const t = useMessages(recordFormMessages)
  return {
    check: (text) => (isJson(text) ? null : t('record.notJson', { example: '{"region":"north"}' })),
    render: (control) => <TextArea {...control} className={classOf('JsonField')} />,
    show: (text) => <code dir="ltr">{text}</code>,
  }
}

function isJson(text: string): boolean {
  if (text.trim() === '') return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
