import { PorticoProvider } from '@portico/headless'
import { createFrozenClient } from '@portico/headless/preview'
import { LoginBox, LoginPage, type LoginPageProps } from '@portico/ui-kit'
import { useMemo } from 'react'
import type { GalleryState } from './gallery-state.ts'

/** The props of a {@link FrozenScreen}. */
export interface FrozenScreenProps extends Pick<LoginPageProps, 'appearance'> {
  /** The state to render. */
  readonly state: GalleryState
  /** Whether the screen is rendered as a whole page. Default `false`. */
  readonly isPage?: boolean
}

/** The screen of a state, over a client that stays in it. */
export function FrozenScreen({ state, isPage = false, appearance }: FrozenScreenProps) {
  const client = useMemo(() => createFrozenClient(state.features, { name: state.id, now: state.now ?? 0 }), [state])
  const Login = isPage ? LoginPage : LoginBox
  return (
    <PorticoProvider client={client}>
      {(isPage && state.page) || state.screen || <Login appearance={appearance} />}
    </PorticoProvider>
  )
}
