'use client'

import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { checkIcon } from '../../icon/paths.ts'
import { useFieldIds } from '../../text-field/text-field.tsx'
import { FieldNotes, type FieldProps } from '../field/field.tsx'
import { chevronDownIcon } from '../icons.ts'
import { InSurface } from '../popover/in-surface.tsx'
import { OptionText } from '../popover/option-text.tsx'

/** One option of a {@link Select} or a `ComboBox`. */
export interface SelectOption {
  /** The value of the option. */
  readonly id: string
  /** The name of the option. */
  readonly label: string
  /** A second line. */
  readonly note?: string | undefined
  /** An icon before the label. */
  readonly icon?: ReactNode
  /** `true` disables the option. Default `false`. */
  readonly isDisabled?: boolean | undefined
}

/** The props of {@link Select}. */
export interface SelectProps extends FieldProps {
  /** The options, in display order. */
  readonly options: readonly SelectOption[]
  /** The id of the chosen option; `null` for none. Without it the field keeps its own. */
  readonly value?: string | null | undefined
  /** The first choice of a field that keeps its own. */
  readonly defaultValue?: string | undefined
  /** Called with the id of the chosen option. */
  readonly onChange?: ((id: string) => void) | undefined
  /** Shown while nothing is chosen. Default: "Choose". */
  readonly placeholder?: string | undefined
  /** `true` hides the label from sight, for a toolbar. Default `false`. */
  readonly isBare?: boolean | undefined
}

/**
 * A choice of one option from a list. Letters, arrows, Home and End move; on a phone the list is a sheet. The ref is the
 * button. Replaceable as slot `Select`.
 */
export const Select = /* @__PURE__ */ slotted<SelectProps, HTMLButtonElement>(
  'Select',
  ({ label, options, value, defaultValue, onChange, placeholder, isBare = false, ...field }, ref) => {
    const { name, help, error = null, attempt, isDisabled = false, className } = field
    const classOf = useClasses()
    const t = useMessages(portalPartsMessages)
    const { ids, describedBy } = useFieldIds(help, error)
    return (
      <InSurface>
        <AriaSelect
          className={classOf('Select', classOf('Field'), className)}
          validationBehavior="aria"
          isInvalid={error !== null}
          isDisabled={isDisabled}
          placeholder={placeholder ?? t('parts.choose')}
          {...(name !== undefined && { name })}
          {...(value !== undefined && { value })}
          {...(defaultValue !== undefined && { defaultValue })}
          {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
          {...(onChange && { onChange: (id) => onChange(String(id)) })}
        >
          <Label className={classOf('Label', isBare && classOf('VisuallyHidden'))}>{label}</Label>
          <Button
            ref={ref}
            data-field
            className={classOf('SelectButton', classOf('InputFrame', 'portico-InputFrame--md'))}
            {...(error !== null && { 'data-invalid': true })}
          >
            <SelectValue className={classOf('SelectValue')}>
              {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
            </SelectValue>
            <Icon path={chevronDownIcon} size="sm" />
          </Button>
          <FieldNotes ids={ids} help={help} error={error} attempt={attempt} />
          <Popover offset={4} className={classOf('Popover', 'portico-Popover--field')}>
            <ListBox className={classOf('Options')}>
              {options.map((option) => (
                <Option key={option.id} {...option} />
              ))}
            </ListBox>
          </Popover>
        </AriaSelect>
      </InSurface>
    )
  },
)

/** One option of an open list. */
export function Option({ id, label, note, icon, isDisabled = false }: SelectOption) {
  const classOf = useClasses()
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={classOf('Option')}>
      {icon}
      <OptionText label={label} note={note} />
      <span className={classOf('OptionMark')}>
        <Icon path={checkIcon} size="sm" />
      </span>
    </ListBoxItem>
  )
}
