'use client'

import type { ReactElement, ReactNode } from 'react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { ShownText } from '../../../i18n/shown-text.tsx'
import { useClasses } from '../../../slots/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { checkIcon } from '../../icon/paths.ts'
import type { SelectOption } from '../select/types.ts'

export interface OptionProps extends SelectOption {
  /** The text of the option for React Aria. Default: label and note, because a search finds both. */
  readonly text?: string | undefined
}

/** One option of an open list. */
export function Option({ id, label, note, icon, isDisabled = false, text }: OptionProps) {
  const classOf = useClasses()
  const both = note === undefined ? label : `${label} ${note}`
  return (
    <ListBoxItem id={id} textValue={text ?? both} isDisabled={isDisabled} className={classOf('Option')}>
      {icon}
      <OptionText label={label} note={note} />
      <span className={classOf('OptionMark')}>
        <Icon path={checkIcon} size="sm" />
      </span>
    </ListBoxItem>
  )
}

interface OptionTextProps {
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
