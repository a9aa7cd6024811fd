'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useClasses } from '../../../slots/index.ts'
import { jsonText } from './audit-words.ts'
import { auditsMessages } from './audits-messages.ts'

/** A value of JSON, member by member. Objects and lists open and close. It runs from left to right in every language. */
export function JsonTree({ value }: { readonly value: unknown }): ReactElement {
  const classOf = useClasses()
  return (
    <div className={classOf('JsonTree')} dir="ltr">
      <Node name={null} value={value} depth={0} />
    </div>
  )
}

interface NodeProps {
  /** The name of the member; `null` for the whole value. */
  readonly name: string | null
  readonly value: unknown
  readonly depth: number
}

function Node({ name, value, depth }: NodeProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(auditsMessages)
  const key = name !== null && <span className={classOf('JsonKey')}>{name}: </span>
  const members = depth < deepest ? membersOf(value) : null
  if (!members || members.length === 0) {
    return (
      <div className={classOf('JsonLine')}>
        {key}
        <span className={classOf('JsonValue')} data-type={typeof value}>
          {jsonText(value).slice(0, longestText)}
        </span>
      </div>
    )
  }
  return (
    <details open={depth < 2} className={classOf('JsonNode')}>
      <summary className={classOf('JsonLine', 'portico-JsonLine--toggle')}>
        {key}
        <span className={classOf('JsonCount')}>{t('audits.items', { count: members.length })}</span>
      </summary>
      <div className={classOf('JsonMembers')}>
        {members.slice(0, mostMembers).map(([member, one]) => (
          <Node key={member} name={member} value={one} depth={depth + 1} />
        ))}
        {members.length > mostMembers && <p>{t('audits.more', { count: members.length - mostMembers })}</p>}
      </div>
    </details>
  )
}

function membersOf(value: unknown): readonly (readonly [string, unknown])[] | null {
  return typeof value === 'object' && value !== null ? Object.entries(value) : null
}

/** A foreign value must not fill the page. Its whole text can be copied. */
const deepest = 12
const mostMembers = 100
const longestText = 2000
