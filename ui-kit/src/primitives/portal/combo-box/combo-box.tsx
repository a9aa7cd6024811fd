'use client'

import { type KeyboardEvent, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { useFieldIds } from '../../text-field/text-field.tsx'
import { Chip } from '../chip/chip.tsx'
import { FieldNotes, type FieldProps } from '../field/field.tsx'
import { chevronDownIcon } from '../icons.ts'
import { InSurface } from '../popover/in-surface.tsx'
import { Option, type SelectOption } from '../select/select.tsx'

/** The props of {@link ComboBox}. */
export interface ComboBoxProps extends FieldProps {
  /** The options, in display order. The typed text filters them. */
  readonly options: readonly SelectOption[]
  /** The ids of the chosen options. Without it the field keeps its own. */
  readonly value?: readonly string[] | undefined
  /** The first choice of a field that keeps its own. */
  readonly defaultValue?: readonly string[] | undefined
  /** Called with the ids of all chosen options after each change. */
  readonly onChange?: ((ids: readonly string[]) => void) | undefined
  /** Called with the typed text, for options that a provider searches. */
  readonly onSearch?: ((text: string) => void) | undefined
  /** Shown while nothing is typed or chosen. */
  readonly placeholder?: string | undefined
}

/**
 * A choice of several options, by typing. Choices are chips before the text; Backspace in an empty text removes the last
 * one. The form has one value per choice. The ref is the input. Replaceable as slot `ComboBox`.
 */
export const ComboBox = /* @__PURE__ */ slotted<ComboBoxProps, HTMLInputElement>(
  'ComboBox',
  ({ label, name, options, value, defaultValue = [], onChange, onSearch, placeholder, ...field }, ref) => {
    const { help, error = null, attempt, isDisabled = false, className } = field
    const classOf = useClasses()
    const t = useMessages(portalPartsMessages)
    const { ids, describedBy } = useFieldIds(help, error)
    const input = useObjectRef(ref)
    const [own, setOwn] = useState(defaultValue)
    const [removed, setRemoved] = useState<string | null>(null)
    const chosen = value ?? own
    const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? id

    function choose(next: readonly string[]) {
      setOwn(next)
      setRemoved(null)
      onChange?.(next)
    }

    function remove(id: string) {
      choose(chosen.filter((one) => one !== id))
      setRemoved(labelOf(id))
      input.current?.focus()
    }

    function onKeyDown({ key }: KeyboardEvent) {
      const last = chosen.at(-1)
      if (key === 'Backspace' && input.current?.value === '' && last !== undefined && !isDisabled) remove(last)
    }

    return (
      <InSurface>
        <AriaComboBox
          className={classOf('ComboBox', classOf('Field'), className)}
          selectionMode="multiple"
          value={chosen}
          onChange={(keys) => choose(keys.map(String))}
          {...(onSearch && { onInputChange: onSearch })}
          menuTrigger="focus"
          allowsEmptyCollection
          validationBehavior="aria"
          isInvalid={error !== null}
          isDisabled={isDisabled}
          {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        >
          <Label className={classOf('Label')}>{label}</Label>
          <Group className={classOf('ComboBoxFrame', classOf('InputFrame', 'portico-InputFrame--md'))}>
            {chosen.length > 0 && (
              <ul className={classOf('ComboBoxChips')} aria-label={t('parts.chosen')}>
                {chosen.map((id) => (
                  <li key={id}>
                    <Chip size="sm" value={labelOf(id)} {...(!isDisabled && { onRemove: () => remove(id) })} />
                    {name !== undefined && <input type="hidden" name={name} value={id} disabled={isDisabled} />}
                  </li>
                ))}
              </ul>
            )}
            <Input
              ref={input}
              data-field
              className={classOf('Input')}
              onKeyDown={onKeyDown}
              {...(placeholder !== undefined && chosen.length === 0 && { placeholder })}
            />
            <Button className={classOf('ComboBoxButton')} aria-label={t('parts.showChoices')}>
              <Icon path={chevronDownIcon} size="sm" />
            </Button>
          </Group>
          <span role="status" className={classOf('VisuallyHidden')}>
            {removed !== null && t('parts.removed', { name: removed })}
          </span>
          <FieldNotes ids={ids} help={help} error={error} attempt={attempt} />
          <Popover offset={4} className={classOf('Popover', 'portico-Popover--field portico-Popover--typing')}>
            <ListBox
              className={classOf('Options')}
              renderEmptyState={() => <div className={classOf('OptionsEmpty')}>{t('parts.noMatches')}</div>}
            >
              {options.map((option) => (
                <Option key={option.id} {...option} />
              ))}
            </ListBox>
          </Popover>
        </AriaComboBox>
      </InSurface>
    )
  },
)
