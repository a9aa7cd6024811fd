'use client'

import type { ComponentType, ReactElement, ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { boxesMessages } from '../i18n/messages/boxes.gen.ts'
import { signInMessages } from '../i18n/messages/sign-in.gen.ts'
import { type FixedAround, type FixedFlow, FixedStepContext } from './attempt.ts'
import { FlowBox } from './flow-box.tsx'
import type { FrameSlots } from './frame-slots.ts'
import { lazyPart } from './lazy-part.tsx'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'
import { Screen, type ScreenSettings } from './screen.tsx'

/** The props of the box of a flow. */
export interface FlowScreenProps<Fixed extends FixedAround = FixedFlow<never>, Slots extends object = FrameSlots>
  extends ScreenSettings<Slots> {
  /** What to show whatever the flow says: for previews and builders. */
  readonly fixed?: Fixed | undefined
}

/** The props of the page of a flow. */
export interface FlowPageProps<Fixed extends FixedAround = FixedFlow<never>, Slots extends object = FrameSlots>
  extends FlowScreenProps<Fixed, Slots>,
    Pick<PageFrameProps, 'links'> {}

/** The props of the steps of a flow: those of its page, without the props of all pages. */
export type FlowProps<Props> = Omit<Props, keyof ScreenSettings<object> | 'links'>

/** A flow to make a box or a page of. */
export interface Flow<Props> {
  /** The accessible name of its box. */
  readonly label: BoxLabel
  /** Whether its first step is tall. Default `false`. */
  readonly isTall?: boolean
  /** Loads the code of its steps. */
  readonly load: () => Promise<ComponentType<FlowProps<Props>>>
}

/** Makes the box of a flow, for a page of the application. */
export function boxOf<Props extends FlowPageProps<FixedAround, object>>(
  flow: Flow<Props>,
): (props: Props) => ReactElement {
  return screenOf(flow, ({ children }) => <>{children}</>)
}

/** Makes the whole page of a flow. */
export function pageOf<Props extends FlowPageProps<FixedAround, object>>(
  flow: Flow<Props>,
): (props: Props) => ReactElement {
  return screenOf(flow, PageFrame)
}

function screenOf<Props extends FlowPageProps<FixedAround, object>>(
  { label, isTall, load }: Flow<Props>,
  Frame: ComponentType<PageFrameProps>,
) {
  const Steps = lazyPart(load)
  return function FlowScreen({ slots, appearance, isolation, links, ...flow }: Props): ReactElement {
    return (
      <Screen slots={slots} appearance={appearance} isolation={isolation}>
        <Frame links={links} isTall={isTall}>
          <FixedStepContext.Provider value={flow.fixed ?? null}>
            <LabelledBox label={label}>
              <Steps {...flow} />
            </LabelledBox>
          </FixedStepContext.Provider>
        </Frame>
      </Screen>
    )
  }
}

function LabelledBox({ label, children }: { readonly label: BoxLabel; readonly children: ReactNode }) {
  const t = useMessages(messages)
  return <FlowBox label={t(label)}>{children}</FlowBox>
}

const messages = { ...signInMessages, ...boxesMessages }

type BoxLabel = Extract<keyof typeof messages, `${string}.boxLabel`>
