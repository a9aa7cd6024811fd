'use client'

import type { ReactElement, ReactNode } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { recordFormMessages } from '../../../i18n/messages/portal/record-form.gen.ts'
import { useClasses } from '../../../slots/index.ts'
import type { DraftField } from './draft-fields.ts'
import { isBlank } from './edits.ts'
import type { Draft } from './use-draft.ts'

/** The props of a {@link RecordField}. */
export interface RecordFieldProps {
  readonly draft: Draft
  readonly field: DraftField
}

/** One field of a form as its appearance asks: a control, a text, or nothing. */
export function RecordFieldRow({ draft, field }: RecordFieldProps): ReactElement | null {
  const classOf = useClasses()
  if (field.appearance === 'hidden') return null
  if (field.appearance === 'edit') {
    return <div className={classOf('RecordField')}>{field.render(draft.controlOf(field))}</div>
  }
  const content = draft.contentOf(field)
  return (
    <dl className={classOf('RecordField', classOf('RecordText'))}>
      <dt className={classOf('Label')}>{field.label}</dt>
      {field.help !== undefined && <dd className={classOf('Help')}>{field.help}</dd>}
      <dd className={classOf('RecordTextValue')}>{field.show ? field.show(content) : <Content of={content} />}</dd>
    </dl>
  )
}

/** A value as text, in the language of the page. */
function Content({ of: content }: { readonly of: unknown }): ReactNode {
  const classOf = useClasses()
  const { code } = useLocale()
  const t = useMessages(recordFormMessages)
  if (typeof content === 'boolean') return t(content ? 'record.on' : 'record.off')
  if (typeof content === 'number') return content.toLocaleString(code)
  if (Array.isArray(content) && content.length > 0) return listFormat(code).format(content.map(String))
  if (typeof content === 'string' && !isBlank(content)) return <bdi>{content}</bdi>
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className={classOf('VisuallyHidden')}>{t('record.none')}</span>
    </>
  )
}
