'use client'

import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { boxesMessages } from '../i18n/messages/boxes.gen.ts'
import { signInMessages } from '../i18n/messages/sign-in.gen.ts'
import { FlowBox } from './flow-box.tsx'
import type { FrameSlots } from './frame-slots.ts'
import { lazyPart } from './lazy-part.tsx'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'
import { Screen, type ScreenSettings } from './screen.tsx'

/** The props of the box of a flow. */
export interface FlowScreenProps<Slots extends object = FrameSlots> extends ScreenSettings<Slots> {}

/** The props of the page of a flow. */
export interface FlowPageProps<Slots extends object = FrameSlots>
  extends FlowScreenProps<Slots>,
    Pick<PageFrameProps, 'links'> {}

/** The props of the steps of a flow: those of its page, without the props of all pages. */
export type FlowProps<Props> = Omit<Props, keyof ScreenSettings<object> | 'links'>

/** A flow to make a box or a page of. */
export interface Flow<Props> {
  /** The accessible name of its box. */
  readonly label: BoxLabel
  /** Whether its first step is tall. Default `false`. */
  readonly isTall?: boolean
  /** Loads the words and rules of its group. Default: those of the sign-in, which are there. */
  readonly bundle?: ComponentType<{ readonly children: ReactNode }>
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
  const t = useMessages(messages)
  return <FlowBox label={t(label)}>{children}</FlowBox>
}

const messages = { ...signInMessages, ...boxesMessages }

type BoxLabel = Extract<keyof typeof messages, `${string}.boxLabel`>
