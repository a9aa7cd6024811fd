/** A circle with an exclamation mark, for errors. */
export const alertIcon = 'M10 6.25v4.5M10 13.5v.05M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z'

/** An arrow in text direction, for continuing. */
export const arrowIcon = 'M3.75 10h12.5M11.25 5l5 5-5 5'

/** A check mark, for success. */
export const checkIcon = 'm4.75 10.5 3.5 3.5 7-8'

export const closeIcon = 'M5 5l10 10M15 5 5 15'

export const copyIcon =
  'M9.25 7.25h5.5a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2h-5.5a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM12.75 7.25v-2a2 2 0 0 0-2-2h-5.5a2 2 0 0 0-2 2v5.5a2 2 0 0 0 2 2h2'

/** A small circle, for a rule not met yet. */
export const dotIcon = 'M13.25 10a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0Z'

/** An arrow into a tray, for saving a file. */
export const downloadIcon = 'M10 3.25v9M6.25 8.75 10 12.5l3.75-3.75M3.75 16.25h12.5'

/** An eye, for showing a password. */
export const eyeIcon =
  'M1.75 10s3-5.5 8.25-5.5 8.25 5.5 8.25 5.5-3 5.5-8.25 5.5S1.75 10 1.75 10ZM12.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z'

/** A crossed-out eye, for hiding a password. */
export const eyeOffIcon =
  'M8 4.7a8 8 0 0 1 2-.2c5.25 0 8.25 5.5 8.25 5.5a14 14 0 0 1-2 2.6M5.2 6.1A13.5 13.5 0 0 0 1.75 10s3 5.5 8.25 5.5c1.5 0 2.85-.45 4-1.1M8.3 8.2a2.5 2.5 0 0 0 3.5 3.5M3 3l14 14'

/** A circle with an i, for information. */
export const infoIcon = 'M10 9.25v4.5M10 6.5v-.05M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z'

/** A key, for a security key. */
export const keyIcon =
  'M12.75 9.75a3.5 3.5 0 1 0-3.3-2.35l-6.2 6.2v3.15h3.15v-2h2v-2h1.6l1.25-1.25c.47.16.97.25 1.5.25ZM13.25 5.75v.05'

/** A laptop, for this device. */
export const laptopIcon =
  'M5.25 4.25h9.5a1.5 1.5 0 0 1 1.5 1.5v5.5a1.5 1.5 0 0 1-1.5 1.5h-9.5a1.5 1.5 0 0 1-1.5-1.5v-5.5a1.5 1.5 0 0 1 1.5-1.5ZM1.75 15.75h16.5'

export const mailIcon =
  'M4.75 4.5h10.5a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H4.75a1.5 1.5 0 0 1-1.5-1.5V6a1.5 1.5 0 0 1 1.5-1.5ZM3.5 6.25l6.5 4.5 6.5-4.5'

/** A speech bubble, for a text message. */
export const messageIcon =
  'M4.75 4h10.5a1.5 1.5 0 0 1 1.5 1.5V12a1.5 1.5 0 0 1-1.5 1.5H10l-3.75 3v-3h-1.5a1.5 1.5 0 0 1-1.5-1.5V5.5a1.5 1.5 0 0 1 1.5-1.5ZM7 7.5h6M7 10h4'

/** A person with a key, for a passkey. */
export const passkeyIcon =
  'M10.75 6a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0ZM2 16.75v-.5a5 5 0 0 1 5-5h1.5M10.75 16.75H2M17.25 10.25a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM14.75 12.75v4.5M14.75 15.25h1.75'

/** A phone, for an authenticator app. */
export const phoneIcon =
  'M7 2.75h6a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5H7a1.5 1.5 0 0 1-1.5-1.5V4.25a1.5 1.5 0 0 1 1.5-1.5ZM9 14.75h2'

/** A shield, for this device. */
export const shieldIcon =
  'M10 2.75c2 1.5 4 2.1 6.25 2.25v4.5c0 3.75-2.5 6.5-6.25 7.75-3.75-1.25-6.25-4-6.25-7.75V5C6 4.85 8 4.25 10 2.75Z'

/** A shield with a check mark, for safety. */
export const shieldCheckIcon =
  'M10 2.75c2 1.5 4 2.1 6.25 2.25v4.5c0 3.75-2.5 6.5-6.25 7.75-3.75-1.25-6.25-4-6.25-7.75V5C6 4.85 8 4.25 10 2.75ZM7.25 9.75l2 2 3.5-3.75'

/** A triangle, for a warning. */
export const warningIcon =
  'M10 7.5v3.75M10 13.75v.05M8.7 3.5 2.3 14.6a1.5 1.5 0 0 0 1.3 2.25h12.8a1.5 1.5 0 0 0 1.3-2.25L11.3 3.5a1.5 1.5 0 0 0-2.6 0Z'
