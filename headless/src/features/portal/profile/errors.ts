/** The codes of errors that `profile` makes itself. Their meaning is in its guide. */
export const profileErrors = {
  pictureUnreadable: 'picture-unreadable',
} as const
