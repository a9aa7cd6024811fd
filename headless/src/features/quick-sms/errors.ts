/** The codes of errors that `quick-sms` makes itself. Their meaning is in its guide. */
export const quickSmsErrors = {
  noPrompt: 'no-prompt',
} as const
