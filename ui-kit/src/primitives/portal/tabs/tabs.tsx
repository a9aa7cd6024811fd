'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/index.ts'
import { slotted, useClasses } from '../../../slots/index.ts'

/** One page of {@link Tabs}. */
export interface TabItem {
  readonly id: string
  /** One or two words. */
  readonly label: string
  /** A number or state behind the label: a `Badge`. */
  readonly badge?: ReactNode
  /** `true` disables the tab. Default `false`. */
  readonly isDisabled?: boolean | undefined
  /** The content of the page. */
  readonly children: ReactNode
}

export interface TabsProps {
  /** The accessible name of the list of tabs. */
  readonly label: string
  /** The pages, in display order. */
  readonly items: readonly TabItem[]
  /** The id of the open page. Without it the part keeps its own. */
  readonly selected?: string | undefined
  /** The id of the first page of a part that keeps its own. Default: the first. */
  readonly defaultSelected?: string | undefined
  /** Called with the id of the page to open. */
  readonly onSelect?: ((id: string) => void) | undefined
  /** `manual` opens a page by Enter or Space, for pages that load. Default `automatic`. */
  readonly activation?: 'automatic' | 'manual' | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/**
 * Pages of one view, of which one is open. Arrow keys move between tabs in reading direction, Home and End go to the
 * ends. Replaceable as slot `Tabs`.
 */
export const Tabs = slotted<TabsProps, HTMLDivElement>(
  'Tabs',
  ({ label, items, selected, defaultSelected, onSelect, activation = 'automatic', className }, ref) => {
    const classOf = useClasses()
    const { dir } = useLocale()
    const id = useId()
    const [own, setOwn] = useState(defaultSelected)
    const wanted = selected ?? own
    const present = items.find((item) => item.id === wanted) ?? items.find(({ isDisabled }) => !isDisabled)
    const at = present ? items.indexOf(present) : -1

    function select(next: string) {
      if (next === present?.id) return
      setOwn(next)
      onSelect?.(next)
    }

    function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      const { key, currentTarget, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey) return
      const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not([disabled])')]
      const from = tabs.indexOf(event.target as HTMLElement)
      const tab = tabs.at(goalOf(key, dir, from, tabs.length) ?? tabs.length)
      if (!tab) return
      event.preventDefault()
      tab.focus()
      if (activation === 'automatic') tab.click()
    }

    return (
      <div ref={ref} className={classOf('Tabs', className)}>
        <div role="tablist" aria-label={label} className={classOf('TabList')} onKeyDown={onKeyDown}>
          {items.map((item, index) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              className={classOf('Tab')}
              aria-selected={index === at}
              data-selected={index === at || undefined}
              aria-controls={index === at ? `${id}-panel` : undefined}
              tabIndex={index === at ? 0 : -1}
              disabled={item.isDisabled}
              onClick={() => select(item.id)}
            >
              {item.label}
              {item.badge}
            </button>
          ))}
        </div>
        {present && (
          <TabPanel key={present.id} id={`${id}-panel`} labelId={`${id}-tab-${at}`}>
            {present.children}
          </TabPanel>
        )}
      </div>
    )
  },
)

/** The place among the tabs that a key goes to. */
function goalOf(key: string, dir: 'ltr' | 'rtl', from: number, count: number): number | undefined {
  const isNext = key === (dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
  if (isNext) return (from + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowRight') return from - 1
  if (key === 'Home') return 0
  return key === 'End' ? -1 : undefined
}

interface TabPanelProps {
  readonly id: string
  readonly labelId: string
  readonly children: ReactNode
}

/** The open page. A page without controls is a stop of Tab itself. */
function TabPanel({ id, labelId, children }: TabPanelProps) {
  const classOf = useClasses()
  const panel = useRef<HTMLDivElement>(null)
  const [isStop, setStop] = useState(true)
  useEffect(() => setStop(panel.current?.querySelector(controls) === null))
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={labelId}
      className={classOf('TabPanel')}
      {...(isStop && { tabIndex: 0 })}
    >
      {children}
    </div>
  )
}

const controls = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])'
