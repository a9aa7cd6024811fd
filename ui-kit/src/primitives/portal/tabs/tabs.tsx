'use client'

import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { AriaLocale } from '../../../i18n/aria-locale.tsx'
import { slotted, useClasses } from '../../../slots/index.ts'

/** One page of {@link Tabs}. */
export interface TabItem {
  /** Identifies the page. */
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

/** The props of {@link Tabs}. */
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
export const Tabs = /* @__PURE__ */ slotted<TabsProps, HTMLDivElement>(
  'Tabs',
  ({ label, items, selected, defaultSelected, onSelect, activation = 'automatic', className }, ref) => {
    const classOf = useClasses()
    return (
      <AriaLocale>
        <AriaTabs
          ref={ref}
          className={classOf('Tabs', className)}
          keyboardActivation={activation}
          {...(selected !== undefined && { selectedKey: selected })}
          {...(defaultSelected !== undefined && { defaultSelectedKey: defaultSelected })}
          {...(onSelect && { onSelectionChange: (id) => onSelect(String(id)) })}
        >
          <TabList aria-label={label} className={classOf('TabList')}>
            {items.map(({ id, label: text, badge, isDisabled = false }) => (
              <Tab key={id} id={id} isDisabled={isDisabled} className={classOf('Tab')}>
                {text}
                {badge}
              </Tab>
            ))}
          </TabList>
          {items.map(({ id, children }) => (
            <TabPanel key={id} id={id} className={classOf('TabPanel')}>
              {children}
            </TabPanel>
          ))}
        </AriaTabs>
      </AriaLocale>
    )
  },
)
