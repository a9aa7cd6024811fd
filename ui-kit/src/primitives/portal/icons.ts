/** An arrowhead down, for a list that opens. */
export const chevronDownIcon = 'm5.5 8 4.5 4.5L14.5 8'

/** An arrowhead in text direction, for the next page. */
export const chevronEndIcon = 'm8 5.5 4.5 4.5L8 14.5'

/** An arrowhead against text direction, for the previous page. */
export const chevronStartIcon = 'M12 5.5 7.5 10l4.5 4.5'

/** A check mark in a circle, for success. */
export const doneIcon = 'm6.9 10.25 2.1 2.1 4.1-4.5M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z'

/** Three dots, for more actions. */
export const dotsIcon = 'M4.75 10h.01M10 10h.01M15.25 10h.01'

/** A sheet of paper, for a file. */
export const fileIcon =
  'M11.5 2.75H6a1.5 1.5 0 0 0-1.5 1.5v11.5a1.5 1.5 0 0 0 1.5 1.5h8a1.5 1.5 0 0 0 1.5-1.5v-9l-4-4ZM11.5 2.75v4h4'

/** A padlock, for a missing permission. */
export const lockIcon =
  'M6.25 8.75v-2.5a3.75 3.75 0 0 1 7.5 0v2.5M5.75 8.75h8.5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-8.5a1.5 1.5 0 0 1-1.5-1.5v-5a1.5 1.5 0 0 1 1.5-1.5Z'

/** A minus sign, for less. */
export const minusIcon = 'M5 10h10'

/** A plus sign, for more. */
export const plusIcon = 'M10 5v10M5 10h10'

/** An arrow in a circle, for another try. */
export const retryIcon = 'M16.5 10a6.5 6.5 0 1 1-2-4.7L17 7.5M17 3.75V7.5h-3.75'

/** A magnifying glass, for a search. */
export const searchIcon = 'M13.75 9a4.75 4.75 0 1 1-9.5 0 4.75 4.75 0 0 1 9.5 0ZM12.5 12.5l3.75 3.75'

/** An arrow out of a tray, for a file to send. */
export const uploadIcon = 'M10 12.75v-9M6.25 7.25 10 3.5l3.75 3.75M3.75 16.25h12.5'
