'use client'

import { type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import type { BoxLabel, Catalogue, GroupWords } from '../i18n/catalogue.ts'
import { BoxLabelsContext, WordsProvider } from '../i18n/words-provider.tsx'
import { ControlSizeContext, type LoadStyles, StylesContext } from './surface-context.ts'

export interface BundleProviderProps {
  /** Loads the words of the group. */
  readonly words: GroupWords
  /** The English names of its boxes. */
  readonly labels?: Partial<Pick<Catalogue, BoxLabel>>
  /** Loads the rules of the group. */
  readonly styles: LoadStyles
  /** The screens of the group. */
  readonly children: ReactNode
}

/** Loads the words and rules of a group of screens for the screens below it, beside those of the sign-in. */
export function BundleProvider({ words, labels, styles, children }: BundleProviderProps): ReactElement {
  const outer = useContext(StylesContext)
  const all = useMemo(() => [...outer, styles], [outer, styles])
  const outerLabels = useContext(BoxLabelsContext)
  const allLabels = useMemo(() => ({ ...outerLabels, ...labels }), [outerLabels, labels])
  return (
    <StylesContext.Provider value={all}>
      <BoxLabelsContext.Provider value={allLabels}>
        <ControlSizeContext.Provider value="md">
          <WordsProvider words={words}>{children}</WordsProvider>
        </ControlSizeContext.Provider>
      </BoxLabelsContext.Provider>
    </StylesContext.Provider>
  )
}
