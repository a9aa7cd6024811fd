'use client'

import { ListBoxItem } from 'react-aria-components/ListBox'
import { useClasses } from '../../../slots/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { checkIcon } from '../../icon/paths.ts'
import type { SelectOption } from '../select/types.ts'
import { OptionText } from './option-text.tsx'

/** One option of an open list. */
export function Option({ id, label, note, icon, isDisabled = false }: SelectOption) {
  const classOf = useClasses()
  // The typed text of a search is found in both.
  const text = note === undefined ? label : `${label} ${note}`
  return (
    <ListBoxItem id={id} textValue={text} isDisabled={isDisabled} className={classOf('Option')}>
      {icon}
      <OptionText label={label} note={note} />
      <span className={classOf('OptionMark')}>
        <Icon path={checkIcon} size="sm" />
      </span>
    </ListBoxItem>
  )
}
