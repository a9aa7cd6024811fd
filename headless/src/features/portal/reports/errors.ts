/** The codes of errors that `reports` makes itself. Their meaning is in its guide. */
export const reportErrors = {
  reportCronRequired: 'report-cron-required',
  reportRecipientsRequired: 'report-recipients-required',
  reportRecipientInvalid: 'report-recipient-invalid',
} as const
