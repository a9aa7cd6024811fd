'use client'

import type { ReactElement, ReactNode } from 'react'
import { shownText } from '../../../i18n/shown-name.ts'
import { useClasses } from '../../../slots/index.ts'
import { Clamped, hintOf } from '../cells/clamped.tsx'
import { useRow } from './table-context.ts'

export interface RowNameProps {
  /** An avatar or a mark before the name. */
  readonly mark?: ReactNode
  /** A second line: an e-mail, a description. */
  readonly note?: ReactNode
  /** `ltr` for an e-mail or an id, which keeps its direction. Default: that of its first letter. */
  readonly noteDir?: 'ltr' | undefined
  /** Text beside the name, such as a badge. */
  readonly children?: ReactNode
}

/** The name of a row, which opens it. The cell of a row header renders it. */
export function RowName({ mark, note, noteDir, children }: RowNameProps): ReactElement {
  const classOf = useClasses()
  const { name, href, canOpen } = useRow()
  const shown = (
    <Name href={href} canOpen={canOpen}>
      {name}
    </Name>
  )
  return (
    <>
      {mark !== undefined && <span className={classOf('RowMark')}>{mark}</span>}
      {children === undefined ? (
        shown
      ) : (
        <span className={classOf('RowTitle')}>
          {shown}
          {children}
        </span>
      )}
      {note !== undefined && note !== '' && (
        <small className={classOf('RowNote')} dir={noteDir ?? 'auto'} title={hintOf(shownText(note))}>
          {shownText(note)}
        </small>
      )}
    </>
  )
}

function Name({
  href,
  canOpen,
  children,
}: {
  readonly href: string | null
  readonly canOpen: boolean
  children: string
}) {
  const classOf = useClasses()
  if (href !== null) {
    return (
      <a className={classOf('RowLink')} href={href} data-open>
        <Clamped>{children}</Clamped>
      </a>
    )
  }
  if (canOpen) {
    return (
      <button type="button" className={classOf('RowLink')} data-open>
        <Clamped>{children}</Clamped>
      </button>
    )
  }
  return (
    <span className={classOf('RowLink')}>
      <Clamped>{children}</Clamped>
    </span>
  )
}
