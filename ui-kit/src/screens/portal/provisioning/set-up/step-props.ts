import type { ProvisionConnection } from '@portico/headless/portal/provisioning'

/** The props of a step. */
export interface StepProps {
  readonly connection: ProvisionConnection
  /** The name of the directory, such as Okta. */
  readonly directory: string
  readonly onBack: () => void
  readonly onNext: () => void
}
