/** A circle with an exclamation mark: something went wrong. */
export const alertIcon = 'M10 6.25v4.5M10 13.5v.05M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z'

/** An arrow along the line: onwards. */
export const arrowIcon = 'M3.75 10h12.5M11.25 5l5 5-5 5'

/** A tick: done. */
export const checkIcon = 'm4.75 10.5 3.5 3.5 7-8'

/** A cross: close. */
export const closeIcon = 'M5 5l10 10M15 5 5 15'

/** Two sheets: copy. */
export const copyIcon =
  'M9.25 7.25h5.5a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2h-5.5a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM12.75 7.25v-2a2 2 0 0 0-2-2h-5.5a2 2 0 0 0-2 2v5.5a2 2 0 0 0 2 2h2'

/** A small circle: not yet. */
export const dotIcon = 'M13.25 10a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0Z'

/** An arrow into a tray: save as a file. */
export const downloadIcon = 'M10 3.25v9M6.25 8.75 10 12.5l3.75-3.75M3.75 16.25h12.5'

/** An eye: show. */
export const eyeIcon =
  'M1.75 10s3-5.5 8.25-5.5 8.25 5.5 8.25 5.5-3 5.5-8.25 5.5S1.75 10 1.75 10ZM12.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z'

/** An eye crossed out: hide. */
export const eyeOffIcon =
  'M8 4.7a8 8 0 0 1 2-.2c5.25 0 8.25 5.5 8.25 5.5a14 14 0 0 1-2 2.6M5.2 6.1A13.5 13.5 0 0 0 1.75 10s3 5.5 8.25 5.5c1.5 0 2.85-.45 4-1.1M8.3 8.2a2.5 2.5 0 0 0 3.5 3.5M3 3l14 14'

/** A circle with an i: something to know. */
export const infoIcon = 'M10 9.25v4.5M10 6.5v-.05M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z'

/** A key: a security key. */
export const keyIcon =
  'M12.75 9.75a3.5 3.5 0 1 0-3.3-2.35l-6.2 6.2v3.15h3.15v-2h2v-2h1.6l1.25-1.25c.47.16.97.25 1.5.25ZM13.25 5.75v.05'

/** An envelope: e-mail. */
export const mailIcon =
  'M4.75 4.5h10.5a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H4.75a1.5 1.5 0 0 1-1.5-1.5V6a1.5 1.5 0 0 1 1.5-1.5ZM3.5 6.25l6.5 4.5 6.5-4.5'

/** A speech bubble: a text message. */
export const messageIcon =
  'M4.75 4h10.5a1.5 1.5 0 0 1 1.5 1.5V12a1.5 1.5 0 0 1-1.5 1.5H10l-3.75 3v-3h-1.5a1.5 1.5 0 0 1-1.5-1.5V5.5a1.5 1.5 0 0 1 1.5-1.5ZM7 7.5h6M7 10h4'

/** A phone: an authenticator app. */
export const phoneIcon =
  'M7 2.75h6a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5H7a1.5 1.5 0 0 1-1.5-1.5V4.25a1.5 1.5 0 0 1 1.5-1.5ZM9 14.75h2'

/** A shield: this device. */
export const shieldIcon =
  'M10 2.75c2 1.5 4 2.1 6.25 2.25v4.5c0 3.75-2.5 6.5-6.25 7.75-3.75-1.25-6.25-4-6.25-7.75V5C6 4.85 8 4.25 10 2.75Z'

/** A triangle: take care. */
export const warningIcon =
  'M10 7.5v3.75M10 13.75v.05M8.7 3.5 2.3 14.6a1.5 1.5 0 0 0 1.3 2.25h12.8a1.5 1.5 0 0 0 1.3-2.25L11.3 3.5a1.5 1.5 0 0 0-2.6 0Z'
