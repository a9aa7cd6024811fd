import type { SsoConnection } from '@portico/headless/portal/sso-connections'

/** The props of a step. */
export interface StepProps {
  readonly connection: SsoConnection
  readonly onBack: () => void
  readonly onNext: () => void
}
