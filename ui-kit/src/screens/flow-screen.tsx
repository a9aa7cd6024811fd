'use client'

import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { boxesMessages } from '../i18n/messages/boxes.gen.ts'
import { signInMessages } from '../i18n/messages/sign-in.gen.ts'
import { type FixedAround, type FixedFlow, FixedStepContext } from './login/fixed-step.ts'
import { FlowBox } from './login/flow-box.tsx'
import { later } from './login/later.tsx'
import type { LoginSlots } from './login/login-slots.ts'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'
import { Screen, type ScreenSettings } from './screen.tsx'

/** What a screen of a flow takes. */
export interface FlowScreenProps<Fixed extends FixedAround = FixedFlow<never>, Slots extends object = LoginSlots>
  extends ScreenSettings<Slots> {
  /** What to show whatever the flow says: for previews and builders. */
  readonly fixed?: Fixed | undefined
}

/** What the page of a flow takes. */
export interface FlowPageProps<Fixed extends FixedAround = FixedFlow<never>>
  extends FlowScreenProps<Fixed>,
    Pick<PageFrameProps, 'links'> {}

/** What the steps of a flow take: what its page takes, but for what all pages take. */
export type FlowProps<Props> = Omit<Props, keyof ScreenSettings<LoginSlots> | 'links'>

/** A flow to make screens of. */
export interface Flow<Props> {
  /** What is done in its box, for those who go from landmark to landmark. */
  readonly label: BoxLabel
  /** Whether its first step is tall. Default `false`. */
  readonly isTall?: boolean
  /** Loads the words and rules of its group. Default: those of the sign-in, which are there. */
  readonly bundle?: ComponentType<{ readonly children: ReactNode }>
  /** Its steps, whose code comes when they are met. */
  readonly load: () => Promise<ComponentType<FlowProps<Props>>>
}

/** Makes the box of a flow, to stand on a page of one's own. */
export function boxOf<Props extends FlowPageProps<FixedAround>>(flow: Flow<Props>): (props: Props) => ReactElement {
  return screenOf(flow, ({ children }) => <>{children}</>)
}

/** Makes the page of a flow: its box on the ground of a whole page. */
export function pageOf<Props extends FlowPageProps<FixedAround>>(flow: Flow<Props>): (props: Props) => ReactElement {
  return screenOf(flow, PageFrame)
}

function screenOf<Props extends FlowPageProps<FixedAround>>(
  { label, isTall, bundle: Bundle = Fragment, load }: Flow<Props>,
  Frame: ComponentType<PageFrameProps>,
) {
  const Steps = later(load)
  return function FlowScreen({ slots, appearance, isolation, links, ...flow }: Props): ReactElement {
    return (
      <Bundle>
        <Screen slots={slots} appearance={appearance} isolation={isolation}>
          <Frame links={links} isTall={isTall}>
            <FixedStepContext.Provider value={flow.fixed ?? null}>
              <LabelledBox label={label}>
                <Steps {...flow} />
              </LabelledBox>
            </FixedStepContext.Provider>
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
