'use client'

import { type ReactElement, type ReactNode, useRef } from 'react'
import { shownText } from '../../../i18n/shown-name.ts'
import { directionOf, withAddresses } from '../../../i18n/shown-text.tsx'
import { useClasses } from '../../../slots/index.ts'
import { breakable, Clamped, hintOf } from '../cells/cells.tsx'
import { useReturn } from '../place/use-arrival.ts'
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
  const shown = <Name />
  const text = shownText(note)
  const isAddress = directionOf(text) === 'ltr'
  const isLtr = noteDir === 'ltr' || isAddress
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
        <small
          className={classOf('RowNote', isAddress && 'portico-RowNote--address')}
          dir={isLtr ? 'ltr' : 'auto'}
          title={hintOf(text)}
        >
          {isLtr && typeof text === 'string' ? breakable(text) : withAddresses(text)}
        </small>
      )}
    </>
  )
}

function Name() {
  const { id, name, href, canOpen } = useRow()
  const classOf = useClasses()
  const link = useRef<HTMLAnchorElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useReturn(href === null ? button : link, id)
  if (href !== null) {
    return (
      <a ref={link} className={classOf('RowLink')} href={href} data-open>
        <Clamped>{name}</Clamped>
      </a>
    )
  }
  if (canOpen) {
    return (
      <button ref={button} type="button" className={classOf('RowLink')} data-open>
        <Clamped>{name}</Clamped>
      </button>
    )
  }
  return (
    <span className={classOf('RowLink')}>
      <Clamped>{name}</Clamped>
    </span>
  )
}
