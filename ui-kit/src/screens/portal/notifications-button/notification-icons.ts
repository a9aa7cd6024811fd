export const bellIcon =
  'M5.25 8.5a4.75 4.75 0 0 1 9.5 0c0 2.9.75 4.4 1.75 5.25h-13c1-.85 1.75-2.35 1.75-5.25ZM8.25 16.25a2 2 0 0 0 3.5 0'

/** A pin, for a notification that stays at the top. */
export const pinIcon = 'M7.25 3h5.5M8.5 3v4.75L6 10.5v1.25h8V10.5l-2.5-2.75V3M10 11.75V17'
