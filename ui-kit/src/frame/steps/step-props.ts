/** The props of the screen of a step. */
export interface StepProps<Step> {
  /** The step and its data. The hook of the flow has its actions. */
  readonly step: Step
}
