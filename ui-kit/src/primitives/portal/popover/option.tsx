'use client'

import { ListBoxItem } from 'react-aria-components/ListBox'
import { useClasses } from '../../../slots/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { checkIcon } from '../../icon/paths.ts'
import type { SelectOption } from '../select/types.ts'
import { OptionText } from './option-text.tsx'

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
