'use client'

import { type ComponentType, Fragment, type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import type { BoxLabel, GroupPlaceholders } from '../../i18n/catalogue.ts'
import { useMessages } from '../../i18n/index.ts'
import { boxesMessages } from '../../i18n/messages/boxes.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { BoxLabelsContext } from '../../i18n/words-provider.tsx'
import type { FrameSlots } from '../frame-slots.ts'
import { lazyPart } from '../loading/lazy-part.tsx'
import { PageFrame, type PageFrameProps } from '../page-frame.tsx'
import { Screen, type ScreenSettings } from '../screen.tsx'
import { SecuredByPlace } from '../secured-by/secured-by-place.tsx'
import { FlowBox } from './flow-box.tsx'

/** The props of the box of a flow. */
export interface FlowScreenProps<Slots extends object = FrameSlots> extends ScreenSettings<Slots> {}

/** The props of the page of a flow. */
export interface FlowPageProps<Slots extends object = FrameSlots>
  extends FlowScreenProps<Slots>,
    Pick<PageFrameProps, 'links'> {}

/** The props of the steps of a flow: those of its page, without the props of all pages. */
export type FlowProps<Props> = Omit<Props, keyof ScreenSettings<object> | 'links'>

/** A flow to make a box or a page of. */
export type Flow<Props> = FlowCode<Props> & (FlowOfSignIn | FlowOfBundle)

/** A flow whose words and rules are those of the sign-in. */
export interface FlowOfSignIn {
  /** The accessible name of its box. */
  readonly label: BoxLabel & keyof GroupPlaceholders['sign-in']
  readonly bundle?: undefined
}

/** A flow of another group of screens. */
export interface FlowOfBundle {
  /** The accessible name of its box. */
  readonly label: BoxLabel
  /** Loads the words and rules of the group. */
  readonly bundle: ComponentType<{ readonly children: ReactNode }>
}

/** The steps of a {@link Flow}. */
export interface FlowCode<Props> {
  /** Set it if the first step is tall. Default `false`. */
  readonly isTall?: boolean
  /** Loads the code of its steps. */
  readonly load: () => Promise<ComponentType<FlowProps<Props>>>
}

/** Makes the box of a flow, for a page of the application. */
export function boxOf<Props extends FlowPageProps<object>>(flow: Flow<Props>): (props: Props) => ReactElement {
  return screenOf(flow, ({ children }) => <>{children}</>)
}

/** Makes the whole page of a flow. */
export function pageOf<Props extends FlowPageProps<object>>(flow: Flow<Props>): (props: Props) => ReactElement {
  return screenOf(flow, PageFrame)
}

function screenOf<Props extends FlowPageProps<object>>(
  { label, isTall, bundle: Bundle = Fragment, load }: Flow<Props>,
  Frame: ComponentType<PageFrameProps>,
) {
  const Steps = lazyPart(load)
  return function FlowScreen({ slots, appearance, isolation, links, ...flow }: Props): ReactElement {
    return (
      <Bundle>
        <Screen slots={slots} appearance={appearance} isolation={isolation}>
          <Frame links={links} isTall={isTall}>
            <LabelledBox label={label}>
              <Steps {...flow} />
            </LabelledBox>
          </Frame>
        </Screen>
      </Bundle>
    )
  }
}

function LabelledBox({ label, children }: { readonly label: BoxLabel; readonly children: ReactNode }) {
  const ofBundle = useContext(BoxLabelsContext)
  const labels = useMemo(() => ({ ...signInMessages, ...boxesMessages, ...ofBundle }), [ofBundle])
  const t = useMessages<never>(labels)
  return (
    <FlowBox label={t.find(label) ?? label}>
      {children}
      <SecuredByPlace />
    </FlowBox>
  )
}
