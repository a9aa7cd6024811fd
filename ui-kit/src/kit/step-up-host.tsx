'use client'

import { atRest } from './at-rest.tsx'

/** Attends to calls that demand a step-up. Nobody waits for a call before the page is at rest. */
export const StepUpHost = /* @__PURE__ */ atRest(
  async () => (await import('../screens/step-up/step-up-dialog.tsx')).StepUpDialog,
)
