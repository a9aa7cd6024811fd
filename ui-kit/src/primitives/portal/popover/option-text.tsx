'use client'

import type { ReactElement, ReactNode } from 'react'
import { Text } from 'react-aria-components/Text'
import { ShownText } from '../../../i18n/shown-text.tsx'
import { useClasses } from '../../../slots/index.ts'

export interface OptionTextProps {
  /** The name of the option. */
  readonly label: ReactNode
  /** A second line, read as a description. */
  readonly note?: ReactNode
}

/** The name of an option, with a second line. */
export function OptionText({ label, note }: OptionTextProps): ReactElement {
  const classOf = useClasses()
  return (
    <span className={classOf('OptionText')}>
      <Text slot="label" className={classOf('OptionLabel')}>
        <ShownText>{label}</ShownText>
      </Text>
      {note !== undefined && (
        <Text slot="description" className={classOf('OptionNote')}>
          <ShownText>{note}</ShownText>
        </Text>
      )}
    </span>
  )
}
