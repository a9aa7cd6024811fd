/** A circle with an exclamation mark: something went wrong. */
export const alertIcon = 'M10 6.25v4.5M10 13.5v.05M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z'
/** A circle with an i: something to know. */
export const infoIcon = 'M10 9.25v4.5M10 6.5v.05M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z'
