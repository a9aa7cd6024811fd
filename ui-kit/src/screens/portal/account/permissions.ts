/** Changes the settings of the account. */
export const settingsWrite = 'fe.secure.write.accountSettings'
/** Changes the look of its login box. */
export const lookWrite = 'fe.account-settings.write.custom-login-box'
