/** The social providers that the emulator stands in for. */
export const socialNames = ['google', 'github', 'microsoft', 'apple', 'facebook', 'linkedin', 'slack'] as const

export const socialLabels: Readonly<Record<(typeof socialNames)[number], string>> = {
  google: 'Google',
  github: 'GitHub',
  microsoft: 'Microsoft',
  apple: 'Apple',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  slack: 'Slack',
}
