'use client'

import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { FieldNotes } from '../../../primitives/portal/field/field.tsx'
import { chevronDownIcon, chevronEndIcon } from '../../../primitives/portal/icons.ts'
import { MixedCheckbox } from '../../../primitives/portal/mixed-checkbox/mixed-checkbox.tsx'
import { SearchField } from '../../../primitives/portal/search-field/search-field.tsx'
import { useFieldIds } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'

/** One choice of a {@link CategoryPicker}. */
export interface CategoryChoice {
  readonly id: string
  /** The checkbox with its text, or the text of a choice that is fixed. */
  readonly children: ReactNode
  /** The key of the choice, at the end of its row. */
  readonly code: string
}

/** A category of choices, with a heading of its own. */
export interface PickerCategory {
  readonly id: string
  readonly name: string
  /** All, some or none of its choices are chosen. */
  readonly check: 'all' | 'some' | 'none'
  /** `false` disables the box of the category. */
  readonly canChange: boolean
  /** The number of chosen ones: "2 of 9". */
  readonly count: string
  readonly choices: readonly CategoryChoice[]
}

/** The words of a {@link CategoryPicker}. */
export interface PickerWords {
  readonly search: string
  readonly open: (name: string) => string
  readonly close: (name: string) => string
  /** Shown if nothing has the searched text. */
  readonly none: (text: string) => string
}

export interface CategoryPickerProps {
  readonly label: string
  /** A sentence above the choices, below the label. Without it the label is not visible. */
  readonly help?: string | undefined
  /** The error below the choices, or `null`. */
  readonly error?: string | null | undefined
  /** Changes with each submit that the field fails, so that it takes the focus. */
  readonly attempt?: unknown
  readonly words: PickerWords
  /** Returns the categories with the choices that have a text. Without a text they are all. */
  readonly find: (text: string) => readonly PickerCategory[]
  /** Called with the id of a category whose box is pressed. */
  readonly onToggleAll: (id: string) => void
}

/** Choices by category, with a search. The first category is open. */
export function CategoryPicker(props: CategoryPickerProps): ReactElement {
  const { label, help, error = null, attempt, words, find, onToggleAll } = props
  const classOf = useClasses()
  const [text, setText] = useState('')
  const [open, setOpen] = useState<readonly string[]>(() =>
    find('')
      .slice(0, 1)
      .map(({ id }) => id),
  )
  const { ids, describedBy } = useFieldIds(undefined, error)
  const found = find(text)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a size of its own.
    <div role="group" aria-label={label} aria-describedby={describedBy} className={classOf('CategoryField')}>
      {help !== undefined && (
        <>
          <span className={classOf('Label')} aria-hidden="true">
            {label}
          </span>
          <p className={classOf('Help')}>{help}</p>
        </>
      )}
      <div className={classOf('CategoryPicker')} data-invalid={error !== null || undefined}>
        <div className={classOf('CategorySearch')}>
          <SearchField label={words.search} value={text} onChange={setText} />
        </div>
        {found.map((category) => (
          <Category
            key={category.id}
            category={category}
            words={words}
            isOpen={text.trim() !== '' || open.includes(category.id)}
            onOpenChange={(isOpen) =>
              setOpen(open.filter((id) => id !== category.id).concat(isOpen ? category.id : []))
            }
            onToggleAll={() => onToggleAll(category.id)}
          />
        ))}
        <p role="status" className={classOf('CategoryNone')}>
          {found.length === 0 && text !== '' && words.none(text)}
        </p>
      </div>
      <FieldNotes ids={ids} help={undefined} error={error} attempt={attempt} />
    </div>
  )
}

interface CategoryProps {
  readonly category: PickerCategory
  readonly words: PickerWords
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onToggleAll: () => void
}

function Category({ category, words, isOpen, onOpenChange, onToggleAll }: CategoryProps) {
  const { name, check, canChange, count, choices } = category
  const classOf = useClasses()
  const countId = useId()
  return (
    <>
      <div className={classOf('CategoryHead')}>
        <Button
          variant="quiet"
          size="sm"
          icon={<Icon path={isOpen ? chevronDownIcon : chevronEndIcon} size="sm" isDirectional={!isOpen} />}
          aria-label={isOpen ? words.close(name) : words.open(name)}
          aria-expanded={isOpen}
          onPress={() => onOpenChange(!isOpen)}
        />
        <MixedCheckbox check={check} isDisabled={!canChange} aria-describedby={countId} onToggle={onToggleAll}>
          {name}
        </MixedCheckbox>
        <span id={countId} className={classOf('CategoryCount')}>
          {count}
        </span>
      </div>
      {isOpen && (
        <ul className={classOf('CategoryList')} aria-label={name}>
          {choices.map(({ id, children, code }) => (
            <li key={id} className={classOf('CategoryItem')}>
              {children}
              <code dir="ltr" className={classOf('CategoryCode')}>
                {code}
              </code>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
