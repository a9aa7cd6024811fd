'use client'

import type { ReactElement, ReactNode } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { recordFormMessages } from '../../../i18n/messages/portal/record-form.gen.ts'
import { ShownText } from '../../../i18n/shown-text.tsx'
import { Boundary, useClasses } from '../../../slots/index.ts'
import type { DraftField, DraftSettings } from './draft-fields.ts'
import { isBlank } from './edits.ts'
import type { Draft } from './use-draft.ts'

export interface RecordFieldsProps {
  readonly draft: Draft
  readonly settings: DraftSettings
}

/** All fields of a form, placed by the form's `children` or one below the other. */
export function RecordFields({ draft, settings }: RecordFieldsProps): ReactElement {
  const classOf = useClasses()
  const { fields } = draft

  function place(name: string): ReactElement | null {
    const field = fields.find((one) => one.name === name)
    return field ? <RecordFieldRow key={name} draft={draft} field={field} /> : null
  }

  if (settings.children) return <>{settings.children(place)}</>
  return <div className={classOf('RecordFields')}>{fields.map(({ name }) => place(name))}</div>
}

/** The props of a {@link RecordField}. */
interface RecordFieldProps {
  readonly draft: Draft
  readonly field: DraftField
}

/** One field of a form as its appearance asks: a control, a text, or nothing. */
function RecordFieldRow({ draft, field }: RecordFieldProps): ReactElement | null {
  const classOf = useClasses()
  if (field.appearance === 'hidden') return null
  if (field.appearance === 'edit') {
    return (
      <div className={classOf('RecordField')}>
        <Boundary part={field.name}>
          <Control draft={draft} field={field} />
        </Boundary>
      </div>
    )
  }
  const content = draft.contentOf(field)
  return (
    <dl className={classOf('RecordField', classOf('RecordText'))}>
      <dt className={classOf('Label')}>{field.label}</dt>
      {field.help !== undefined && <dd className={classOf('Help')}>{field.help}</dd>}
      <dd className={classOf('RecordTextValue')}>
        <Boundary part={field.name} of={content}>
          {field.show ? <Shown show={field.show} content={content} /> : <Content of={content} />}
        </Boundary>
      </dd>
    </dl>
  )
}

/** Calls the application's function in a component, so that an error in it stays in the boundary around it. */
function Control({ draft, field }: RecordFieldProps) {
  return field.render(draft.controlOf(field))
}

interface ShownProps {
  readonly show: NonNullable<DraftField['show']>
  readonly content: unknown
}

function Shown({ show, content }: ShownProps) {
  return <>{show(content)}</>
}

/** A value as text, in the language of the page. */
function Content({ of: content }: { readonly of: unknown }): ReactNode {
  const classOf = useClasses()
  const { code } = useLocale()
  const t = useMessages(recordFormMessages)
  if (typeof content === 'boolean') return t(content ? 'record.on' : 'record.off')
  if (typeof content === 'number') return content.toLocaleString(code)
  if (Array.isArray(content) && content.length > 0) return listFormat(code).format(content.map(String))
  if (typeof content === 'string' && !isBlank(content)) return <ShownText>{content}</ShownText>
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className={classOf('VisuallyHidden')}>{t('record.none')}</span>
    </>
  )
}
