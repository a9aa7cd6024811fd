/** The codes of errors that every list makes itself. Their meaning is in the guide to [lists](../../../../docs/lists.md#lists-and-records). */
export const listErrors = {
  notCurrent: 'list-not-current',
} as const
