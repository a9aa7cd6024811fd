'use client'

import { atRest } from './at-rest.tsx'

/** Handles calls that demand a step-up. It loads when the page is idle, because no call comes earlier. */
export const StepUpHost = atRest(async () => (await import('../screens/step-up/step-up-dialog.tsx')).StepUpDialog)
