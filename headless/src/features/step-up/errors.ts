/** The codes of errors that `step-up` makes itself. Their meaning is in its guide. */
export const stepUpErrors = {
  stepUpCanceled: 'step-up-canceled',
  stepUpRequired: 'step-up-required',
} as const
