'use client'

import type { ReactElement } from 'react'
import { useClasses } from '../../../slots/index.ts'
import type { DraftSettings } from './draft-fields.ts'
import { RecordFieldRow } from './record-field.tsx'
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
