/** The codes of errors that `profile` makes itself. Their meaning is in its guide. */
export const profileErrors = {
  pictureTooLarge: 'picture-too-large',
  pictureUnreadable: 'picture-unreadable',
} as const
